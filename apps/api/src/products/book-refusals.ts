import { say } from '@sojourn/i18n'
import type { Refusals } from '../http/index.ts'
import { tooSoonText } from './minimum-days.ts'

/** What a person is told where a held checkout is not booked. A product may say some of it in its own words. */
export const BOOK_REFUSALS: Refusals = {
  not_found: [404, () => say`This is not here. It may have ended; nothing was charged. Please choose again.`],
  wrong_product: [409, () => say`This checkout is for something else than this call books. It is still held for you, and nothing was charged.`],
  checkout_expired: [409, () => say`The time to book has run out and what was held is free again. Nothing was charged. Please choose again.`],
  price_changed: [409, () => say`The price, or what of it is due, has changed. Nothing was charged. Please look at it and decide again.`],
  sold_out: [409, () => say`It was sold in the meantime. Nothing was charged. Please choose another.`],
  already_booked: [409, () => say`This was booked already. You find it under My bookings.`],
  booked_otherwise: [
    422,
    () => say`This was booked already, with other details than these. Nothing was changed and nothing more was charged. You find it under My bookings.`,
  ],
  too_soon: [409, tooSoonText],
  duplicate_booking: [409, () => say`This traveller has a booking there at that time already. Nothing was charged. Please update the name of the traveller.`],
  order_not_created: [502, () => say`Error creating booking order. Nothing was charged. Please choose again.`],
  invoice_not_allowed: [403, () => say`This cannot be paid by invoice. Nothing was charged. Please pay by card.`],
  credit_exceeded: [409, () => say`The credit line does not cover this. Nothing was charged to it. Please pay by card.`],
}
