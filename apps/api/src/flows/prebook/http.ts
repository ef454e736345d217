import { renewCheckout as renewCall } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type Refusals, type Route, route } from '../../http/index.ts'
import { tooSoonText } from '../../products/minimum-days.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { renewCheckout } from './renew-checkout.ts'

const renewRefusals: Refusals = {
  not_found: [404, () => say`We couldn't find this checkout; it may have ended. Nothing was charged, so please choose again.`],
  checkout_expired: [409, () => say`This checkout has expired and nothing was charged. Please choose again.`],
  already_renewed: [409, () => say`You've already extended the hold once. Please book before it expires.`],
  price_changed: [409, () => say`The price has changed, so the hold can't be extended. You keep the old price until it expires.`],
  too_soon: [409, tooSoonText],
  sold_out: [409, () => say`We can't hold it any longer.`],
}

export const prebookHttp = (deps: ShopDeps): Route[] => [route(renewCall, (body, caller) => renewCheckout(deps, body.checkoutId, caller), renewRefusals)]
