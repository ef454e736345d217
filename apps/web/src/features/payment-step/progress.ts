import { say } from '@sojourn/i18n'
import type { Attempt } from './attempt.ts'

/** What is going on, in words. A step that is not here says so on a surface of its own. */
const PROGRESS: Partial<Record<Attempt['step'], string>> = {
  booking: say`Making your booking…`,
  paying: say`Contacting your bank…`,
  challenged: say`Waiting for your bank…`,
  leaving: say`Taking you to the payment page…`,
  closing: say`Checking with your bank…`,
  settling: say`Checking your payment and waiting for confirmation…`,
  reloading: say`Checking your payment…`,
  confirmed: say`Confirmed. One moment…`,
}

export const progressOf = ({ step }: Pick<Attempt, 'step'>): string | null => PROGRESS[step] ?? null
