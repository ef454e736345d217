import { DialogPlace } from '../../ui/use-modal.ts'
import type { Account, Act, Value } from './account-api.ts'
import { AccountDetails } from './account-details.tsx'
import { ActivityList } from './activity-list.tsx'
import { OwnValue } from './own-value.tsx'
import { ProfileLinks } from './profile-links.tsx'
import { type FactorStep, SecondFactorPanel } from './second-factor-panel.tsx'
import { DeleteForm } from './your-data.tsx'

const own = { acted_by: null, acts_for: null }

const nora: Account = {
  user: {
    user_id: 'usr_1',
    email: 'nora@example.com',
    first_name: 'Nora',
    last_name: 'Albright',
    title: 'Dr',
    phone: '+1 202 555 0121',
    usr_type: 2,
    is_blocked: false,
    preferred_language: null,
    preferred_currency: null,
    loyalty_membership_no: 'MJ4K2-90XQ7',
  },
  member_since: '2025-02-01T10:00:00.000Z',
  second_factor: { state: 'off', recovery_codes_left: 0 },
  sessions: [
    { session_id: 'ses_1', device: 'Chrome on Windows', signed_in_at: '2027-01-10T08:00:00.000Z', seen_at: '2027-01-15T08:00:00.000Z', is_this: true, ...own },
    { session_id: 'ses_2', device: 'Safari on iPhone', signed_in_at: '2026-12-02T19:00:00.000Z', seen_at: '2027-01-14T21:00:00.000Z', is_this: false, ...own },
    {
      ...{ session_id: 'ses_3', device: 'Firefox on Linux', signed_in_at: '2027-01-15T07:00:00.000Z', seen_at: '2027-01-15T07:00:00.000Z', is_this: false },
      ...{ acted_by: 'Olu Adeyemi', acts_for: null },
    },
  ],
}

const value: Value = {
  loyalty_membership_no: 'MJ4K2-90XQ7',
  wallet: [{ amount: 80, currency: 'USD' }],
  cards: [
    { payment_card_id: 'pcd_1', name: 'Wallet top-up', type: 'WALLET', left: 80, currency: 'USD', expires_at: null },
    { payment_card_id: 'pcd_2', name: 'Sorry for the noise', type: 'CASH', left: 110.5, currency: 'USD', expires_at: '2027-06-30T00:00:00.000Z' },
  ],
  coupons: [{ coupon_code: 'SAVE10', description: '10% off hotels', product: 'HLT', valid_until: '2027-12-31T00:00:00.000Z', uses_left: 1 }],
  points: [
    {
      points: 12_000,
      rate_per_miles: 100,
      point_type_code: 'SOJOURN_MILES',
      point_type_label: 'Sojourn Miles',
      funding_partner_code: 'SOJOURN',
      rule_code: 'BASE',
      rule_level: 'ORG',
      worth: 120,
      currency: 'USD',
      lots: [
        { points: 9_000, earned_at: '2026-02-01T00:00:00.000Z', expires_at: '2028-02-01T00:00:00.000Z' },
        { points: 3_000, earned_at: '2026-11-20T00:00:00.000Z', expires_at: null },
      ],
    },
  ],
}

const act = (change: Partial<Act>): Act => ({
  act_id: 'act_1',
  at: '2027-01-15T12:00:00.000Z',
  kind: 'booking_cancelled',
  outcome: 'done',
  actor: { user_id: 'usr_op', role: 'operator', name: 'Olive Okoro' },
  user_id: 'usr_1',
  reason: 'The hotel closes that week',
  booking_id: 'bkg_1',
  ...change,
})

const acts = [
  act({}),
  act({ act_id: 'act_2', kind: 'pay_link_sent', reason: null, booking_id: null, actor: { user_id: 'usr_ag', role: 'agent', name: 'Mara Jensen' } }),
  act({ act_id: 'act_3', kind: 'card_deleted', outcome: 'refused', reason: null, booking_id: null, actor: { user_id: 'usr_op', role: 'operator', name: '' } }),
  act({
    act_id: 'act_4',
    kind: 'card_made_default',
    outcome: 'asked',
    reason: null,
    booking_id: null,
    actor: { user_id: 'usr_op', role: 'impersonator', name: '' },
  }),
]

const page =
  (change: Partial<Account> = {}, user: Partial<Account['user']> = {}) =>
  () => <AccountDetails account={{ ...nora, user: { ...nora.user, ...user }, ...change }} />
const factor = (step: FactorStep) => () => <SecondFactorPanel factor={nora.second_factor} first={step} />
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** One's own account in every state. */
export const states = {
  details: page(),
  'details, one session': page({ sessions: nora.sessions.slice(0, 1), second_factor: { state: 'on', recovery_codes_left: 9 } }),
  'demo account': page({}, { usr_type: 4 }),
  'two-step: the key': factor({ at: 'proving', secret: key, uri: `otpauth://totp/Sojourn:nora?secret=${key}&issuer=Sojourn` }),
  'two-step: recovery codes': factor({ at: 'proved', codes: ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2', '3456-789a-bcde', 'fghj-kmnp-qrst'] }),
  'two-step: turning off': factor({ at: 'ending' }),
  'delete my account': () => (
    <DialogPlace value="in-page">
      <DeleteForm />
    </DialogPlace>
  ),
  'wallet and points': () => <OwnValue value={value} />,
  'wallet and points: nothing': () => <OwnValue value={{ loyalty_membership_no: null, wallet: [], cards: [], coupons: [], points: [] }} />,
  'ways to everything': () => <ProfileLinks value={value} isAgent={false} />,
  activity: () => <ActivityList activity={{ acts, next: 'act_4' }} />,
  'activity: nothing': () => <ActivityList activity={{ acts: [], next: null }} />,
}
