import { bookPackage, packageDetails, packageOptions, prebookPackage, swapPackagePart } from '@sojourn/contracts'
import { accept } from '@sojourn/kernel'
import { type CallRoute, pricingFor, route, signedInRoute } from '../../http/index.ts'
import { prebookedOnWire } from '../../sale/on-wire.ts'
import type { Shop } from '../../sale/shop.ts'
import { asksOf, ofPart } from './chosen.ts'
import { optionsOfHeld } from './held-items.ts'
import { lookAtPackage } from './look-at.ts'
import { PACKAGE } from './package.ts'
import type { PackageParts } from './parts.ts'
import { HOLD_REFUSALS, PACKAGE_BOOK_REFUSALS, PART_REFUSALS, PART_SWAP_REFUSALS } from './refusals.ts'
import { swapPart } from './swap-part.ts'

/** The calls about one package: to look at it, to change a part, to hold and to book it. */
export const sellPackagesHttp = (shop: Shop, parts: PackageParts): CallRoute[] => [
  route(packageDetails, (body, caller) => lookAtPackage(shop, parts, body, caller), PART_REFUSALS),

  route(packageOptions, (body, caller) => optionsOfHeld(shop, parts, body, caller), PART_SWAP_REFUSALS),

  route(swapPackagePart, (body, caller) => swapPart(shop, parts, body, caller), PART_SWAP_REFUSALS),

  route(
    prebookPackage,
    async (body, caller) => {
      const { currency } = await pricingFor(caller, body.currency)
      const items = await asksOf(parts, body.parts, caller, currency)
      if (!items.ok) return items
      const request = { product: PACKAGE, items: items.value, expectedTotal: body.expected_total } as const
      const first = await shop.prebook(request, caller)
      // Somebody took the last seat of a class between its price and its hold: the next class is told as another price.
      const again = !first.ok && first.refusal.code === 'sold_out' ? await shop.prebook(request, caller) : first
      // What is the last of it may be held by themselves, for a package that this one takes the place of.
      const held = !again.ok && again.refusal.code === 'sold_out' ? await shop.prebook({ ...request, inPlaceOfOwn: true }, caller) : again
      return held.ok ? accept(prebookedOnWire(held.value, body.expected_total)) : ofPart(held.refusal)
    },
    HOLD_REFUSALS,
  ),

  signedInRoute(bookPackage, (body, caller) => shop.book(PACKAGE, body, caller), PACKAGE_BOOK_REFUSALS),
]
