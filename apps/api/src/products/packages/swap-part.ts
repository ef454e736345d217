import type { DataOf, ParsedBodyOf, swapPackagePart } from '@sojourn/contracts'
import { accept, type Outcome, refuse, subtract, toMajor } from '@sojourn/kernel'
import { type Caller, pricingFor } from '../../http/index.ts'
import { priceOnWire } from '../../sale/on-wire.ts'
import { mergeQuotes } from '../../sale/quote.ts'
import type { Shop } from '../../sale/shop.ts'
import { asksOf } from './chosen.ts'
import { PACKAGE } from './package.ts'
import type { PackageParts } from './parts.ts'
import { pricedParts } from './priced-parts.ts'
import { wireWhole } from './whole.ts'

type Body = ParsedBodyOf<typeof swapPackagePart>
type Data = DataOf<typeof swapPackagePart>

/** Another part in the place of one: of what is chosen, where nothing is held, or of a checkout. */
export function swapPart(shop: Shop, parts: PackageParts, body: Body, caller: Caller): Promise<Outcome<Data>> {
  return body.checkoutId === undefined ? swapChosen(shop, parts, body, caller) : swapHeld(shop, parts, { ...body, checkoutId: body.checkoutId }, caller)
}

async function swapChosen(shop: Shop, parts: PackageParts, { parts: chosen = [], part, instead, ...body }: Body, caller: Caller): Promise<Outcome<Data>> {
  const { currency } = await pricingFor(caller, body.currency)
  if (part > chosen.length) return refuse('no_such_item')
  const before = await pricedParts({ shop, parts }, chosen, { caller, currency })
  if (!before.ok) return before
  const after = await pricedParts({ shop, parts }, chosen.with(part - 1, instead), { caller, currency })
  if (!after.ok) return after
  const totalOf = (all: typeof before.value) => mergeQuotes(all.map(({ sold }) => sold.quote))
  const [old, now] = [totalOf(before.value), totalOf(after.value)]
  const people = Math.max(1, ...after.value.map((each) => each.people ?? 0))
  return accept({
    old_total: toMajor(old.total),
    price: priceOnWire(now),
    difference: toMajor(subtract(now.total, old.total)),
    package: wireWhole(after.value, { quotes: after.value.map(({ sold }) => sold.quote), people, nowMs: parts.clock.nowMs() }),
    is_changed: false,
  })
}

async function swapHeld(shop: Shop, parts: PackageParts, body: Body & { readonly checkoutId: string }, caller: Caller): Promise<Outcome<Data>> {
  const { checkoutId, part, instead, consented_total: consented } = body
  const open = await shop.find(checkoutId, caller)
  if (open?.product !== PACKAGE) return refuse('not_found')
  const asks = await asksOf(parts, [instead], caller, open.quote.currency)
  if (!asks.ok) return asks
  const swapped = await shop.swap({ checkoutId, swaps: [{ at: part - 1, item: asks.value[0]! }], expectedTotal: consented ?? null }, caller)
  if (!swapped.ok) return swapped
  const { before, quote, isChanged } = swapped.value
  return accept({
    old_total: toMajor(before.total),
    price: priceOnWire(quote),
    difference: toMajor(subtract(quote.total, before.total)),
    package: null,
    is_changed: isChanged,
  })
}
