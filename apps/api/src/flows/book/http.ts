import { closeChallenge as closeCall, getBookingStatus, retryPayment as retryCall } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, refuse } from '@sojourn/kernel'
import { type Refusals, type Route, signedInRoute } from '../../http/index.ts'
import { type GatewayNews, webhookRoutes } from '../../modules/payments/index.ts'
import { paymentRefusedText } from '../../sale/book-refusals.ts'
import { askOfNews } from '../payment/ask-gateway.ts'
import { retryPayment } from '../payment/retry-payment.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { bookingStatus } from './booking-status.ts'
import { closeChallenge } from './close-challenge.ts'
import { ownPaymentState, paymentStateFor } from './payment-state.ts'
import { redactPayment } from './redact-payment-secrets.ts'

const refusals: Refusals = {
  not_found: [404, () => say`We couldn't find this booking. Nothing was charged.`],
  checkout_expired: [409, () => say`This checkout has expired and nothing was charged. Please choose again.`],
  nothing_due: [409, () => say`There is nothing to pay: this booking was canceled or didn't go through. See My bookings for details.`],
  already_paid: [409, () => say`This booking is already paid. You'll find it under My bookings.`],
  payment_pending: [409, () => say`Your payment is still being processed. Please wait a moment: you won't be charged twice.`],
  card_declined: [402, () => say`Your card was declined and nothing was charged. Please use another card.`],
  payment_refused: [402, paymentRefusedText],
  too_many_tries: [429, () => say`Too many cards were tried and nothing was charged. Please wait a while before the next one, or pay another way.`],
}

export function bookHttp(deps: ShopDeps, webhookSecrets: readonly string[], onGatewayNews: (news: GatewayNews) => Promise<void>): Route[] {
  return [
    signedInRoute(
      getBookingStatus,
      async (body, caller) => {
        const paymentState = await paymentStateFor(deps, caller, body.booking_id)
        if (!paymentState) return refuse('not_found')
        const status = await bookingStatus(deps, paymentState)
        return accept({ ...status, payment: redactPayment(status.payment, paymentState.booking, caller) })
      },
      refusals,
    ),
    signedInRoute(
      closeCall,
      async (body, caller) => {
        const paymentState = await ownPaymentState(deps, caller, body.booking_id)
        if (!paymentState) return refuse('not_found')
        return accept(await closeChallenge(deps, paymentState.booking, paymentState.attempt, caller))
      },
      refusals,
    ),
    signedInRoute(
      retryCall,
      async (body, caller) => {
        const paymentState = await ownPaymentState(deps, caller, body.booking_id)
        return paymentState ? retryPayment(deps, paymentState.booking, paymentState.attempt, caller) : refuse('not_found')
      },
      refusals,
    ),
    ...webhookRoutes({
      clock: deps.clock,
      secrets: webhookSecrets,
      // Of a booking or of a later charge: for the other it is nothing.
      onNews: async (news) => {
        await askOfNews(deps, news)
        await onGatewayNews(news)
      },
    }),
  ]
}
