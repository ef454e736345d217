import { BOOKINGS_PAGE, type BookingNewsShape, bookingPage } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type BookingId, type Clock, type OrgId, type ProductCode, publicCodeOf, type Transactions, type Tx, type UserId } from '@sojourn/kernel'
import type { Audit } from '../../modules/audit/index.ts'
import {
  type Booking,
  type Bookings,
  bookingChangesOf,
  byProviderText,
  endingHoldsOf,
  type NoShowCode,
  noShowsOf,
  noShowText,
  type ProviderReason,
  providerCancellationsOf,
  type ShopCode,
  titleOf,
  unpaidText,
  wasConfirmed,
} from '../../modules/bookings/index.ts'
import type { Notices } from '../../modules/notices/index.ts'
import { hasLeft, type Payments } from '../../modules/payments/index.ts'
import type { ItemNews } from '../../modules/supplier-news/index.ts'
import type { OrderTexts } from '../../sale/order-texts.ts'
import type { Products } from '../../sale/registry.ts'

type Of = { readonly orgId: OrgId; readonly userId: UserId }

export interface NoticesDeps {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly notices: Notices
  readonly bookings: Pick<Bookings, 'findAll'>
  /** Records that another person's news were read. */
  readonly acts: Pick<Audit, 'record'>
  readonly products: Pick<Products, 'saleOf' | 'titleOf'>
  readonly refunds: Pick<Payments['refunds'], 'listOf'>
  /** What became known of a person's bookings since then. */
  newsSince(tx: Tx, of: Of, sinceMs: number): Promise<readonly Pick<ItemNews, 'bookingId' | 'itemNo' | 'kind' | 'state' | 'atMs'>[]>
  /** What is held now for a person who waited for it. */
  waitingOffersOf(tx: Tx, of: Of): Promise<readonly WaitingOfferNews[]>
  /** How many messages of support the person has not read. */
  unreadMessagesOf(tx: Tx, of: Of): Promise<number>
}

export interface WaitingOfferNews {
  readonly waitingId: string
  readonly product: ProductCode
  readonly title: string
  readonly atMs: number
}

interface Happened {
  readonly bookingId: BookingId
  readonly atMs: number
}
type News =
  | (Happened & { readonly kind: Exclude<BookingNewsShape['kind'], 'provider_cancelled' | 'waiting_offered' | ItemNews['kind']> })
  /** One item, for which nobody came. */
  | (Happened & { readonly kind: 'cancelled'; readonly itemNo: number })
  | (Happened & { readonly kind: 'provider_cancelled'; readonly itemNo: number; readonly reason: ProviderReason })
  | (Happened & { readonly kind: ItemNews['kind']; readonly itemNo: number; readonly state: ItemNews['state'] })

const SHOWN_MAX = 20
const SHOWN_FOR_MS = 30 * 86_400_000
/** A hold of this little is worth a word. */
const HOLD_ENDS_WITHIN_MS = 5 * 60_000

/** What is new about a person's bookings in the last 30 days, newest first: it follows from what is stored, so it is right also for what happened before the first look. */
export async function bookingNewsOf(deps: NoticesDeps, tx: Tx, of: Of): Promise<BookingNewsShape[]> {
  const nowMs = deps.clock.nowMs()
  const changes = await bookingChangesOf(tx, of, nowMs - SHOWN_FOR_MS)
  const byProviders = await providerCancellationsOf(tx, of, nowMs - SHOWN_FOR_MS)
  const absences = await noShowsOf(tx, of, nowMs - SHOWN_FOR_MS)
  const told = await deps.newsSince(tx, of, nowMs - SHOWN_FOR_MS)
  const holds = await endingHoldsOf(tx, of, { nowMs, soonMs: nowMs + HOLD_ENDS_WITHIN_MS })
  const ids = [...new Set([...changes, ...byProviders, ...absences, ...told, ...holds].map(({ bookingId }) => bookingId))]
  const offers = await deps.waitingOffersOf(tx, of)
  if (ids.length === 0 && offers.length === 0) return []
  const bookings = new Map((await deps.bookings.findAll(tx, of.orgId, ids)).map((booking) => [booking.bookingId, booking]))
  const news: News[] = holds.map(({ bookingId, expiresAtMs }) => ({ kind: 'hold_ending', bookingId, atMs: expiresAtMs - HOLD_ENDS_WITHIN_MS }))
  for (const { bookingId, itemNo, kind, state, atMs } of told) news.push({ bookingId, itemNo, kind, state, atMs })
  for (const each of byProviders) news.push({ kind: 'provider_cancelled', ...each })
  // With the last item its booking ended, which tells it.
  const ending = new Set(absences.filter((each) => endsBooking(each, absences, bookings)))
  for (const each of absences) if (!ending.has(each)) news.push({ kind: 'cancelled', ...each })
  for (const bookingId of new Set([...byProviders, ...absences].map((each) => each.bookingId))) {
    if (bookings.get(bookingId)?.status === 'confirmed') news.push(...(await refundNews(deps, tx, of.orgId, bookingId)))
  }
  for (const { bookingId, to, atMs } of changes) {
    const booking = bookings.get(bookingId)
    // One that was abandoned before it was paid is no news to the person who abandoned it.
    if (!booking || (to === 'cancelled' && !wasConfirmed(booking))) continue
    // What ends with the booking that it is a part of is told of that.
    if (to === 'cancelled' && booking.changes) continue
    // What its provider ended is told already, with the reason.
    const isTold = to === 'cancelled' && booking.failure === 'provider_cancelled'
    if (to !== 'failed' && !isTold) news.push({ kind: to, bookingId, atMs })
    if (to !== 'confirmed') news.push(...(await refundNews(deps, tx, of.orgId, bookingId)))
  }
  const readMs = await deps.notices.readUntil(tx, of)
  return news
    .flatMap((each): BookingNewsShape[] => {
      const booking = bookings.get(each.bookingId)
      return booking ? [onWire(deps, each, booking, readMs)] : []
    })
    .concat(offers.map((offer) => offerOnWire(offer, readMs)))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || a.kind.localeCompare(b.kind))
    .slice(0, SHOWN_MAX)
}

/** Whether the booking that its traveller knows ended with this item: of those for which nobody came, the newest first, it is the last. */
function endsBooking(item: Happened, absences: readonly Happened[], bookings: ReadonlyMap<BookingId, Booking>): boolean {
  const rootOf = ({ bookingId }: Happened): BookingId => bookings.get(bookingId)?.changes?.rootId ?? bookingId
  const root = bookings.get(rootOf(item))
  const isOver = root?.status === 'cancelled' && root.failure === ('no_show' satisfies NoShowCode)
  return isOver && absences.find((each) => rootOf(each) === root.bookingId) === item
}

const offerOnWire = ({ waitingId, product, title, atMs }: WaitingOfferNews, readMs: number): BookingNewsShape => ({
  news_id: `waiting_offered:${waitingId}`,
  booking_id: null,
  path: BOOKINGS_PAGE,
  product_type: publicCodeOf(product),
  kind: 'waiting_offered',
  title,
  text: say`It's your turn on the waiting list: we're holding it for you for a short while.`,
  at: new Date(atMs).toISOString(),
  is_read: atMs <= readMs,
})

async function refundNews({ refunds }: NoticesDeps, tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<News[]> {
  const sent = (await refunds.listOf(tx, orgId, bookingId)).filter(({ state }) => hasLeft(state))
  return sent.map(({ createdAtMs, settledAtMs }) => ({ kind: 'refund_sent', bookingId, atMs: settledAtMs ?? createdAtMs }))
}

function onWire({ products }: NoticesDeps, news: News, booking: Booking, readMs: number): BookingNewsShape {
  const { kind, bookingId, atMs } = news
  const itemNo = 'itemNo' in news ? news.itemNo : 1
  // A change in force is a part of the booking that its traveller knows.
  const known = booking.changes && wasConfirmed(booking) ? booking.changes.rootId : bookingId
  const ended = 'itemNo' in news ? booking.items.slice(itemNo - 1, itemNo) : booking.items
  return {
    news_id: `${kind}:${bookingId}:${atMs}${itemNo > 1 ? `:${itemNo}` : ''}`,
    booking_id: known,
    path: bookingPage(known),
    product_type: publicCodeOf(booking.product),
    kind,
    title: titleOf(products, { ...booking, items: ended }),
    text: textOf(news, booking, products.saleOf(booking.product).words.texts()),
    at: new Date(atMs).toISOString(),
    is_read: atMs <= readMs,
  }
}

/** What was bought is called by the words of its product: a plan and value in a wallet are no bookings. */
function textOf(news: News, { failure, changes }: Booking, { confirmed, cancelled }: OrderTexts): string {
  switch (news.kind) {
    case 'confirmed':
      return changes ? say`Your booking has been changed.` : confirmed
    case 'cancelled':
      if ('itemNo' in news || failure === ('no_show' satisfies NoShowCode)) return noShowText()
      return failure === ('unpaid' satisfies ShopCode) ? unpaidText() : cancelled
    case 'provider_cancelled':
      return byProviderText(news.reason)
    case 'informed':
      return say`The provider sent more details.`
    case 'changed':
      return news.state === 'open'
        ? say`The provider changed it. Please accept the change, or get your money back.`
        : say`The provider changed it, and you answered.`
    case 'hold_ending':
      return say`Your hold ends in less than five minutes. Pay now to keep it.`
    case 'refund_sent':
      return say`Your refund is on its way to your card.`
  }
}
