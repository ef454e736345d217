import type { DataOf, getBooking } from '@sojourn/contracts'
import type { ProductCode, Tx } from '@sojourn/kernel'
import type { Booking, BookingItem, ShownBooking } from '../../modules/bookings/index.ts'
import type { ChangedOffer, SupplierNews } from '../../modules/supplier-news/index.ts'
import { descriptionOnWire } from '../../sale/on-wire.ts'
import type { Products } from '../../sale/registry.ts'

type ItemOnWire = DataOf<typeof getBooking>['items'][number]

/** The same of a booking with its changes: of each item by its newest version. */
export async function newsOfShown(
  deps: Parameters<typeof newsOnWire>[0],
  tx: Tx,
  { booking: whole, items }: ShownBooking,
): Promise<(itemNo: number) => ItemOnWire['news']> {
  const all: ItemOnWire['news'][] = []
  for (const [{ booking, item }] of items) all.push((await newsOnWire(deps, tx, booking, whole.product))(item.itemNo))
  return (itemNo) => all[itemNo - 1] ?? []
}

/** What its traveller may do besides to accept it or to have back what was paid for the item. */
function waysOut(products: Products, soldAs: ProductCode, item: BookingItem, offer: ChangedOffer) {
  const mayChange = { may_change: products.get(item.product).changes !== undefined }
  return products.packageOf(soldAs)?.onPartNews ? { whole_may_go: mayWholeGo(products, soldAs, item, offer), ...mayChange } : mayChange
}

/** Whether all of a package may be given back for what the supplier of one item made of it. */
export function mayWholeGo(products: Products, soldAs: ProductCode, item: BookingItem, { schema, details }: ChangedOffer): boolean {
  const { product } = item
  const news = { product, before: products.detailsOf(item), after: products.detailsOf({ product, schema, details }) }
  return products.packageOf(soldAs)?.onPartNews?.(news) === 'whole_may_go'
}

/** What became known of the items of a booking, by item and the newest first, in the reader's language. */
async function newsOnWire(
  { supplierNews, products }: { readonly supplierNews: SupplierNews; readonly products: Products },
  tx: Tx,
  booking: Booking,
  soldAs: ProductCode,
): Promise<(itemNo: number) => ItemOnWire['news']> {
  const all = (await supplierNews.listOf(tx, booking)).filter(({ state }) => state !== 'superseded').toReversed()
  const iso = (ms: number) => new Date(ms).toISOString()
  return (itemNo) => {
    const item = booking.items[itemNo - 1]!
    return all
      .filter((news) => news.itemNo === itemNo)
      .map(({ newsNo, kind, state, note, offer, answerByMs, atMs }) => ({
        news_no: newsNo,
        kind,
        state: state as Exclude<typeof state, 'superseded'>,
        note,
        to_be: descriptionOnWire(products.describe({ product: item.product, schema: offer.schema, details: offer.details })),
        answer_by: answerByMs === null ? null : iso(answerByMs),
        at: iso(atMs),
        ...(state === 'open' && waysOut(products, soldAs, item, offer)),
      }))
  }
}
