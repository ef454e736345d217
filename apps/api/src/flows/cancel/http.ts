import { cancelBooking as cancelCall, quoteCancellation as quoteCall } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type Refusals, type Route, signedInRoute } from '../../http/index.ts'
import { SUPPLIER_SILENT } from '../../sale/supplier-silent.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { cancelBooking, quoteCancellation } from './cancel-booking.ts'

const refusals: Refusals = {
  ...SUPPLIER_SILENT,
  not_found: [404, () => say`We couldn't find this booking.`],
  not_cancellable: [409, () => say`This booking can no longer be canceled. Nothing was changed.`],
  reason_missing: [400, () => say`Please give a reason for canceling this booking; its owner can read it. Nothing was changed.`],
  refund_changed: [409, () => say`The refund amount has changed, so nothing was canceled. Please check the new amount and try again.`],
}

export const cancelBookingHttp = (deps: ShopDeps): Route[] => [
  signedInRoute(quoteCall, (body, caller) => quoteCancellation(deps, body, caller), refusals),
  signedInRoute(cancelCall, (body, caller) => cancelBooking(deps, body, caller), refusals),
]
