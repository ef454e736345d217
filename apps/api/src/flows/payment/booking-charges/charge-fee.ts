import { add, type BookingId, isZero, type Money, type OrgId, type Tx, zero } from '@sojourn/kernel'
import { type Booking, type BookingItem, paidFor } from '../../../modules/bookings/index.ts'
import { beyond } from '../../../sale/terms.ts'
import { isGuaranteed } from '../../cancelling.ts'
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
  const nothing = zero(booking.total.currency)
  if (item?.terms.cancellationBy !== 'windows') return nothing
  const charged = hasLater(booking) ? await paidChargesOf(deps, tx, booking) : []
  const paid = add(paidFor(booking, item), paidLaterFor(charged, [item], nothing.currency))
  const window = item.terms.cancellation.findLast(({ from }) => why === 'no_show' || from === null || Date.parse(from) <= deps.clock.nowMs())
  return scheduleFee(deps, tx, booking, item, window ? beyond(paid, window.amount) : nothing)
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
    await mandates.give(tx, { ...{ ...subject, userId, text, language, ip, userAgent }, ...{ ceiling: booking.total, cadence: 'once', sources: [card] } })
  }
  const nowMs = deps.clock.nowMs()
  const due = { dueAtMs: nowMs + NOTICE_MS, noticeAtMs: nowMs }
  await charges.add(tx, { ...subject, userId: booking.userId, periodKey: periodOf(itemNo, 1), kind: 'fee', amount, ...due })
  return amount
}
