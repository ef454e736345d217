import type { Outcome } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import type { WaitingEntry } from '../../modules/waiting-lists/index.ts'
import type { Prebooked, PrebookRequest } from '../../sale/shop.ts'
import type { Waits } from '../../sale/waits.ts'
import type { ShopDeps } from '../shop-deps.ts'

export interface WaitingDeps extends ShopDeps {
  prebook(request: PrebookRequest, caller: Caller): Promise<Outcome<Prebooked>>
}

/** How its product is waited for, and what is. Throws where that product has no waiting lists any more. */
export function wantedOf(
  { products }: Pick<ShopDeps, 'products'>,
  { product, wanted }: Pick<WaitingEntry, 'product' | 'wanted'>,
): { waits: Waits; wanted: unknown } {
  const { waits } = products.get(product)
  if (!waits) throw new Error(`nobody waits for ${product}`)
  return { waits, wanted: waits.wanted.parse(wanted) }
}
