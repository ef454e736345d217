import { cancelBooking as cancelCall, quoteCancellation as quoteCall } from '@sojourn/contracts'
import { type Refusals, type Route, signedInRoute } from '../../http/index.ts'
import type { Parts } from '../parts.ts'
import { cancelBooking, quoteCancellation } from './cancel-booking.ts'

const refusals: Refusals = {
  not_found: [404, 'This booking is not here.'],
  not_cancellable: [409, 'This booking cannot be cancelled any more. Nothing was changed.'],
  refund_changed: [409, 'What would come back has changed. Nothing was cancelled. Please look at the new amount and decide again.'],
}

export const cancelBookingHttp = (parts: Parts): Route[] => [
  signedInRoute(quoteCall, (body, caller) => quoteCancellation(parts, body.booking_id, caller), refusals),
  signedInRoute(cancelCall, (body, caller) => cancelBooking(parts, body, caller), refusals),
]
