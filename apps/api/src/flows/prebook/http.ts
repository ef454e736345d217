import { renewCheckout as renewCall } from '@sojourn/contracts'
import { type Refusals, type Route, route } from '../../http/index.ts'
import { TOO_SOON } from '../../products/minimum-days.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { renewCheckout } from './renew-checkout.ts'

const renewRefusals: Refusals = {
  not_found: [404, 'This checkout is not here. It may have ended; nothing was charged. Please choose again.'],
  checkout_expired: [409, 'The time to book has run out and what was held is free again. Nothing was charged.'],
  already_renewed: [409, 'The time was extended once already. Please book before it runs out.'],
  price_changed: [409, 'The price has changed, so the time cannot be extended. It is held at the old price until the time runs out.'],
  too_soon: [409, TOO_SOON],
  sold_out: [409, 'It cannot be held any longer.'],
}

export const prebookHttp = (deps: ShopDeps): Route[] => [route(renewCall, (body, caller) => renewCheckout(deps, body.checkoutId, caller), renewRefusals)]
