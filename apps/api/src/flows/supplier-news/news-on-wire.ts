import type { DataOf, getBooking } from '@sojourn/contracts'
import type { Tx } from '@sojourn/kernel'
import type { Booking, ShownBooking } from '../../modules/bookings/index.ts'
import type { SupplierNews } from '../../modules/supplier-news/index.ts'
import { descriptionOnWire } from '../../sale/on-wire.ts'
import type { Products } from '../../sale/registry.ts'

type ItemOnWire = DataOf<typeof getBooking>['items'][number]

/** The same of a booking with its changes: of each item by its newest version. */
export async function newsOfShown(deps: Parameters<typeof newsOnWire>[0], tx: Tx, { items }: ShownBooking): Promise<(itemNo: number) => ItemOnWire['news']> {
  const all: ItemOnWire['news'][] = []
  for (const [{ booking, item }] of items) all.push((await newsOnWire(deps, tx, booking))(item.itemNo))
  return (itemNo) => all[itemNo - 1] ?? []
}

/** What became known of the items of a booking, by item and the newest first, in the reader's language. */
async function newsOnWire(
  { supplierNews, products }: { readonly supplierNews: SupplierNews; readonly products: Products },
  tx: Tx,
  booking: Booking,
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
      }))
  }
}
