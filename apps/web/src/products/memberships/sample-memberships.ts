import type { MembershipOffer } from '@sojourn/contracts'
import type { CheckoutData } from '../../features/checkout/index.ts'
import { EXAMPLE_VALUE_RULES, exampleSoldAs } from '../../lib/example-order.ts'
import type { Charges, EndQuote, LaterCharge, Mandate, Plan, Plans, Subscription } from './memberships-api.ts'

/** Plans, a membership and its charges to look at while developing and testing. */
const MANDATE_TEXT =
  'I authorize Sojourn to charge my card 49.00 USD a year for Voyager from March 12, 2027 on, until I cancel. Sojourn emails me 7 days before each charge.'

const list = (...gives: readonly string[]) => `<ul>${gives.map((each) => `<li>${each}</li>`).join('')}</ul>`

const YEARLY: Plan = {
  sub_id: 'pln_voyager',
  subplan_name: 'Voyager',
  subplan_desc: 'For people who are away a few times a year.',
  sub_plan_image_url: '/art/posters/porto-600.avif',
  html: list('Member prices, 4 to 9% lower', '2 miles for each dollar', '<strong>Free</strong> changes by chat'),
  currency_code: 'USD',
  membership_id: 'mbr_voyager',
  subscription_code: 'VOYAGER',
  sub_plan_initial_price: 49,
  sub_plan_renewal_price: 49,
  sub_plan_validity_year: 1,
  sub_plan_validity_month: 0,
  sub_plan_auto_validity_year: 1,
  sub_plan_auto_validity_month: 0,
  sub_plan_charge_after: 0,
  is_renewable: true,
  init_charge_org: false,
  renew_charge_org: false,
  due_today: 49,
  is_trial: false,
  trial_refused: null,
  next_charge: { on: '2027-03-12', amount: 49 },
  mandate_text: MANDATE_TEXT,
  not_eligible: null,
  currency_note: null,
}
const MONTHLY: Plan = {
  ...YEARLY,
  sub_id: 'pln_explorer',
  subplan_name: 'Explorer',
  subplan_desc: 'For one long trip.',
  sub_plan_image_url: '/art/posters/kyoto-600.avif',
  subscription_code: 'EXPLORER',
  sub_plan_initial_price: 4.9,
  sub_plan_renewal_price: 5.9,
  sub_plan_validity_year: 0,
  sub_plan_validity_month: 1,
  due_today: 4.9,
  next_charge: { on: '2026-04-12', amount: 5.9 },
}
const LARGE: Plan = {
  ...YEARLY,
  sub_id: 'pln_meridian',
  subplan_name: 'Meridian',
  subplan_desc: 'For people who live out of one good bag.',
  sub_plan_image_url: '/art/posters/queenstown-600.avif',
  subscription_code: 'MERIDIAN',
  html: list('Member prices, 6 to 14% lower', '2 miles for each dollar', 'Resort weeks held for 24 hours'),
  sub_plan_initial_price: 129,
  due_today: 129,
  next_charge: { on: '2027-03-12', amount: 119 },
}
export const SAMPLE_PLANS: readonly Plan[] = [YEARLY, LARGE, MONTHLY]
export const TRIAL_PLAN: Plan = { ...YEARLY, sub_plan_charge_after: 14, is_trial: true, due_today: 0, next_charge: { on: '2026-03-26', amount: 49 } }
/** Its description still mentions a trial, which this person does not have. */
export const NO_TRIAL_PLAN: Plan = { ...YEARLY, sub_plan_charge_after: 14, trial_refused: 'used' }
export const ORG_PLAN: Plan = { ...YEARLY, init_charge_org: true, renew_charge_org: true, due_today: 0, next_charge: null, mandate_text: '' }

export const SAMPLE_SUBSCRIPTION: Subscription = {
  plan_id: 'pln_explorer',
  plan_name: 'Explorer',
  plan_code: 'EXPLORER',
  plan_currency: 'USD',
  plan_price: 29,
  plan_status: 'ACTIVE',
  plan_expiry_date: '2027-03-12',
  member_since: '2024-05-04',
  subscription_debt: 0,
  next_payment_by_org: false,
  membership_no: 'mbr_0007km492xc',
  state: 'active',
  next_billing_date: '2027-03-12',
  billing_amount: 29,
  payment_method: 'Visa ending in 4242',
  ends_at_expiry: false,
  withdraw_until: null,
  withdraw_pays_back: false,
  last_failure: null,
  benefits: ['Member prices on everything', 'Twice the points', 'Resort weeks held for 24 hours'],
}

export function samplePlans(subscription: Partial<Subscription> | null, change: Partial<Plans> = {}): Plans {
  return {
    plans: [...SAMPLE_PLANS],
    userProfile: {
      user_id: 'usr_1',
      email: 'member@sojourn.test',
      first_name: 'Nora',
      last_name: 'Andrade',
      title: null,
      phone: null,
      usr_type: 2,
      is_blocked: false,
      preferred_language: null,
      preferred_currency: null,
      loyalty_membership_no: 'MJ4K2-90XQ7',
      subscription_details: subscription && { ...SAMPLE_SUBSCRIPTION, ...subscription },
    },
    displayModal: false,
    needsRenewal: false,
    needsSubscription: false,
    sumDebt: 0,
    ...change,
  }
}

export const SAMPLE_MANDATE: Mandate = {
  subject_kind: 'membership',
  subject_id: 'mem_1',
  text: MANDATE_TEXT,
  agreed_at: '2026-03-12T09:14:00Z',
  language: 'en-US',
  sources: [
    { kind: 'card', card_id: 'crd_visa', label: 'Visa ending in 4242' },
    { kind: 'wallet', card_id: null, label: 'Wallet' },
  ],
}

const CHARGE: LaterCharge = {
  charge_id: 'chg_1',
  what: 'Explorer, 12 months',
  kind: 'renewal',
  on: '2027-03-12',
  amount: 29,
  currency: 'USD',
  state: 'planned',
  needs_card: false,
  pays: ['Visa ending in 4242', 'Wallet'],
  notice_on: '2027-03-05',
  announced_at: null,
  attempts: [],
  next_try: null,
  can_pay_now: false,
  pay_page: '/user/profile',
}
export const SAMPLE_CHARGES: Charges = {
  upcoming: [
    {
      ...CHARGE,
      charge_id: 'chg_0',
      on: '2026-12-12',
      state: 'retrying',
      pays: ['Visa ending in 4242'],
      notice_on: null,
      announced_at: '2026-12-05T09:00:00Z',
      attempts: [{ at: '2026-12-12T09:00:00Z', pays: 'Visa ending in 4242', result: 'declined', reason: 'Your card has insufficient funds.' }],
      next_try: '2026-12-15T09:00:00Z',
      can_pay_now: true,
      pay_page: '/user/profile',
    },
    CHARGE,
  ],
  past: [
    { ...CHARGE, charge_id: 'chg_past', on: '2026-03-12', state: 'paid', pays: ['Visa ending in 4242'], notice_on: null, announced_at: '2026-03-05T09:00:00Z' },
  ],
}

export const SAMPLE_QUOTE: EndQuote = {
  plan_name: 'Explorer',
  state: 'active',
  initials: 'N. A.',
  cancel: { benefits_until: '2027-03-12' },
  withdraw: { until: '2026-03-26T23:59:59Z', refund: 29, currency: 'USD' },
  resume: null,
  debt: 0,
  currency: 'USD',
}

export const SAMPLE_OFFER: MembershipOffer = {
  product: 'SUB',
  title: 'Voyager, 12 months',
  sub_id: 'pln_voyager',
  subscription_code: 'VOYAGER',
  plan_name: 'Voyager',
  kind: 'renewal',
  is_trial: false,
  charge_org: false,
  term: { from: '2026-03-12', until: '2027-03-12' },
  debt: 4.9,
  currency: 'USD',
  next_charge: { on: '2027-03-12', amount: 49 },
  mandate_text: MANDATE_TEXT,
}

const DESCRIPTION = { title: 'Voyager, 12 months', summary: '', place: null, from: null, to: null, starts: null, facts: [] }
const PRICE = { total: 53.9, currency: 'USD', base: 53.9, taxes: 0, fees: 0, pay_now: 53.9, pay_at_property: 0, per_night: [] }

/** The checkout of a renewal with what is owed, a coupon applied. */
export const SAMPLE_CHECKOUT: CheckoutData = {
  checkoutId: 'chk_sub',
  state: 'open',
  booking_id: null,
  offer: SAMPLE_OFFER,
  sold_as: exampleSoldAs('SUB', { ...EXAMPLE_VALUE_RULES, payable_by: ['coupon', 'stored_value'] }),
  travellers: [],
  items: [{ product: 'SUB', offer: SAMPLE_OFFER, description: DESCRIPTION, price: PRICE, cancellation: [] }],
  price: PRICE,
  lines: [
    { kind: 'base', label: 'Voyager, 12 months', amount: 49, rule: null },
    { kind: 'fee', label: 'Amount owed', amount: 4.9, rule: '16 days of grace' },
    { kind: 'total', label: 'Total', amount: 53.9, rule: null },
    { kind: 'coupon', label: 'Coupon TAKE25', amount: 25, rule: '$25 off' },
    { kind: 'card', label: 'Card', amount: 28.9, rule: null },
  ],
  due: { card: 28.9, now: 53.9, at_property: 0, waived: 0, currency: 'USD' },
  tenders: { coupon: null, cash_card: null, points: null, payment_cards: [] },
  earns: null,
  held_elsewhere: [],
  cancellation: [],
  if_cancelled: [],
  expires_at: '2026-03-12T09:15:00Z',
  server_time: '2026-03-12T09:00:28Z',
  renewable: false,
  payment: {
    gateway_url: 'http://pay.test',
    publishable_key: 'pk_test',
    route: 'card',
    gateway: 'PG_03',
    pg_method_name: 'Client CC',
    is_popup: false,
    forced: false,
    guarantee: false,
    invoice: null,
  },
}
