import { cancelBooking as cancelCall, noShow as noShowCall, providerCancels as providerCall, quoteCancellation as quoteCall } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type Refusals, type Route, signedInRoute } from '../../http/index.ts'
import { SUPPLIER_SILENT } from '../../sale/supplier-silent.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { cancelBooking, quoteCancellation } from './cancel-booking.ts'
import { noShow } from './no-show.ts'
import { toldByOperator } from './provider-cancels.ts'

const refusals: Refusals = {
  ...SUPPLIER_SILENT,
  not_found: [404, () => say`We couldn't find this booking.`],
  not_cancellable: [409, () => say`This booking can no longer be canceled. Nothing was changed.`],
  reason_missing: [400, () => say`Please give a reason for canceling this booking; its owner can read it. Nothing was changed.`],
  refund_changed: [409, () => say`The refund amount has changed, so nothing was canceled. Please check the new amount and try again.`],
}

const providerRefusals: Refusals = {
  not_found: [404, () => say`We couldn't find this item.`],
  not_allowed: [403, () => say`Only operators of this organization can do that.`],
  not_confirmed: [409, () => say`Only a confirmed item can be canceled by its provider. Nothing was changed.`],
}

const noShowRefusals: Refusals = {
  ...providerRefusals,
  not_confirmed: [409, () => say`Only a confirmed item can end because nobody showed up. Nothing was changed.`],
  not_begun: [409, () => say`Only what has begun can end because nobody showed up. Nothing was changed.`],
}

export const cancelBookingHttp = (deps: ShopDeps): Route[] => [
  signedInRoute(quoteCall, (body, caller) => quoteCancellation(deps, body, caller), refusals),
  signedInRoute(cancelCall, (body, caller) => cancelBooking(deps, body, caller), refusals),
  signedInRoute(providerCall, (body, caller) => toldByOperator(deps, body, caller), providerRefusals),
  signedInRoute(noShowCall, (body, caller) => noShow(deps, body, caller), noShowRefusals),
]
