import { renewCheckout as renewCall } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type Refusals, type Route, route } from '../../http/index.ts'
import { tooSoonText } from '../../products/minimum-days.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { renewCheckout } from './renew-checkout.ts'

const renewRefusals: Refusals = {
  not_found: [404, () => say`This checkout is not here. It may have ended; nothing was charged. Please choose again.`],
  checkout_expired: [409, () => say`The time to book has run out and what was held is free again. Nothing was charged.`],
  already_renewed: [409, () => say`The time was extended once already. Please book before it runs out.`],
  price_changed: [409, () => say`The price has changed, so the time cannot be extended. It is held at the old price until the time runs out.`],
  too_soon: [409, tooSoonText],
  sold_out: [409, () => say`It cannot be held any longer.`],
}

export const prebookHttp = (deps: ShopDeps): Route[] => [route(renewCall, (body, caller) => renewCheckout(deps, body.checkoutId, caller), renewRefusals)]
