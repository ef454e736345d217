import type { Checkout } from '../modules/checkouts/index.ts'
import type { Products } from '../sale/registry.ts'

/** What a checkout is called, in the reader's language; nothing where it is not sold any more. */
export const titleOfHeld = (products: Products, { product, items }: Pick<Checkout, 'product' | 'items'>): string =>
  products.titleOf(
    product,
    items.map((item) => (products.isSold(item.product) ? products.describe(item).title : '')),
  )
