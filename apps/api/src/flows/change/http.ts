import { changeItem as changeCall, quoteChange as quoteCall } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type Outcome, refuse } from '@sojourn/kernel'
import { type Refusals, type Route, signedInRoute } from '../../http/index.ts'
import { mayNotBuyText } from '../../sale/book-refusals.ts'
import { tooSoonText } from '../../sale/minimum-days.ts'
import { tooManyHoldsText } from '../../sale/too-many-holds.ts'
import type { ChangeDeps } from './change-deps.ts'
import { changeItem, quoteChange } from './change-item.ts'

const refusals: Refusals = {
  not_found: [404, () => say`We couldn't find this booking.`],
  not_changeable: [409, () => say`This booking can't be changed here. Nothing was changed.`],
  sold_out: [409, () => say`This isn't available. Nothing was changed, and your booking stays as it is.`],
  price_changed: [409, () => say`The price has changed, so nothing was changed. Please check the new amount and try again.`],
  may_not_buy: [403, mayNotBuyText],
  duplicate_booking: [409, () => say`This traveler already has another booking at that time. Nothing was changed.`],
  too_soon: [409, tooSoonText],
  too_many_holds: [429, tooManyHoldsText],
}

/** What a product refuses in codes of its own (closed at that time, no such day) is that it is not changed to that: its message stays. */
const inOurWords = <T>({ refusals: known }: { readonly refusals: readonly string[] }, answer: Outcome<T>): Outcome<T> =>
  answer.ok || known.includes(answer.refusal.code) ? answer : refuse('not_changeable', answer.refusal.detail)

export const changeHttp = (deps: ChangeDeps): Route[] => [
  signedInRoute(quoteCall, async (body, caller) => inOurWords(quoteCall, await quoteChange(deps, body, caller)), refusals),
  signedInRoute(changeCall, async (body, caller) => inOurWords(changeCall, await changeItem(deps, body, caller)), refusals),
]
