import { ReasonField } from '../../lib/reason-field.tsx'
import { DialogPlace } from '../../ui/use-modal.ts'
import { DryRunResult } from './dry-run-result.tsx'
import type { DryRun, RiskReview, RuleSet } from './risk-api.ts'
import { RiskDesk } from './risk-desk.tsx'
import { ruleFaultText } from './risk-words.ts'
import { RuleRow } from './rule-row.tsx'
import { VerdictView } from './verdict-dialog.tsx'

const nothing = () => {}
const review: RiskReview = {
  booking_id: 'bkg_1m87cdf6jw5k022x82mwf9h66',
  user_id: 'usr_member',
  opened_at: '2026-11-24T10:00:00.000Z',
  score: 40,
  reasons: ['disposable mailbox on a first booking', 'many cards from one device'],
}
const ruleSet: RuleSet = {
  version: 3,
  rules: [
    { name: 'many cards from one device', when: 'cards_per_device_1h > 5', score: 60, action: 'three_d_secure' },
    { name: 'disposable mailbox on a first booking', when: 'disposable_email and first_booking', score: 40, action: 'review' },
  ],
  facts: [
    { name: 'cards_per_device_1h', type: 'number' },
    { name: 'disposable_email', type: 'boolean' },
    { name: 'card_country', type: 'text' },
  ],
}
const tried: DryRun = {
  examined: 214,
  is_complete: true,
  matched: [
    { name: 'many cards from one device', count: 3 },
    { name: 'disposable mailbox on a first booking', count: 12 },
  ],
  actions: { allow: 199, review: 12, three_d_secure: 3, block: 0 },
  examples: [{ booking_id: 'bkg_2', at: '2026-11-20T08:00:00.000Z', score: 60, action: 'three_d_secure', reasons: ['many cards from one device'] }],
}
const page = (state: Parameters<typeof RiskDesk>[0]['state']) => () => <RiskDesk state={state} onChanged={nothing} />
const dialog =
  (verdict: 'legitimate' | 'fraud', { isMissing = false, isBusy = false, problem = null as string | null } = {}) =>
  () => (
    <DialogPlace value="in-page">
      <VerdictView
        review={review}
        verdict={verdict}
        isBusy={isBusy}
        problem={problem}
        reason={<ReasonField asks="required" value="" isMissing={isMissing} onChange={nothing} hint="Other operators can read it." />}
        onSend={nothing}
        onClose={nothing}
      />
    </DialogPlace>
  )
const wrong = 'cards_per_phone > 5'

/** The page of operators with its reviews and rules, and what is made of them. */
export const states = {
  waiting: page({ kind: 'shown', reviews: [review, { ...review, booking_id: 'bkg_2', score: 95 }], ruleSet }),
  'nothing waits, default rules': page({ kind: 'shown', reviews: [], ruleSet: { ...ruleSet, version: 0 } }),
  'no rules': page({ kind: 'shown', reviews: [], ruleSet: { ...ruleSet, rules: [] } }),
  'no operator': page({ kind: 'not_operator', message: 'Only operators can see this.' }),
  unreachable: page({ kind: 'unreachable', message: 'Something went wrong on our side.' }),
  'a rule with a fault': () => (
    <RuleRow
      number={1}
      rule={{ ...ruleSet.rules[0]!, when: wrong }}
      problem={{ field: 'when', text: ruleFaultText(wrong, 'unknown_fact', 0) }}
      onChange={nothing}
      onRemove={nothing}
    />
  ),
  tried: () => <DryRunResult result={tried} />,
  'tried, more than could be checked': () => <DryRunResult result={{ ...tried, examined: 20_000, is_complete: false, examples: [] }} />,
  fine: dialog('legitimate'),
  'fraud, no reason': dialog('fraud', { isMissing: true }),
  'fraud, sending': dialog('fraud', { isBusy: true }),
  'fraud, refused': dialog('fraud', { problem: "We couldn't reach the server. Check your connection and try again." }),
}
