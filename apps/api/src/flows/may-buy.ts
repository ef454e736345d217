import type { ProductCode, Refusal, Tx } from '@sojourn/kernel'
import type { Buyer } from '../sale/product.ts'
import type { Products } from '../sale/registry.ts'

interface Sold {
  readonly product: ProductCode
  readonly items: readonly { readonly product: ProductCode; readonly details: unknown }[]
}

/** Why this person may not buy it, by the package or by one of its products; null where they may. */
export async function mayNotBuy({ products }: { readonly products: Products }, tx: Tx, buyer: Buyer, { product, items }: Sold): Promise<Refusal | null> {
  const whole = await products.packageOf(product)?.mayBuy?.(tx, buyer)
  if (whole) return whole
  for (const item of items) {
    const refusal = await products.get(item.product).mayBuy?.(tx, buyer, item.details)
    if (refusal) return refusal
  }
  return null
}
