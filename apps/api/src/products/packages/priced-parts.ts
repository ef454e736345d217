import type { ChosenPart } from '@sojourn/contracts'
import { accept, type Currency, type Outcome, type ProductCode } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import type { PartFound } from '../../sale/part-source.ts'
import type { Offer } from '../../sale/product.ts'
import type { PricedItem, Shop } from '../../sale/shop.ts'
import { asksOf, type ChosenItem, ofPart } from './chosen.ts'
import { PACKAGE } from './package.ts'
import type { PackageParts } from './parts.ts'

/** A chosen part at its price now, and as its package sells it. */
export interface PricedPart extends PartFound {
  readonly ask: unknown
  readonly terms: Offer['terms']
  readonly details: unknown
  readonly sold: Offer
  /** What the public pays for it; only where an agent asks. */
  readonly publicTotal: PricedItem['publicTotal']
}

export interface Pricing {
  readonly shop: Shop
  readonly parts: PackageParts
  readonly caller: Caller
  readonly currency: Currency
}

/** What was chosen, priced as one package; nothing is held. Refuses what the parts refuse, and `no_package`. */
export async function pricedParts(pricing: Pricing, chosen: readonly ChosenPart[]): Promise<Outcome<readonly PricedPart[]>> {
  const items = await asksOf(pricing.parts, chosen, pricing.caller, pricing.currency)
  return items.ok ? pricedItems(pricing, items.value) : items
}

/** The same of one part by itself, as its own product sells it. */
export async function pricedAlone(pricing: Pricing, item: ChosenItem): Promise<Outcome<PricedPart>> {
  const priced = await pricedItems(pricing, [item], item.product)
  return priced.ok ? accept(priced.value[0]!) : priced
}

/** What is asked for, priced as it is sold as: a package, or one part by itself. */
export async function pricedItems(
  { shop, parts, caller }: Pricing,
  items: readonly ChosenItem[],
  product: ProductCode = PACKAGE,
): Promise<Outcome<readonly PricedPart[]>> {
  const priced = await shop.price({ product, items, within: PACKAGE }, caller)
  if (!priced.ok) return ofPart(priced.refusal)
  const shown = await parts.transactions.inTenant(
    caller.orgId,
    async (tx) => {
      const all: PricedPart[] = []
      for (const [index, item] of priced.value.entries()) {
        const source = parts.sources.get(item.product)!
        const { fields } = items[index]!
        const details = parts.products.get(item.product)!.inWords?.(item.supplied.details) ?? item.supplied.details
        all.push(partOf(item, { ...source.placementOf(item.supplied.details), fields, card: await source.card(tx, { details, fields }) }))
      }
      return all
    },
    { readOnly: true },
  )
  return accept(shown)
}

function partOf({ product, ask, supplied, offer, publicTotal }: PricedItem, part: Omit<PartFound, 'product' | 'offer' | 'terms'>): PricedPart {
  return { ...part, product, ask, offer: supplied, terms: supplied.terms, details: supplied.details, sold: offer, publicTotal }
}
