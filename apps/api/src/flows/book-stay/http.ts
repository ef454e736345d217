import { bookHolidayStay, bookHotel, closeChallenge as closeCall, getBookingStatus, retryPayment as retryCall } from '@sojourn/contracts'
import { accept, refuse } from '@sojourn/kernel'
import { type Refusals, type Route, signedInRoute } from '../../http/index.ts'
import { type GatewayNews, webhookRoutes } from '../../modules/payments/index.ts'
import { askOfNews } from '../ask-gateway.ts'
import { TOO_SOON } from '../minimum-checkin.ts'
import type { Parts } from '../parts.ts'
import { bookOffer } from './book-stay.ts'
import { bookingStatus } from './booking-status.ts'
import { closeChallenge } from './close-challenge.ts'
import { retryPayment } from './retry-payment.ts'
import { paymentForPayer, tokenForPayer } from './secrets-for-payer.ts'
import { standingFor } from './standing.ts'

const refusals: Refusals = {
  not_found: [404, 'This is not here. Nothing was charged.'],
  checkout_expired: [409, 'The time to book has run out and the room is free again. Nothing was charged. Please choose your room again.'],
  price_changed: [409, 'The price, or what of it is due, has changed. Nothing was charged. Please look at it and decide again.'],
  sold_out: [409, 'The room was sold in the meantime. Nothing was charged. Please choose another.'],
  already_booked: [409, 'This was booked already. You find it under My bookings.'],
  booked_otherwise: [
    422,
    'This was booked already, with other details than these. Nothing was changed and nothing more was charged. You find it under My bookings.',
  ],
  nothing_due: [409, 'Nothing is due for this booking: it was cancelled, or it did not go through. You find what became of it under My bookings.'],
  too_soon: [409, TOO_SOON],
  duplicate_booking: [409, 'This guest is booked into this house on one of these nights already. Nothing was charged. Please update the name of the guest.'],
  order_not_created: [502, 'Error creating booking order. Nothing was charged. Please choose your room again.'],
  invoice_not_allowed: [403, 'This cannot be paid by invoice. Nothing was charged. Please pay by card.'],
  credit_exceeded: [409, 'The credit line does not cover this. Nothing was charged to it. Please pay by card.'],
  already_paid: [409, 'This booking is paid. You find it under My bookings.'],
  payment_pending: [409, 'Your payment is still being settled. Nothing is charged twice. Please wait a moment.'],
  too_many_tries: [429, 'Too many cards were tried for this booking. Nothing was charged. Please start again.'],
}

export function bookStayHttp(parts: Parts, webhookSecrets: readonly string[]): Route[] {
  return [
    signedInRoute(bookHotel, (body, caller) => bookOffer(parts, 'HLT', body, caller), refusals),
    signedInRoute(bookHolidayStay, (body, caller) => bookOffer(parts, 'VR', body, caller), refusals),
    signedInRoute(
      getBookingStatus,
      async (body, caller) => {
        const standing = await standingFor(parts, caller, body.booking_id)
        if (!standing) return refuse('not_found')
        const status = await bookingStatus(parts, standing)
        return accept({ ...status, payment: paymentForPayer(status.payment, standing.booking, caller) })
      },
      refusals,
    ),
    signedInRoute(
      closeCall,
      async (body, caller) => {
        const standing = await standingFor(parts, caller, body.booking_id)
        if (!standing) return refuse('not_found')
        const { booking, attempt } = standing
        const closed = await closeChallenge(parts, booking, attempt, caller.ip)
        return accept({ ...closed, payment_token: tokenForPayer(closed.payment_token, booking, caller) })
      },
      refusals,
    ),
    signedInRoute(
      retryCall,
      async (body, caller) => {
        const standing = await standingFor(parts, caller, body.booking_id)
        if (!standing) return refuse('not_found')
        const { booking, attempt } = standing
        const retried = await retryPayment(parts, booking, attempt, caller.ip)
        return retried.ok ? accept({ payment_token: tokenForPayer(retried.value.payment_token, booking, caller) }) : retried
      },
      refusals,
    ),
    ...webhookRoutes({ clock: parts.clock, secrets: webhookSecrets, onNews: (news: GatewayNews) => askOfNews(parts, news) }),
  ]
}
