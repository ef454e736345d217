import {
  type Call,
  generateCheckSum as checksumCall,
  type DataOf,
  type ParsedBodyOf,
  paymentRouteOf,
  paymentWithSavedCard as savedCardCall,
  getSupplierpg as supplierCall,
  generatePgToken as tokenCall,
} from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import { type Refusals, type Route, route, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import { paymentRefusedText } from '../../sale/book-refusals.ts'
import { tokenFor } from '../payment/payment-token.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { explainRoute } from './explain-route.ts'
import { generateChecksum } from './generate-checksum.ts'
import { generatePgToken } from './generate-pg-token.ts'
import { isOrderOf, ownBooking } from './own-booking.ts'
import { payWithSavedCard } from './pay-with-saved-card.ts'
import { supplierOf } from './supplier-of.ts'

const refusals: Refusals = {
  not_found: [404, () => say`We couldn't find this booking. Nothing was charged.`],
  wrong_product: [409, () => say`This booking is for something other than this call names. Nothing was changed or charged.`],
  not_allowed: [403, () => say`This account can't do that. Nothing was charged.`],
  checkout_expired: [409, () => say`This checkout has expired and nothing was charged. Please choose again.`],
  price_changed: [409, () => say`The price has changed and nothing was charged. Please check the new price and try again.`],
  already_paid: [409, () => say`This booking is already paid. You'll find it under My bookings.`],
  nothing_due: [409, () => say`There is nothing to pay for this booking right now.`],
  payment_pending: [409, () => say`Your payment is still being processed. Please wait a moment: you won't be charged twice.`],
  wrong_key: [400, () => say`This API key doesn't belong to this site. Nothing was charged.`],
  card_declined: [402, () => say`Your card was declined and nothing was charged. Please use another card.`],
  payment_refused: [402, paymentRefusedText],
  gateway_unreachable: [503, () => say`We can't reach your saved cards right now. Nothing was charged; please try again in a moment.`],
  too_many_tries: [429, () => say`Too many cards were tried and nothing was charged. Please wait a while before the next one, or pay another way.`],
}

export function payBookingHttp(deps: ShopDeps): Route[] {
  /** A call about a booking of the caller's own. */
  const ofBooking = <C extends Call>(
    call: C,
    idOf: (body: ParsedBodyOf<C>) => string,
    answer: (booking: Booking, body: ParsedBodyOf<C>, caller: SignedInCaller) => Promise<Outcome<DataOf<C>>>,
  ): Route =>
    signedInRoute(
      call,
      async (body, caller) => {
        const booking = await ownBooking(deps, caller, idOf(body))
        return booking ? answer(booking, body, caller) : refuse('not_found')
      },
      refusals,
    )

  return [
    route(supplierCall, (body, caller) => supplierOf(deps, body, caller), {
      ...refusals,
      not_found: [404, () => say`We couldn't find this payment supplier. Nothing was charged.`],
    }),
    ofBooking(
      tokenCall,
      ({ id }) => id,
      (booking, body, caller) => generatePgToken(deps, booking, body, caller),
    ),
    ofBooking(
      checksumCall,
      ({ orderId }) => orderId,
      (booking, body, caller) => generateChecksum(deps, booking, body, caller),
    ),
    ofBooking(
      savedCardCall,
      ({ booking_id }) => booking_id,
      async (booking, body, caller) => {
        if (!(await isOrderOf(deps, booking, body.orderToken))) return refuse('not_found')
        const returnUrl = body.return_url ? `${booking.origin}${body.return_url}` : null
        const paid = await payWithSavedCard(deps, booking, { cardId: body.card_id, returnUrl }, caller)
        if (!paid.ok) return paid
        return accept({ status: paid.value.status, payment_token: await tokenFor(deps, booking, paid.value.attempt) })
      },
    ),
    signedInRoute(paymentRouteOf, (body, caller) => explainRoute(deps, body.booking_id, caller), refusals),
  ]
}
