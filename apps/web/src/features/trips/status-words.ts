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

/** The state of a booking, in a word or two. An unknown state of a newer server is shown neutrally. */
export const statusWords = (status: string): Words => WORDS[status] ?? [say`Booked`, 'plain']
