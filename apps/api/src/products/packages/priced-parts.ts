import type { ChosenPart } from '@sojourn/contracts'
import { accept, type Currency, type Outcome } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import type { PartFound } from '../../sale/part-source.ts'
import type { Offer } from '../../sale/product.ts'
import type { PricedItem, Shop } from '../../sale/shop.ts'
import { asksOf, ofPart } from './chosen.ts'
import { PACKAGE } from './package.ts'
import type { PackageParts } from './parts.ts'

/** A chosen part at its price now, and as its package sells it. */
export interface PricedPart extends PartFound {
  readonly terms: Offer['terms']
  readonly details: unknown
  readonly sold: Offer
  /** What the public pays for it; only where an agent asks. */
  readonly publicTotal: PricedItem['publicTotal']
}

/** What was chosen, priced as one package; nothing is held. Refuses what the parts refuse, and `no_package`. */
export async function pricedParts(
  { shop, parts }: { readonly shop: Shop; readonly parts: PackageParts },
  chosen: readonly ChosenPart[],
  { caller, currency }: { readonly caller: Caller; readonly currency: Currency },
): Promise<Outcome<readonly PricedPart[]>> {
  const items = await asksOf(parts, chosen, caller, currency)
  if (!items.ok) return items
  const priced = await shop.price({ product: PACKAGE, items: items.value }, caller)
  if (!priced.ok) return ofPart(priced.refusal)
  const shown = await parts.transactions.inTenant(
    caller.orgId,
    async (tx) => {
      const all: PricedPart[] = []
      for (const [index, item] of priced.value.entries()) {
        const source = parts.sources.get(item.product)!
        const { fields } = chosen[index]!
        const details = parts.products.get(item.product)!.inWords?.(item.supplied.details) ?? item.supplied.details
        all.push(partOf(item, { ...source.placementOf(item.supplied.details), fields, card: await source.card(tx, { details, fields }) }))
      }
      return all
    },
    { readOnly: true },
  )
  return accept(shown)
}

function partOf({ product, supplied, offer, publicTotal }: PricedItem, part: Omit<PartFound, 'product' | 'offer' | 'terms'>): PricedPart {
  return { ...part, product, offer: supplied, terms: supplied.terms, details: supplied.details, sold: offer, publicTotal }
}
