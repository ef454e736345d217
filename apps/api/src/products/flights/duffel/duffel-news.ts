import { cabinClass, type FlightOffer } from '@sojourn/contracts'
import type { AnswersToNews, SupplierNews, SupplierResult } from '../../../sale/product.ts'
import type { Party } from '../domain/party.ts'
import { departsMsOf, flightOf, moneyOf } from './duffel-journey.ts'
import { detailsOf } from './duffel-offer.ts'
import { AS_MONEY } from './duffel-order.ts'
import { type DuffelParts, readingFor } from './duffel-parts.ts'
import type { DuffelOrder, DuffelSegment, DuffelSlice } from './duffel-schema.ts'
import { servicesIn } from './duffel-services.ts'

type Change = NonNullable<DuffelOrder['airline_initiated_changes']>[number]
type Read = SupplierResult<{ readonly news: readonly SupplierNews[]; readonly cursor: string | null }>

/** Moved by less than this nobody is asked. */
const SMALL_MS = 15 * 60_000

/** How often all cancellations are gone through, and how far back of the last time, for what came late. */
const CANCELLED_EVERY_MS = 10 * 60_000
const AGAIN_MS = 60 * 60_000

/**
 * What airlines changed, and what was answered to it. A change stays on its list until it is acted on there: a new one is told, of one that was told the answer of its traveller is passed on.
 * And what was cancelled at Duffel itself: the cursor is when that was looked for.
 */
export async function newsOf(parts: DuffelParts, cursor: string | null, answersTo: AnswersToNews): Promise<Read> {
  const changed = await parts.client.changedOrders()
  if (changed.kind !== 'done') return changed
  const open = changed.value.flatMap((order) => openChanges(order).map((change) => ({ order, change })))
  const answers = await answersTo(open.map(({ change }) => change.id))
  const news: SupplierNews[] = []
  for (const { order, change } of open) {
    const answer = answers.get(change.id)
    if (answer === undefined) news.push(await newsOfChange(parts, order, change))
    else if (answer === 'refunded') news.push(...(await giveBack(parts, order, change)))
    else await parts.client.acceptChange(change.id)
  }
  const cancelled = await cancelledSince(parts, cursor)
  return { kind: 'done', value: { news: [...news, ...cancelled.news], cursor: cancelled.cursor } }
}

/** All that is to be told of an order: told before, it is told once. */
export async function newsOfOrder(parts: DuffelParts, order: DuffelOrder): Promise<SupplierNews[]> {
  if (order.cancelled_at) return [newsOfCancelled(order.id)]
  return Promise.all(openChanges(order).map((change) => newsOfChange(parts, order, change)))
}

/** Whoever cancelled it: what is cancelled here already is not ended again. */
const newsOfCancelled = (orderId: string): SupplierNews => ({
  ...{ key: `cancelled:${orderId}`, supplierReference: orderId, note: null },
  ...{ kind: 'cancelled', reason: 'withdrawn' },
})

async function cancelledSince(
  { client, clock }: DuffelParts,
  cursor: string | null,
): Promise<{ readonly news: SupplierNews[]; readonly cursor: string | null }> {
  const [lastMs, nowMs] = [Number(cursor ?? 0), clock.nowMs()]
  if (nowMs - lastMs < CANCELLED_EVERY_MS) return { news: [], cursor }
  const all = await client.cancellations()
  if (all.kind !== 'done') return { news: [], cursor }
  const recent = all.value.filter(({ confirmed_at }) => confirmed_at != null && Date.parse(confirmed_at) >= lastMs - AGAIN_MS)
  return { news: recent.map(({ order_id }) => newsOfCancelled(order_id)), cursor: `${nowMs}` }
}

const openChanges = ({ airline_initiated_changes: changes, cancelled_at }: DuffelOrder): Change[] =>
  cancelled_at ? [] : (changes ?? []).filter(({ action_taken }) => action_taken === null)

async function newsOfChange(parts: DuffelParts, order: DuffelOrder, change: Change): Promise<SupplierNews> {
  const what = { key: change.id, supplierReference: order.id, note: null }
  // A flight without another in its place: nobody flies a part of what they bought.
  if (change.added.length < change.removed.length) return { ...what, kind: 'cancelled', reason: 'not_operated' }
  const slices = slicesAfter(order, change)
  return { ...what, kind: isSmall(order.slices, slices) ? 'informed' : 'changed', details: await detailsAfter(parts, order, slices), answerByMs: null }
}

/** Each bound that it took away is replaced by the one that it put in its place. */
function slicesAfter({ slices }: DuffelOrder, { added, removed }: Change): DuffelSlice[] {
  const replaced = new Map(removed.map(({ id }, index) => [id, added[index]]))
  return slices.map((slice) => replaced.get(slice.id) ?? slice)
}

function isSmall(before: readonly DuffelSlice[], after: readonly DuffelSlice[]): boolean {
  const [was, is] = [before, after].map((slices) => slices.flatMap(({ segments }) => segments))
  return was!.length === is!.length && was!.every((segment, index) => flightOf(segment) === flightOf(is![index]!) && movedMs(segment, is![index]!) < SMALL_MS)
}

const movedMs = (was: DuffelSegment, is: DuffelSegment): number => Math.abs(departsMsOf(is) - departsMsOf(was))

/** By what we noted on the order when we made it. */
async function detailsAfter(parts: DuffelParts, order: DuffelOrder, slices: readonly DuffelSlice[]): Promise<FlightOffer> {
  const { itinerary = '', offer = '', cabin, document, currency = order.total_currency, carbon_kg = '0', party = '' } = order.metadata ?? {}
  const sold = {
    ...{ itineraryId: itinerary, offerId: offer, carbonKg: Number(carbon_kg) || 0, asksDocuments: document === 'passport' },
    cabin: cabinClass.catch('economy').parse(cabin),
    party: partyIn(party, order),
  }
  return detailsOf({ ...order, slices: [...slices] }, sold, await readingFor(parts, currency), servicesIn(order, sold.party, slices))
}

function partyIn(text: string, { passengers }: DuffelOrder): Party {
  const [adult, child, infant] = text.split(' ').map(Number)
  if (adult !== undefined && child !== undefined && infant !== undefined) return { adult, child, infant }
  const count = (type: string) => passengers.filter((each) => each.type === type).length
  const [children, infants] = [count('child'), count('infant_without_seat')]
  return { adult: passengers.length - children - infants, child: children, infant: infants }
}

/** Its traveller has all the money back: so have we, or a person is called to settle it with the airline. */
async function giveBack({ client }: DuffelParts, order: DuffelOrder, change: Change): Promise<SupplierNews[]> {
  const quoted = await client.quoteCancellation(order.id)
  if (quoted.kind !== 'done') return []
  const { id, refund_amount: amount, refund_currency: currency, refund_to } = quoted.value
  const paid = moneyOf(order.total_amount, order.total_currency)
  const back = amount !== null && currency !== null && AS_MONEY.has(refund_to) ? moneyOf(amount, currency) : null
  if (!paid) return []
  if (!back || back.currency !== paid.currency || back.minor < paid.minor)
    return [{ key: `less:${change.id}`, supplierReference: order.id, note: null, kind: 'gives_less', paid, back }]
  await client.confirmCancellation(id)
  return []
}
