import { say } from '@sojourn/i18n'
import type { Refusals } from '../http/index.ts'
import { mayNotBuyText } from './book-refusals.ts'
import { tooSoonText } from './minimum-days.ts'
import { notSoldHereText } from './sold-here.ts'
import { SUPPLIER_SILENT } from './supplier-silent.ts'
import { tooManyHoldsText } from './too-many-holds.ts'

/** What a person reads where one part of a checkout is not swapped. */
export const SWAP_REFUSALS: Refusals = {
  ...SUPPLIER_SILENT,
  not_found: [404, () => say`We couldn't find this checkout; it may have ended. Nothing was charged, so please choose again.`],
  checkout_expired: [409, () => say`This checkout has expired and nothing was charged. Please choose again.`],
  already_booked: [409, () => say`This is booked already, as you saw it. Nothing was changed.`],
  no_such_item: [404, () => say`We couldn't find this part of what you chose. Nothing was changed.`],
  not_swappable: [409, () => say`This can't take the place of what you chose. Nothing was changed.`],
  not_sold_here: [404, notSoldHereText],
  may_not_buy: [403, mayNotBuyText],
  price_changed: [409, () => say`The price has changed again. Nothing was changed here; please look at the new one.`],
  too_soon: [409, tooSoonText],
  too_many_holds: [429, tooManyHoldsText],
  sold_out: [409, () => say`Someone else just took it. Nothing was changed, and what you chose before stays held for you.`],
}
