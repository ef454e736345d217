import { say } from '@sojourn/i18n'
import type { Refusals } from '../http/index.ts'
import { tooSoonText } from './minimum-days.ts'

/** Of a payment that our own rules block: no card was asked, and which rule it was is not said. */
export function paymentRefusedText(): string {
  return say`We couldn't accept this payment, and nothing was charged. What you entered is saved; please contact us if you need help.`
}

/** Of what not everyone may buy, where its product does not say why. */
export const mayNotBuyText = (): string => say`You can't buy this with your account. Nothing was charged.`

/** What a person sees where a held checkout is not booked. A product may say some of it in its own words. */
export const BOOK_REFUSALS: Refusals = {
  not_found: [404, () => say`We couldn't find this checkout; it may have ended. Nothing was charged, so please choose again.`],
  wrong_product: [409, () => say`This checkout is for something other than this call books. It's still held for you, and nothing was charged.`],
  checkout_expired: [409, () => say`This checkout has expired and nothing was charged. Please choose again.`],
  price_changed: [409, () => say`The price or the amount due has changed. Nothing was charged; please check it and try again.`],
  sold_out: [409, () => say`Someone else just booked it. Nothing was charged; please choose another.`],
  already_booked: [409, () => say`This is already booked. You'll find it under My bookings.`],
  booked_otherwise: [422, () => say`This is already booked with other details. Nothing more was charged; you'll find it under My bookings.`],
  too_soon: [409, tooSoonText],
  may_not_buy: [403, mayNotBuyText],
  duplicate_booking: [409, () => say`This traveler already has a booking there at that time. Nothing was charged; please change the traveler's name.`],
  order_not_created: [502, () => say`Error creating booking order. Nothing was charged. Please choose again.`],
  invoice_not_allowed: [403, () => say`You can't pay for this by invoice. Nothing was charged; please pay by card.`],
  payment_refused: [402, paymentRefusedText],
  mandate_missing: [409, () => say`Please agree to the later charges to your card. Nothing was charged.`],
  mandate_changed: [409, () => say`The later charges have changed. Nothing was charged; please read them and agree again.`],
  credit_exceeded: [409, () => say`Your credit line doesn't cover this. Nothing was charged to it; please pay by card.`],
}
