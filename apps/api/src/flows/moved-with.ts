import { invariant, type Tx } from '@sojourn/kernel'
import type { Booking, BookingItem } from '../modules/bookings/index.ts'
import type { PartNews } from '../sale/package.ts'
import type { Offer } from '../sale/product.ts'
import { boughtItem, localOf } from './items.ts'
import type { ShopDeps } from './shop-deps.ts'

/** What was bought with a part that has moved, and what it is from now on. */
export interface MovedItem {
  readonly booking: Booking
  readonly item: BookingItem
  readonly offer: Pick<Offer, 'details' | 'terms'> & { readonly schema: string }
}

type Deps = Pick<ShopDeps, 'products' | 'bookings'>

/** The newest versions of what is still booked with one item of a package, the item itself left out. */
export async function othersOf({ bookings }: Deps, tx: Tx, root: Booking, movedItemNo: number): Promise<{ booking: Booking; item: BookingItem }[]> {
  const others = []
  for (const { itemNo } of root.items) {
    if (itemNo === movedItemNo) continue
    const [{ booking, item }] = await bookings.itemVersionsOf(tx, root, itemNo)
    const status = (await bookings.itemStatusesOf(tx, booking))[item.itemNo - 1]
    if (status?.state === 'confirmed') others.push({ booking, item })
  }
  return others
}

/** By our own promise what follows a part follows it at no cost: by the words of the package. `itemNo` is the one of the booking that its traveller knows it by. */
export async function movedWith(deps: Deps, tx: Tx, root: Booking, { itemNo, ...news }: PartNews & { readonly itemNo: number }): Promise<MovedItem[]> {
  const { products } = deps
  const sold = products.packageOf(root.product)
  if (!sold?.movesWith) return []
  const others = await othersOf(deps, tx, root, itemNo)
  return others.flatMap(({ booking, item }) => {
    const { product, quote, terms } = item
    const offer = sold.movesWith?.(news, { product, quote, terms, details: products.detailsOf(item) })
    return offer ? [{ booking, item, offer: { ...offer, schema: products.get(product).schema } }] : []
  })
}

/** What its supplier keeps of it follows, in the transaction in which the item does. */
export async function moveAtSupplier(deps: Deps, tx: Tx, { booking, item, offer }: MovedItem): Promise<void> {
  const supplier = localOf(deps, item)
  invariant(supplier, 'what follows another part is of our own stock')
  await supplier.moved?.(tx, boughtItem(deps, booking, { ...item, ...offer }))
}
