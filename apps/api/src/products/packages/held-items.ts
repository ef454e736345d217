import type { DataOf, ParsedBodyOf, packageOptions } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import type { Shop } from '../../sale/shop.ts'
import type { ChosenItem } from './chosen.ts'
import { alternativesOf, extrasOf } from './options.ts'
import { PACKAGE } from './package.ts'
import type { PackageParts } from './parts.ts'
import { type Pricing, pricedItems } from './priced-parts.ts'
import { tripOf } from './trip-of.ts'
import { wirePart } from './whole.ts'

/** The parts of a checkout of a package, as they were asked for, on whatever device it is held. Refuses `not_found`, `checkout_expired` and `already_booked`. */
export async function heldItems(
  shop: Shop,
  parts: PackageParts,
  checkoutId: string,
  caller: Caller,
): Promise<Outcome<{ readonly pricing: Pricing; readonly items: readonly ChosenItem[] }>> {
  const open = await shop.find(checkoutId, caller)
  if (open?.product !== PACKAGE) return refuse('not_found')
  if (open.isBooked) return refuse('already_booked')
  if (!open.isOpen) return refuse('checkout_expired')
  const pricing: Pricing = { shop, parts, caller, currency: open.quote.currency }
  const items = open.products.map((product, index): ChosenItem => {
    const ask = open.asks[index]
    return { product, ask, fields: { ...parts.sources.get(product)?.fields(ask) } }
  })
  return accept({ pricing, items })
}

/** What a checkout could hold otherwise, or besides. */
export async function optionsOfHeld(
  shop: Shop,
  parts: PackageParts,
  { checkoutId, limit }: ParsedBodyOf<typeof packageOptions>,
  caller: Caller,
): Promise<Outcome<DataOf<typeof packageOptions>>> {
  const held = await heldItems(shop, parts, checkoutId, caller)
  if (!held.ok) return held
  const { pricing, items } = held.value
  const priced = await pricedItems(pricing, items)
  if (!priced.ok) return priced
  const chosen = priced.value
  const trip = tripOf(pricing, chosen)
  if (!trip.ok) return trip
  const looking = { ask: trip.value, chosen, limit }
  const nowMs = parts.clock.nowMs()
  return accept({
    parts: chosen.map((part) => wirePart(part, nowMs)),
    alternatives: await alternativesOf(parts, looking),
    extras: await extrasOf(parts, looking),
    currency: pricing.currency,
  })
}
