import type { Checkout } from '../../modules/checkouts/index.ts'
import type { PrebookRequest, SwapRequest } from '../../sale/shop.ts'
import { RefusalError } from '../refusal-error.ts'
import type { ShopDeps } from '../shop-deps.ts'

/** An item of the checkout as it is to be. */
export interface PlannedItem {
  readonly item: PrebookRequest['items'][number]
  /** Its place before, counted from 0; null where it is another one than was held. */
  readonly kept: number | null
}

/** The items of a checkout as they are asked to be, in their order: what is added comes last. Throws `no_such_item` and `not_swappable`. */
export function planOf({ changes, items, product, ...checkout }: Checkout, { swaps }: SwapRequest, { products }: ShopDeps): readonly PlannedItem[] {
  const isPackage = products.packageOf(product) !== null
  const places = swaps.map(({ at }) => at)
  const last = items.length + swaps.filter(({ at }) => at >= items.length).length
  const isUnknown = swaps.some(({ at, item }) => at >= last || (at >= items.length && (!item || !isPackage)))
  if (isUnknown || new Set(places).size < places.length) throw new RefusalError({ code: 'no_such_item', detail: { checkoutId: checkout.checkoutId } })
  // What is no package is of one product; and what an agent sells on has the price that they made.
  // A change holds one thing at a price that is made of what was paid before.
  const isOther = swaps.some(({ at, item }) => at < items.length && !isPackage && items[at]!.product !== item?.product)
  if (changes || isOther || items.some(({ resale }) => resale)) throw new RefusalError({ code: 'not_swappable' })
  const kept = items.flatMap(({ product: of, ask }, at): PlannedItem[] => {
    const swap = swaps.find((each) => each.at === at)
    if (!swap) return [{ item: { product: of, ask }, kept: at }]
    return swap.item ? [{ item: swap.item, kept: null }] : []
  })
  const added = swaps.flatMap(({ at, item }): PlannedItem[] => (at >= items.length && item ? [{ item, kept: null }] : []))
  return [...kept, ...added]
}

export const requestOf = ({ product }: Checkout, plan: readonly PlannedItem[]): PrebookRequest => ({
  product,
  items: plan.map(({ item }) => item),
  expectedTotal: null,
})
