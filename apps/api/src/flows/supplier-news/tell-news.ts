import { accept, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import type { Booking } from '../../modules/bookings/index.ts'
import type { ToldNews } from '../../sale/shop.ts'
import { mailNews } from '../mails.ts'
import { runNow } from '../run-now.ts'
import type { NewsDeps } from './news-deps.ts'

type Told = Outcome<unknown, Refusal<'not_found' | 'not_confirmed'>>

/**
 * What became known of a confirmed item is stored, and told to its traveller by mail, bell and page. What only informs is true at once; of a change nothing is applied before its
 * traveller says so. Told twice it is told once. Refuses `not_found`, and `not_confirmed` where the item is over, or its confirmation is not stored yet.
 */
export async function tellNews(deps: NewsDeps, told: ToldNews): Promise<Told> {
  const { orgId, bookingId, itemNo } = told
  if (told.kind === 'cancelled') {
    const { reason, note } = told
    const ended = await deps.providerCancels({ orgId, bookingId, itemNo, reason, note })
    if (ended.ok) await deps.transactions.inTenant(orgId, (tx) => deps.supplierNews.supersede(tx, { orgId, bookingId, itemNo }))
    return ended as Told
  }
  const result = await deps.transactions.inTenant(orgId, (tx) => tellIn(deps, tx, told))
  if (result.ok) await runNow(deps, null)
  return result
}

/** The same in the caller's transaction. */
export async function tellIn(deps: NewsDeps, tx: Tx, told: Exclude<ToldNews, { kind: 'cancelled' }>): Promise<Told> {
  const { orgId, bookingId, itemNo, key, kind, note, answerByMs } = told
  const found = await deps.bookings.find(tx, orgId, bookingId)
  const item = found?.items[itemNo - 1]
  if (!found || !item) return refuse('not_found')
  const booking = await deps.bookings.lock(tx, orgId, bookingId)
  const { state } = (await deps.bookings.itemStatusesOf(tx, booking))[itemNo - 1]!
  if (booking.status !== 'confirmed' || state !== 'confirmed') return refuse('not_confirmed')
  const { schema } = deps.products.get(item.product)
  const { details, terms } = 'made' in told ? told.made(item) : told
  // Details that are none are the supplier's fault: they are never stored.
  deps.products.detailsOf({ product: item.product, schema, details })
  const offer = { schema, details, ...(terms && { terms }) }
  const news = await deps.supplierNews.tell(tx, { orgId, bookingId, itemNo, key, kind, note, offer, answerByMs })
  if (!news) return accept()
  const before = item.description
  const after: Booking = kind === 'informed' ? await deps.bookings.changeOffer(tx, booking, itemNo, offer) : booking
  await mailNews(deps, tx, after, { news, item: { ...item, ...offer, terms: terms ?? item.terms }, before })
  await deps.bookings.announceNews(tx, after, `news:${itemNo}:${news.newsNo}`)
  return accept()
}
