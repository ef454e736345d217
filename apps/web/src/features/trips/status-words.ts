import { say, sayAs } from '@sojourn/i18n'

type Words = readonly [text: string, kind: 'good' | 'care' | 'plain' | 'wrong']

const WORDS: Readonly<Record<string, Words>> = {
  draft: [say`In progress`, 'plain'],
  pending_payment: [say`Waiting for payment`, 'care'],
  confirming: [say`Being confirmed`, 'care'],
  confirmed: [say`Confirmed`, 'good'],
  failed: [say`Not booked`, 'wrong'],
  expired: [sayAs('of a booking')`Expired`, 'plain'],
  cancelled: [sayAs('of a booking')`Canceled`, 'plain'],
}

/** How a booking stands, in a word or two. A state of tomorrow's servers is said without judging it. */
export const statusWords = (status: string): Words => WORDS[status] ?? [say`Booked`, 'plain']
