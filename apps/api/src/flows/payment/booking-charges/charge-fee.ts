import { add, type BookingId, isZero, type Money, max, min, type OrgId, sum, type Tx, zero } from '@sojourn/kernel'
import { type Booking, type BookingItem, paidFor } from '../../../modules/bookings/index.ts'
import { changeFeeOf } from '../../../sale/changing.ts'
import { beyond } from '../../../sale/terms.ts'
import { isGuaranteed } from '../../cancelling.ts'
import { carriedFor } from '../../paid-before.ts'
import type { ShopDeps } from '../../shop-deps.ts'
import { periodOf, subjectOf } from './booking-subject.ts'
import { hasLater } from './give-back-later.ts'
import { paidChargesOf, paidLaterFor } from './paid-later.ts'
import { cardOf } from './schedule.ts'

/** So long before the card is charged its person is told of it. */
const NOTICE_MS = 3 * 86_400_000

type Deps = Pick<ShopDeps, 'bookings' | 'clock' | 'payments' | 'products' | 'scheduled'>

interface FeeOf {
  readonly orgId: OrgId
  readonly bookingId: BookingId
  readonly itemNo: number
  readonly why: 'no_show' | 'late'
}

/** What the terms of an item ask for beyond what was paid for it, charged to the card that guarantees it. Returns how much; 0 where it is nothing, or no card may be charged. */
export async function chargeFee(deps: Deps, tx: Tx, { orgId, bookingId, itemNo, why }: FeeOf): Promise<Money> {
  const booking = await deps.bookings.lock(tx, orgId, bookingId)
  const item = booking.items[itemNo - 1]
  return item ? scheduleFee(deps, tx, booking, item, (await dueOf(deps, tx, booking, item, why)).fee) : zero(booking.total.currency)
}

/** Of all that was paid for an item, what its terms retain, and by how much they ask for more. Without windows all of it is retained, and no more is asked. */
export async function dueOf(
  deps: Deps,
  tx: Tx,
  booking: Booking,
  item: BookingItem,
  why: FeeOf['why'],
): Promise<{ readonly retained: Money; readonly fee: Money }> {
  const nothing = zero(booking.total.currency)
  const charged = hasLater(booking) ? await paidChargesOf(deps, tx, booking) : []
  const paid = add(add(paidFor(booking, item), carriedFor(booking, item)), paidLaterFor(charged, [item], nothing.currency))
  // What changing it cost is spent.
  const spent = changeFeeOf(item.quote)
  const window = item.terms.cancellation.findLast(({ from }) => why === 'no_show' || from === null || Date.parse(from) <= deps.clock.nowMs())
  if (!window || item.terms.cancellationBy !== 'windows') return { retained: add(paid, spent), fee: nothing }
  return { retained: add(min(paid, window.amount), spent), fee: beyond(paid, window.amount) }
}

/** Charges so much to the card that guarantees a booking, a while after its person was told. Once for each item: the same again changes nothing. */
export async function scheduleFee(deps: Deps, tx: Tx, booking: Booking, { itemNo }: BookingItem, amount: Money): Promise<Money> {
  const nothing = zero(amount.currency)
  if (isZero(amount) || !(await isGuaranteed(deps, tx, booking))) return nothing
  const subject = subjectOf(booking)
  const { mandates, charges } = deps.scheduled
  if (!(await mandates.findLive(tx, subject))) {
    const consent = await mandates.consentTo(tx, subject)
    const card = await cardOf(deps, tx, booking)
    // Nothing is charged that was not agreed to.
    if (!consent || !card) return nothing
    const { userId, text, language, ip, userAgent } = consent
    await mandates.give(tx, {
      ...{ ...subject, userId, text, language, ip, userAgent },
      ...{ ceiling: mostAgreedTo(booking), cadence: 'once', sources: [card] },
    })
  }
  const nowMs = deps.clock.nowMs()
  const due = { dueAtMs: nowMs + NOTICE_MS, noticeAtMs: nowMs }
  await charges.add(tx, { ...subject, userId: booking.userId, periodKey: periodOf(itemNo, 1), kind: 'fee', amount, ...due })
  return amount
}

/** The most that the consent to its guarantee named: its price, or where that is less, all that its terms may ask for. */
function mostAgreedTo({ items, total }: Booking): Money {
  const asked = items.map(({ terms }) => terms.cancellation.reduce((most, { amount }) => max(most, amount), zero(total.currency)))
  return max(total, sum(total.currency, asked))
}
