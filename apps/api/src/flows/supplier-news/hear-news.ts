import type { HeardNews } from '../../sale/shop.ts'
import type { NewsDeps } from './news-deps.ts'

/** What a supplier says by itself: stored once by its keys; background work acts on it as soon as that is committed. A booking that waits for its order asks about it now. */
export async function hearNews({ transactions, supplierNews, sagas }: NewsDeps, { supplier, news, order }: HeardNews): Promise<void> {
  if (news.length > 0) {
    const said = news.map((each) => ({ key: each.key, body: each }))
    await transactions.asSystem((tx) => supplierNews.hear(tx, supplier, said))
  }
  if (order) await transactions.inTenant(order.orgId, (tx) => sagas.wake(tx, order.orgId, order.bookingId))
}
