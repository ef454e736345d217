import { cancelBooking as cancelCall, quoteCancellation as quoteCall } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type Refusals, type Route, signedInRoute } from '../../http/index.ts'
import { SUPPLIER_SILENT } from '../../products/supplier-silent.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { cancelBooking, quoteCancellation } from './cancel-booking.ts'

const refusals: Refusals = {
  ...SUPPLIER_SILENT,
  not_found: [404, () => say`This booking is not here.`],
  not_cancellable: [409, () => say`This booking cannot be cancelled any more. Nothing was changed.`],
  reason_missing: [400, () => say`Please say why this booking is cancelled: the person it belongs to can read the reason. Nothing was changed.`],
  refund_changed: [409, () => say`What would come back has changed. Nothing was cancelled. Please look at the new amount and decide again.`],
}

export const cancelBookingHttp = (deps: ShopDeps): Route[] => [
  signedInRoute(quoteCall, (body, caller) => quoteCancellation(deps, body, caller), refusals),
  signedInRoute(cancelCall, (body, caller) => cancelBooking(deps, body, caller), refusals),
]
