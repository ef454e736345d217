import { say } from '@sojourn/i18n'
import type { Refusals } from '../http/index.ts'
import { mayNotBuyText } from './book-refusals.ts'
import { tooSoonText } from './minimum-days.ts'
import { SUPPLIER_SILENT } from './supplier-silent.ts'
import { tooManyHoldsText } from './too-many-holds.ts'

/** What a person reads where what is booked is not changed. */
export const CHANGE_REFUSALS: Refusals = {
  ...SUPPLIER_SILENT,
  not_found: [404, () => say`We couldn't find this booking.`],
  not_changeable: [409, () => say`This booking can't be changed here. Nothing was changed.`],
  sold_out: [409, () => say`This isn't available. Nothing was changed, and your booking stays as it is.`],
  price_changed: [409, () => say`The price has changed, so nothing was changed. Please check the new amount and try again.`],
  may_not_buy: [403, mayNotBuyText],
  duplicate_booking: [409, () => say`This traveler already has another booking at that time. Nothing was changed.`],
  too_soon: [409, tooSoonText],
  too_many_holds: [429, tooManyHoldsText],
}
