import type { answerNews as call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, type BookingId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking, BookingItem } from '../../modules/bookings/index.ts'
import type { ItemNews } from '../../modules/supplier-news/index.ts'
import { moveAtSupplier, movedWith } from '../moved-with.ts'
import { runNow } from '../run-now.ts'
import type { NewsDeps, OfItem } from './news-deps.ts'
import { mayWholeGo } from './news-on-wire.ts'
import { tellIn } from './tell-news.ts'

type Request = ParsedBodyOf<typeof call>
type Answered = Outcome<DataOf<typeof call>>

/** The traveller, their agent or an operator answers a change: it is so from now on, or everything paid for the item comes back. Answered before, the same again is the same. */
export async function answerNews(deps: NewsDeps, request: Request, caller: SignedInCaller): Promise<Answered> {
  const { booking_id, item_no, news_no, answer } = request
  const of = { orgId: caller.orgId, bookingId: booking_id as BookingId, itemNo: item_no }
  const decided = await deps.transactions.inTenant(caller.orgId, (tx) => decide(deps, tx, request, caller))
  if (!decided.ok) return decided
  if (answer === 'refund' && decided.value === 'open') {
    const ended = await deps.providerCancels({ ...of, reason: 'changed', note: null })
    if (!ended.ok) return ended.refusal.code === 'not_found' ? refuse('not_found') : refuse('not_open')
    await deps.transactions.inTenant(caller.orgId, (tx) => deps.supplierNews.answer(tx, of, 'refunded'))
  }
  if (answer === 'refund_whole' && decided.value === 'open') {
    // The item that it is about ends last: whatever breaks off, the same answer goes on.
    for (const itemNo of await othersThan(deps, of)) await deps.endForWhole({ ...of, itemNo })
    const ended = await deps.providerCancels({ ...of, reason: 'changed', note: null })
    if (!ended.ok) return ended.refusal.code === 'not_found' ? refuse('not_found') : refuse('not_open')
    await deps.transactions.inTenant(caller.orgId, (tx) => deps.supplierNews.answer(tx, of, 'refunded'))
  }
  await runNow(deps, null)
  return accept({ booking_id, item_no, news_no, state: answer === 'accept' ? 'accepted' : 'refunded' })
}

/** The items that were bought with one, as they are numbered. */
const othersThan = ({ transactions, bookings }: NewsDeps, { orgId, bookingId, itemNo }: OfItem): Promise<number[]> =>
  transactions.inTenant(orgId, async (tx) => {
    const { items = [] } = (await bookings.find(tx, orgId, bookingId)) ?? {}
    return items.map((item) => item.itemNo).filter((each) => each !== itemNo)
  })

/** What the news are now; `accepted` here where they are accepted. */
async function decide(
  deps: NewsDeps,
  tx: Tx,
  { booking_id, item_no, news_no, answer, reason }: Request,
  caller: SignedInCaller,
): Promise<Outcome<'open' | 'accepted' | 'refunded'>> {
  const { orgId } = caller
  const found = await deps.bookings.find(tx, orgId, booking_id as BookingId)
  const isOwn = found?.userId === caller.user.userId
  if (!found || !(isOwn || (await deps.acting.mayActFor(tx, caller, found.userId)))) return refuse('not_found')
  const booking = await deps.bookings.lock(tx, orgId, found.bookingId)
  const all = await deps.supplierNews.listOf(tx, booking)
  const news = all.find(({ itemNo, newsNo }) => itemNo === item_no && newsNo === news_no)
  if (!news) return refuse('not_found', { message: say`We couldn't find this item.` })
  if (news.state === (answer === 'accept' ? 'accepted' : 'refunded')) return accept(news.state as 'accepted' | 'refunded')
  // What was cancelled or changed meanwhile is not what they are about any more: accepted now, they would move what goes with another.
  const isBooked = (await deps.bookings.itemStatusesOf(tx, booking))[item_no - 1]?.state === 'confirmed'
  if (news.state !== 'open' || (answer === 'accept' && !isBooked)) return refuse('not_open')
  if (answer === 'refund_whole' && !mayWholeGo(deps.products, booking.product, booking.items[item_no - 1]!, news.offer)) return refuse('whole_stays')
  if (!isOwn && caller.user.usrType === OPERATOR && !reason) return refuse('reason_missing')
  if (!isOwn) await deps.audit.record(tx, caller, { kind: 'item_settled', subjectId: booking.userId, bookingId: booking.bookingId, reason })
  if (answer !== 'accept') return accept('open')
  await deps.supplierNews.answer(tx, { ...booking, itemNo: item_no }, 'accepted')
  const after = await deps.bookings.changeOffer(tx, booking, item_no, news.offer)
  await deps.bookings.announceNews(tx, after, `answer:${item_no}:${news_no}`)
  await moveOthers(deps, tx, { booking, item: booking.items[item_no - 1]!, news })
  return accept('accepted')
}

interface Accepted {
  readonly booking: Booking
  readonly item: BookingItem
  readonly news: ItemNews
}

/** What was bought with it and follows it: told as what is true at once. */
async function moveOthers(deps: NewsDeps, tx: Tx, { booking, item, news }: Accepted): Promise<void> {
  const { product, itemNo } = item
  const after = deps.products.detailsOf({ product, schema: news.offer.schema, details: news.offer.details })
  const root = booking.changes ? await deps.bookings.lockRoot(tx, booking) : booking
  const moved = { product, before: deps.products.detailsOf(item), after, itemNo: booking.changes?.rootItemNo ?? itemNo }
  for (const each of await movedWith(deps, tx, root, moved)) {
    await moveAtSupplier(deps, tx, each)
    const { orgId, bookingId } = each.booking
    const told = { orgId, bookingId, itemNo: each.item.itemNo, kind: 'informed', note: null, answerByMs: null, key: `with ${itemNo} ${news.newsNo}` } as const
    await tellIn(deps, tx, { ...told, details: each.offer.details, terms: each.offer.terms })
  }
}

const OPERATOR = 1
