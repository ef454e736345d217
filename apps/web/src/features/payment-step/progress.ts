import type { Attempt } from './attempt.ts'

/** What is going on, in words. A step that is not here says so on a surface of its own. */
const PROGRESS: Partial<Record<Attempt['step'], string>> = {
  booking: 'Making your booking…',
  paying: 'Asking your bank…',
  challenged: 'Waiting for your bank…',
  leaving: 'Taking you to the payment page…',
  closing: 'Checking with your bank…',
  settling: 'Checking the payment and waiting for the confirmation…',
  reloading: 'Checking the payment…',
  confirmed: 'Confirmed. One moment…',
}

export const progressOf = ({ step }: Pick<Attempt, 'step'>): string | null => PROGRESS[step] ?? null
