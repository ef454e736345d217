import type { ChosenPart, DataOf, ParsedBodyOf, swapPackagePart } from '@sojourn/contracts'
import { accept, type Money, type Outcome, refuse, subtract, toMajor } from '@sojourn/kernel'
import { type Caller, pricingFor } from '../../http/index.ts'
import { priceOnWire } from '../../sale/on-wire.ts'
import { mergeQuotes } from '../../sale/quote.ts'
import type { Shop } from '../../sale/shop.ts'
import { asksOf, type ChosenItem } from './chosen.ts'
import { type Followed, followed } from './follow.ts'
import { heldItems } from './held-items.ts'
import type { PackageParts } from './parts.ts'
import { type PricedPart, type Pricing, pricedAlone, pricedItems, pricedParts } from './priced-parts.ts'
import { aroundOf, tripOf } from './trip-of.ts'
import { wirePart, wireWhole } from './whole.ts'

type Body = ParsedBodyOf<typeof swapPackagePart>
type Data = DataOf<typeof swapPackagePart>

/** Another part in the place of one, one more or one less, with what follows of it: of what is chosen, where nothing is held, or of a checkout. */
export function swapPart(shop: Shop, parts: PackageParts, body: Body, caller: Caller): Promise<Outcome<Data>> {
  return body.checkoutId === undefined ? swapChosen(shop, parts, body, caller) : swapHeld(shop, parts, { ...body, checkoutId: body.checkoutId }, caller)
}

/** A change with all that it brings along. */
interface Planned {
  readonly swaps: readonly { readonly at: number; readonly item: ChosenItem | null }[]
  readonly follows: readonly Followed[]
}

async function planned(pricing: Pricing, chosen: readonly PricedPart[], { part, instead, also }: Body): Promise<Outcome<Planned>> {
  const wanted = [{ part, instead }, ...(also ?? [])]
  const isUnknown = wanted.some((each) => each.part > chosen.length + 1 || (each.part > chosen.length && !each.instead))
  if (isUnknown || new Set(wanted.map((each) => each.part)).size < wanted.length) return refuse('no_such_item')
  const changed = new Map<number, PricedPart | null>()
  for (const each of wanted) {
    const alone = each.instead && (await aloneOf(pricing, each.instead))
    if (alone && !alone.ok) return alone
    changed.set(each.part - 1, alone?.value ?? null)
  }
  const follows = also ? [...changed].slice(1).map(([at, now]) => ({ at, now })) : await followsOf(pricing, chosen, changed)
  const found = await asksOf(pricing.parts, [...(instead ? [instead] : []), ...follows.flatMap(({ now }) => now ?? [])], pricing.caller, pricing.currency)
  if (!found.ok) return found
  const items = [...found.value]
  const itemOf = (isThere: boolean): ChosenItem | null => (isThere ? items.shift()! : null)
  return accept({ swaps: [{ at: part - 1, item: itemOf(instead !== null) }, ...follows.map(({ at, now }) => ({ at, item: itemOf(now !== null) }))], follows })
}

async function aloneOf(pricing: Pricing, chosen: ChosenPart): Promise<Outcome<PricedPart>> {
  const items = await asksOf(pricing.parts, [chosen], pricing.caller, pricing.currency)
  return items.ok ? pricedAlone(pricing, items.value[0]!) : items
}

async function followsOf(pricing: Pricing, chosen: readonly PricedPart[], changed: ReadonlyMap<number, PricedPart | null>): Promise<readonly Followed[]> {
  const trip = tripOf(pricing, chosen)
  // Nothing is found again where no place is known.
  if (!trip.ok) return []
  const kept = [...chosen.entries()].flatMap(([at, part]) => (changed.has(at) ? (changed.get(at) ?? []) : [part]))
  const after = { ...trip.value, ...aroundOf(pricing.parts, trip.value.nights, kept) }
  return followed(pricing.parts, { chosen, changed, before: trip.value, after })
}

/** What follows, as it was and as it becomes. */
const wireFollows = ({ parts }: Pricing, chosen: readonly PricedPart[], follows: readonly Followed[]): Data['follows'] =>
  follows
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, now }) => {
      const before = chosen[at]!
      const total = (of: PricedPart | Followed['now']): number => of?.offer.quote.total.minor ?? 0
      const difference: Money = { ...before.offer.quote.total, minor: total(now) - total(before) }
      const nowMs = parts.clock.nowMs()
      return { part: at + 1, was: wirePart(before, nowMs), now: now && wirePart(now, nowMs), difference: toMajor(difference) }
    })

async function swapChosen(shop: Shop, parts: PackageParts, body: Body, caller: Caller): Promise<Outcome<Data>> {
  const { currency } = await pricingFor(caller, body.currency)
  const pricing: Pricing = { shop, parts, caller, currency }
  const before = await pricedParts(pricing, body.parts ?? [])
  if (!before.ok) return before
  const plan = await planned(pricing, before.value, body)
  if (!plan.ok) return plan
  const { swaps, follows } = plan.value
  const kept = before.value.flatMap(({ product, ask, fields }, at): ChosenItem[] => {
    const swap = swaps.find((each) => each.at === at)
    return swap ? (swap.item ? [swap.item] : []) : [{ product, ask, fields: { ...fields } }]
  })
  const added = swaps.flatMap(({ at, item }) => (at >= before.value.length && item ? [item] : []))
  const after = await pricedItems(pricing, [...kept, ...added])
  if (!after.ok) return after
  const totalOf = (all: readonly PricedPart[]) => mergeQuotes(all.map(({ sold }) => sold.quote))
  const [old, now] = [totalOf(before.value), totalOf(after.value)]
  const people = Math.max(1, ...after.value.map((each) => each.people ?? 0))
  return accept({
    old_total: toMajor(old.total),
    price: priceOnWire(now),
    difference: toMajor(subtract(now.total, old.total)),
    follows: wireFollows(pricing, before.value, follows),
    package: wireWhole(after.value, { quotes: after.value.map(({ sold }) => sold.quote), people, nowMs: parts.clock.nowMs() }),
    is_changed: false,
  })
}

async function swapHeld(shop: Shop, parts: PackageParts, body: Body & { readonly checkoutId: string }, caller: Caller): Promise<Outcome<Data>> {
  const { checkoutId, consented_total: consented } = body
  const held = await heldItems(shop, parts, checkoutId, caller)
  if (!held.ok) return held
  const { pricing, items } = held.value
  const chosen = await pricedItems(pricing, items)
  if (!chosen.ok) return chosen
  const plan = await planned(pricing, chosen.value, body)
  if (!plan.ok) return plan
  const { swaps, follows } = plan.value
  const swapped = await shop.swap({ checkoutId, swaps, expectedTotal: consented ?? null }, caller)
  if (!swapped.ok) return swapped
  const { before, quote, isChanged } = swapped.value
  return accept({
    old_total: toMajor(before.total),
    price: priceOnWire(quote),
    difference: toMajor(subtract(quote.total, before.total)),
    follows: wireFollows(pricing, chosen.value, follows),
    package: null,
    is_changed: isChanged,
  })
}
