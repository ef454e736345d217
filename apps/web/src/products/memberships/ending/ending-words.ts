import { clockText, dateTextOfMembership, moneyText, say } from '@sojourn/i18n'
import type { Ended, EndQuote, HowToEnd } from '../memberships-api.ts'

/** What ending means, sentence by sentence. */
export function whatHappens({ cancel, withdraw, debt, currency }: EndQuote, how: HowToEnd): readonly string[] {
  const owed = debt > 0 ? [say`You still owe ${moneyText(debt, currency)} for unpaid days.`] : []
  if (how === 'withdraw' && withdraw) {
    const refund =
      withdraw.refund > 0
        ? say`We refund ${moneyText(withdraw.refund, withdraw.currency)} to what you paid with.`
        : say`You haven't been charged, so there's nothing to refund.`
    return [say`Your membership ends at once, and so do its benefits.`, refund, say`Nothing more is charged.`, ...owed]
  }
  if (how === 'at_end' && cancel)
    return [say`You keep your benefits until ${dateTextOfMembership(cancel.benefits_until)}.`, say`Nothing more is charged.`, ...owed]
  return []
}

/** What was done, with its time: the receipt. */
export function receiptLines({ benefits_until: until, refund, currency, confirmed_at: at }: Ended, how: HowToEnd): readonly string[] {
  const when = new Date(at)
  const received = say`Received on ${dateTextOfMembership(at)} at ${clockText(when, 'UTC')} UTC.`
  if (how === 'withdraw')
    return [received, refund > 0 ? say`${moneyText(refund, currency)} is on its way back to what you paid with.` : say`There was nothing to refund.`]
  return [received, say`You keep your benefits until ${dateTextOfMembership(until)}. Nothing more is charged.`]
}
