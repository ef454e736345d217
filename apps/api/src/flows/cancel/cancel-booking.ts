import type { cancelBooking as cancelCall, DataOf, quoteCancellation as quoteCall } from '@sojourn/contracts'
import { nothingBackText } from '@sojourn/contracts/cancel-words'
import { say, sentencesText } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { accept, add, fromMajor, type Money, min, type Outcome, refuse, subtract, sum, type Tx, toMajor, zero } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type Booking, type BookingItem, type CostOfItem, nothingLeft, paidFor, reasonForCancelling, wasConfirmed } from '../../modules/bookings/index.ts'
import type { LeasedSaga } from '../../modules/sagas/index.ts'
import { changeFeeOf } from '../../sale/changing.ts'
import { divideWhole, isGuaranteed } from '../cancelling.ts'
import { comingBack } from '../coming-back.ts'
import { cancelItems, hasRemote, owedOf, remoteOf, retainedLines } from '../items.ts'
import { mailCancelled } from '../mails.ts'
import { carriedFor, paidBeforeOf, refundKeyOfBefore } from '../paid-before.ts'
import { subjectOf } from '../payment/booking-charges/booking-subject.ts'
import { scheduleFee } from '../payment/booking-charges/charge-fee.ts'
import { divideLater, hasLater, refundLater, stopCharging } from '../payment/booking-charges/give-back-later.ts'
import { type PaidCharge, paidChargesOf, paidLaterFor } from '../payment/booking-charges/paid-later.ts'
import { postCancelled } from '../payment/postings.ts'
import { wantRefund } from '../payment/send-refund.ts'
import { runNow } from '../run-now.ts'
import { CANCEL_ITEM, GIVE_BACK, ofItem, type ShopDeps } from '../shop-deps.ts'
import { endItem, refundKeyOf } from './end-item.ts'
import { giveUp, quoteGivingUp, unpaidOf } from './give-up.ts'
import { recordCancelled } from './record-cancelled.ts'
import { type Costs, costsFor, own, partsToCancel, type QuoteRequest, type Targets, targetsOf } from './targets.ts'

const DAY_MS = 86_400_000

type CostsByItem = ReadonlyMap<number, CostOfItem>
const costsIn = (costs: Costs, { bookingId }: Booking): CostsByItem => costs.get(bookingId) ?? new Map()

/** What suppliers ask, and what was charged since the booking, by item. */
interface Costing {
  readonly costs: CostsByItem
  readonly later: ReadonlyMap<number, Money>
  /** Its card was declined: no fee is charged to it. */
  readonly isUnpaid?: boolean
}

/** The fee and the refund of cancelling now, for a booking or for one item of it. */
export async function quoteCancellation(deps: ShopDeps, request: QuoteRequest, caller: SignedInCaller): Promise<Outcome<DataOf<typeof quoteCall>>> {
  const unpaid = await unpaidOf(deps, request, caller)
  if (unpaid) return accept(quoteGivingUp(unpaid))
  const costs = await costsFor(deps, request, caller)
  if (!costs.ok) return costs
  return deps.transactions.inTenant(caller.orgId, async (tx): Promise<Outcome<DataOf<typeof quoteCall>>> => {
    const booking = await own(deps, tx, caller, request.booking_id)
    if (!booking) return refuse('not_found')
    const quotes: Quote[] = []
    for (const part of await partsToCancel(deps, tx, request, booking)) {
      const quote = await quotePart(deps, tx, part.request, { booking: part.booking, costs: costs.value })
      if (!quote.ok) return quote
      quotes.push(quote.value)
    }
    if (quotes.length === 0) return refuse('not_cancellable', { message: nothingLeft() })
    return accept({ ...quotes.reduce(bothQuotes), booking_id: booking.bookingId, ...(request.item_no !== undefined && { item_no: request.item_no }) })
  })
}

type Quote = DataOf<typeof quoteCall>

/** Of items that were bought with different bookings. */
const bothQuotes = (a: Quote, b: Quote): Quote => ({
  ...a,
  refund: toMajor(add(majorOf(a.refund, a), majorOf(b.refund, a))),
  kept: toMajor(add(majorOf(a.kept, a), majorOf(b.kept, a))),
  may_charge: toMajor(add(majorOf(a.may_charge, a), majorOf(b.may_charge, a))),
  discounts: [...a.discounts, ...b.discounts],
  to: [...a.to, ...b.to],
  expected: sentencesText([...new Set([a.expected, b.expected])]),
  back_anyway: [...a.back_anyway, ...b.back_anyway],
  stands_until: a.stands_until < b.stands_until ? a.stands_until : b.stands_until,
  undo_until: null,
})

const majorOf = (amount: number, { currency }: Quote): Money => fromMajor(amount, currency) ?? zero(currency)

async function quotePart(
  deps: ShopDeps,
  tx: Tx,
  request: QuoteRequest,
  { booking, costs }: { readonly booking: Booking; readonly costs: Costs },
): Promise<Outcome<Quote>> {
  const targets = await targetsOf(deps, tx, request, booking)
  if (!targets.ok) return targets
  const later = laterByItem(booking, hasLater(booking) ? await paidChargesOf(deps, tx, booking) : [])
  const { refund, beyond, validUntilMs } = deps.bookings.quoteCancellation(booking, targets.value.items, costsIn(costs, booking), later)
  const undoUntilMs = deps.bookings.undoUntilMs(booking, targets.value.items)
  const { paidWith } = await deps.payments.moneyOf(tx, booking.orgId, booking.bookingId, refund.currency)
  const { parts, discounts, total, lost } = await comingBack(deps, tx, booking, { items: targets.value.items, refund })
  // Of one that was changed each payment has its own card.
  const cardOf = (label: string) => (booking.changes ? label : (paidWith ?? label))
  const to = parts.map(({ kind, label, amount, when }) => ({ kind, tender: kind === 'card' ? cardOf(label) : label, amount: toMajor(amount), when }))
  return accept({
    booking_id: booking.bookingId,
    ...(request.item_no !== undefined && { item_no: request.item_no }),
    refund: toMajor(total),
    kept: toMajor(lost),
    may_charge: (await isGuaranteed(deps, tx, booking)) ? toMajor(beyond) : 0,
    currency: refund.currency,
    discounts: discounts.map(({ kind, label, amount, back, when }) => ({ kind, tender: label, amount: toMajor(amount), back: toMajor(back), when })),
    to,
    expected: to.length > 0 ? sentencesText([...new Set(to.map(({ when }) => when))]) : await whyNothing(deps, tx, booking, targets.value.items, refund),
    back_anyway: total.minor > 0 && lost.minor > 0 ? backAnyway(deps, targets.value.items) : [],
    stands_until: new Date(validUntilMs ?? deps.clock.nowMs() + DAY_MS).toISOString(),
    undo_until: undoUntilMs === null ? null : new Date(undoUntilMs).toISOString(),
  })
}

/** What of it comes back by itself, of each item that says so. */
const backAnyway = ({ products }: ShopDeps, items: Targets['items']): string[] =>
  items.flatMap((item) => (products.isSold(item.product) ? (products.get(item.product).backAnyway?.(products.detailsOf(item), item.quote) ?? []) : []))

/** Why cancelling gives nothing back: all of it was given back at the gateway, what was paid stays paid, or nothing was. */
async function whyNothing(deps: ShopDeps, tx: Tx, booking: Booking, items: Targets['items'], refund: Money): Promise<string> {
  const { waived } = await deps.tendering.planOfBooking(tx, booking)
  const paid = sum(
    booking.total.currency,
    items.map((item) => paidFor(booking, item)),
  )
  if (refund.minor > waived.minor) return say`This booking has already been refunded, so there's nothing more to refund.`
  return nothingBackText(paid.minor > waived.minor)
}

interface CancelRequest extends QuoteRequest {
  readonly expected_refund: number
  /** Why, where the booking is another person's. */
  readonly reason?: string | undefined
}

interface Cancelled {
  readonly booking: Booking
  readonly refund: Money
  readonly leased: readonly LeasedSaga[]
}

/**
 * Cancels at the quoted refund. What is our own ends in one transaction: what was held is back with it, the card's money leaves right after, and again until it has left. What a
 * remote supplier provides is cancelled there first; until it has answered nothing is refunded.
 */
export async function cancelBooking(deps: ShopDeps, request: CancelRequest, caller: SignedInCaller): Promise<Outcome<DataOf<typeof cancelCall>>> {
  const unpaid = await unpaidOf(deps, request, caller)
  if (unpaid) return giveUp(deps, unpaid, request, caller)
  const costs = await costsFor(deps, request, caller)
  if (!costs.ok) return costs
  const cancelled = await deps.transactions.inTenant(caller.orgId, (tx) => cancel(deps, tx, request, { caller, costs: costs.value }))
  if (!cancelled.ok) return cancelled
  const { booking, refund, leased } = cancelled.value
  if (leased.length === 0) await runNow(deps, null)
  await Promise.all(leased.map((each) => runNow(deps, each)))
  return answerOf(deps, booking, refund, request)
}

async function answerOf(deps: ShopDeps, { orgId, bookingId }: Booking, refund: Money, { item_no }: QuoteRequest): Promise<Outcome<DataOf<typeof cancelCall>>> {
  const [booking, items] = await deps.transactions.inTenant(orgId, async (tx) => {
    const after = (await deps.bookings.find(tx, orgId, bookingId))!
    const itemStatuses = await deps.bookings.itemStatusesOf(tx, after)
    return [after, itemStatuses.filter(({ itemNo }) => item_no === undefined || itemNo === item_no)] as const
  })
  if (items.every(({ state }) => state === 'confirmed'))
    return refuse('not_cancellable', { message: say`The supplier didn't accept the cancellation, so your booking is still confirmed. Nothing was refunded.` })
  const waits = items.some(({ state }) => state === 'cancelling')
  return accept({ booking_id: bookingId, status: booking.status, refund: toMajor(refund), currency: refund.currency, waits_for_supplier: waits })
}

async function cancel(
  deps: ShopDeps,
  tx: Tx,
  request: CancelRequest,
  { caller, costs }: { caller: SignedInCaller; costs: Costs },
): Promise<Outcome<Cancelled>> {
  const booking = await own(deps, tx, caller, request.booking_id)
  if (!booking) return refuse('not_found')
  const parts = await partsToCancel(deps, tx, request, booking)
  const { currency } = booking.total
  const known = await Promise.all(parts.map((part) => cancelledBefore(deps, tx, part.request, part.booking)))
  const before = known.flatMap((each) => each ?? [])
  if (before.length === parts.length && before.length > 0) {
    const refund = sum(
      currency,
      before.map((each) => each.refund),
    )
    return accept({ booking, refund, leased: [] })
  }
  const open: CancelTargets[] = []
  for (const part of parts) {
    const targets = await targetsOf(deps, tx, part.request, part.booking)
    if (!targets.ok) return targets
    const later = await laterNow(deps, tx, part.booking)
    const { refund, retained } = deps.bookings.quoteCancellation(part.booking, targets.value.items, costsIn(costs, part.booking), later)
    open.push({ targets: targets.value, later, refund, retained, ...(await comingBack(deps, tx, part.booking, { items: targets.value.items, refund })) })
  }
  const total = sum(
    currency,
    open.map((each) => each.total),
  )
  if (open.length === 0) return refuse('not_cancellable', { message: nothingLeft() })
  if (fromMajor(request.expected_refund, currency)?.minor !== total.minor) {
    return refuse('refund_changed', { old_refund: request.expected_refund, new_refund: toMajor(total), currency })
  }
  if (reasonForCancelling(booking, caller) === 'required' && !request.reason) return refuse('reason_missing')
  await recordCancelled(deps, tx, { booking, caller, request })
  const leased: LeasedSaga[] = []
  for (const { targets, later, refund, retained } of open) {
    const ended = targets.isWhole
      ? await cancelWhole(deps, tx, targets.booking, { refund, retained })
      : await cancelEach(deps, tx, targets, { costs: costsIn(costs, targets.booking), later })
    leased.push(...ended.leased)
  }
  return accept({ booking, refund: total, leased })
}

/** What of one booking is cancelled, and what that gives back. */
interface CancelTargets extends Pick<Quoted, 'refund' | 'retained'> {
  readonly targets: Targets
  readonly later: ReadonlyMap<number, Money>
  readonly total: Money
}

/** What was charged since, item by item; locked, so that it stays so until the transaction ends. */
async function laterNow(deps: ShopDeps, tx: Tx, booking: Booking): Promise<ReadonlyMap<number, Money>> {
  if (!hasLater(booking)) return laterByItem(booking, [])
  await deps.scheduled.charges.lockSubject(tx, subjectOf(booking))
  return laterByItem(booking, await paidChargesOf(deps, tx, booking))
}

/** What was paid for the items besides what was with their booking: after it and, of a change, before it. */
const laterByItem = (booking: Booking, paid: readonly PaidCharge[]): ReadonlyMap<number, Money> =>
  new Map(booking.items.map((item) => [item.itemNo, add(carriedFor(booking, item), paidLaterFor(paid, [item], booking.total.currency))]))

/**
 * Cancels what was not paid by its last day, without its traveller: all that is still booked of it, by its terms. A supplier who alone says what that costs keeps what was paid. The
 * same again changes nothing. Sagas that it begins are taken up by the worker.
 */
export async function cancelUnpaid(deps: ShopDeps, tx: Tx, { orgId, bookingId }: Pick<Booking, 'orgId' | 'bookingId'>): Promise<void> {
  const booking = await deps.bookings.lock(tx, orgId, bookingId)
  const itemStatuses = await deps.bookings.itemStatusesOf(tx, booking)
  const items = booking.status === 'confirmed' ? booking.items.filter(({ itemNo }) => itemStatuses[itemNo - 1]!.state === 'confirmed') : []
  if (items.length === 0) return
  const later = await laterNow(deps, tx, booking)
  const nowMs = deps.clock.nowMs()
  const unknown = items.filter(({ terms }) => terms.cancellationBy !== 'windows')
  const costs: CostsByItem = new Map(
    unknown.map((item) => [item.itemNo, { cost: add(paidFor(booking, item), later.get(item.itemNo) ?? zero(booking.total.currency)), validUntilMs: nowMs }]),
  )
  const { refund, retained } = deps.bookings.quoteCancellation(booking, items, costs, later)
  if (items.length === booking.items.length && !hasRemote(deps, booking)) await cancelWhole(deps, tx, booking, { refund, retained, why: 'unpaid' })
  else await cancelEach(deps, tx, { booking, items, itemStatuses }, { costs, later, isUnpaid: true })
}

/** Asked twice, cancelled once: the second answer is the first. */
async function cancelledBefore(deps: ShopDeps, tx: Tx, { item_no }: QuoteRequest, booking: Booking): Promise<Cancelled | null> {
  const divide = divideWhole(await deps.tendering.planOfBooking(tx, booking))
  if (booking.changes) return booking.status === 'cancelled' ? { booking, refund: await backOfChange(deps, tx, booking), leased: [] } : null
  if (item_no === undefined && booking.status === 'cancelled') {
    if (!wasConfirmed(booking)) return { booking, refund: zero(booking.total.currency), leased: [] }
    const { money: promised } = divide(booking.retained ? subtract(booking.payNow, booking.retained) : booking.payNow)
    const ofPayment = subtract(promised, min(promised, await outsideBefore(deps, tx, booking)))
    return { booking, refund: add(ofPayment, await laterBackOf(deps, tx, booking, booking.items)), leased: [] }
  }
  const item = booking.items.find(({ itemNo }) => itemNo === item_no)
  const retained = item && (await deps.bookings.itemStatusesOf(tx, booking))[item.itemNo - 1]!.retained
  if (!retained) return null
  const ofPayment = divide(subtract(paidFor(booking, item), retained)).money
  return { booking, refund: add(ofPayment, await laterBackOf(deps, tx, booking, [item])), leased: [] }
}

/** What went back when a change was cancelled: of what was paid with it, and of what was paid before it. */
async function backOfChange(deps: ShopDeps, tx: Tx, booking: Booking): Promise<Money> {
  let all = await deps.tendering.givenBack(tx, booking, refundKeyOf(booking, booking.items[0]!))
  for (const before of await paidBeforeOf(deps, tx, booking)) {
    all = add(all, await deps.tendering.givenBack(tx, before.booking, refundKeyOfBefore(before, { by: booking.bookingId, reason: 'cancelled' })))
  }
  return all
}

/** What went back of what was charged later for these items. */
async function laterBackOf(deps: ShopDeps, tx: Tx, booking: Booking, items: readonly BookingItem[]): Promise<Money> {
  const { currency } = booking.total
  if (!hasLater(booking)) return zero(currency)
  const own = (await paidChargesOf(deps, tx, booking)).filter(({ itemNo }) => items.some((item) => item.itemNo === itemNo))
  return sum(
    currency,
    own.map(({ charge, left }) => subtract(charge.amount, left)),
  )
}

/** What had been given back at the gateway when the booking was cancelled. */
async function outsideBefore(deps: ShopDeps, tx: Tx, booking: Booking): Promise<Money> {
  const cancelled = (await deps.bookings.historyOf(tx, booking)).find(({ to }) => to === 'cancelled')
  const refunds = await deps.payments.refunds.listOf(tx, booking.orgId, booking.bookingId)
  const before = refunds.filter(({ actor, state, createdAtMs }) => actor === 'gateway' && state !== 'failed' && createdAtMs < (cancelled?.atMs ?? 0))
  return sum(
    booking.total.currency,
    before.map(({ amount }) => amount),
  )
}

/** Of all that was paid, with the booking and since. */
interface Quoted {
  readonly refund: Money
  readonly retained: Money
  /** Where its traveller did not cancel it. */
  readonly why?: 'unpaid'
}

async function cancelWhole(deps: ShopDeps, tx: Tx, booking: Booking, { refund, why }: Quoted): Promise<Omit<Cancelled, 'refund'>> {
  const { orgId, bookingId } = booking
  const charged = await stopCharging(deps, tx, booking, booking.items, why ?? 'cancelled')
  const { back: later, rest } = divideLater(charged, booking.items, refund)
  const retained = subtract(booking.payNow, rest)
  const after = await deps.bookings.cancel(tx, booking, retained, why)
  await cancelItems(deps, tx, booking)
  const key = `${bookingId}:refund:cancelled`
  // Asked before it is done: afterwards nothing is left to divide.
  const back = await inLanguage(booking.language, () => comingBack(deps, tx, booking, { items: booking.items, refund }))
  const { card, lines } = await deps.tendering.giveBack(tx, booking, rest, key)
  await postCancelled(deps.ledger, tx, booking, owedOf(deps, booking), { retained: retainedLines(booking, retained), card, tenders: lines })
  await refundLater(deps, tx, booking, later)
  let fees = zero(booking.total.currency)
  if (!why) for (const item of booking.items) fees = add(fees, await scheduleFee(deps, tx, booking, item, feeOf(deps, booking, item, charged)))
  await mailCancelled(deps, tx, after, { ...back, charged: fees, ...(why && { isUnpaid: true }) })
  if (card.minor === 0) return { booking: after, leased: [] }
  const wanted = await wantRefund(deps, tx, { orgId, bookingId, key, amount: card, reason: 'cancelled' })
  if (!wanted) return { booking: after, leased: [] }
  return { booking: after, leased: [await deps.sagas.begin(tx, { orgId, kind: GIVE_BACK, subject: bookingId, input: { key } })] }
}

/** By how much the terms of an item ask for more than was paid for it. */
const feeOf = ({ bookings }: ShopDeps, booking: Booking, item: BookingItem, charged: readonly PaidCharge[]): Money =>
  bookings.quoteCancellation(booking, [item], new Map(), laterByItem(booking, charged)).beyond

/** Item by item, each with its own refund: our own at once, a remote supplier's by a saga that asks there first. */
async function cancelEach(
  deps: ShopDeps,
  tx: Tx,
  { booking, items, itemStatuses }: Omit<Targets, 'isWhole'>,
  { costs, later, isUnpaid = false }: Costing,
): Promise<Omit<Cancelled, 'refund'>> {
  const { orgId, bookingId } = booking
  const leased: LeasedSaga[] = []
  for (const item of items) {
    const { refund, retained: byTerms, beyond } = deps.bookings.quoteCancellation(booking, [item], costs, later)
    // What changing it cost is spent.
    const retained = add(byTerms, changeFeeOf(item.quote))
    const fee = isUnpaid ? zero(retained.currency) : beyond
    const subject = ofItem(bookingId, item.itemNo)
    if (remoteOf(deps, item)) {
      const nowMs = deps.clock.nowMs()
      await deps.bookings.changeItem(tx, booking, itemStatuses[item.itemNo - 1]!, { state: 'cancelling', askedMs: nowMs })
      // Refused once by its supplier it may be asked again: another saga, another key.
      leased.push(await deps.sagas.begin(tx, { orgId, kind: CANCEL_ITEM, subject: `${subject}:${nowMs}`, input: { refund, kept: retained, fee } }))
      continue
    }
    const { sends } = await endItem(deps, tx, booking, item, { retained, fee })
    if (sends) leased.push(await deps.sagas.begin(tx, { orgId, kind: GIVE_BACK, subject, input: { key: refundKeyOf(booking, item) } }))
  }
  return { booking, leased: leased }
}
