// nothing here is translated: the names of rules are the operator's own words
import type { Rule } from './assess.ts'

/** The rules where no operator has decided. Mild on purpose: no payment is refused. */
export const DEFAULT_RULES: readonly Rule[] = [
  { name: 'many cards from one device', when: 'cards_per_device_1h > 5', score: 60, action: 'three_d_secure' },
  { name: 'disposable mailbox on a first booking', when: 'disposable_email and first_booking', score: 40, action: 'review' },
]
