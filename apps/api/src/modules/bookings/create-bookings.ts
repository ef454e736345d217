import {
  accept,
  type BookingId,
  type CheckoutId,
  type Clock,
  type Ids,
  invariant,
  type Money,
  type OrgId,
  type Outcome,
  type Refusal,
  refuse,
  type Tx,
  type UserId,
} from '@sojourn/kernel'
import { bookingStore } from './data/booking-store.sql.ts'
import type { BookingEvent } from './data/booking-store.ts'
import type { Booking } from './domain/booking.ts'
import { type CancellationQuote, quoteCancellation } from './domain/cancellation.ts'
import { type GuestStay, isLive, leadOf } from './domain/guest-nights.ts'
import { referenceOf } from './domain/reference.ts'
import { type BookingStatus, type FailureCode, mayBecome, messageOf } from './domain/status.ts'

/** A change of status, to be told to whoever watches. */
export interface StatusNews {
  readonly orgId: OrgId
  readonly bookingId: BookingId
  readonly status: BookingStatus
  readonly message: string
  /** One per change. */
  readonly key: string
}

export interface BookingsDeps {
  readonly clock: Clock
  readonly ids: Ids
  /** Told of each change, in its transaction. */
  readonly announce: (tx: Tx, news: StatusNews) => Promise<void>
}

export type NewBooking = Omit<Booking, 'status' | 'reference' | 'failure' | 'kept' | 'createdAtMs'>

export interface Bookings {
  newId(): BookingId
  /**
   * Writes a draft that is on its way at once: to its payment, or straight to its confirmation where nothing is due now.
   * Refuses `duplicate_booking` where a live booking of the organisation has the same lead guest in the same house on one of the nights.
   */
  place(tx: Tx, booking: NewBooking, stay: GuestStay, next: 'pending_payment' | 'confirming'): Promise<Outcome<Booking, Refusal<'duplicate_booking'>>>
  find(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<Booking | null>
  findByCheckout(tx: Tx, orgId: OrgId, checkoutId: CheckoutId): Promise<Booking | null>
  /** Those there are, in any order. */
  findAll(tx: Tx, orgId: OrgId, bookingIds: readonly BookingId[]): Promise<Booking[]>
  findByCheckouts(tx: Tx, orgId: OrgId, checkoutIds: readonly CheckoutId[]): Promise<Booking[]>
  /** Must exist; locked until the transaction ends, and read once in it. */
  lock(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<Booking>
  listOf(tx: Tx, page: { orgId: OrgId; userId: UserId; before?: string | undefined; limit: number }): Promise<Booking[]>
  historyOf(tx: Tx, booking: Booking): Promise<BookingEvent[]>
  listOverdue(tx: Tx, limit: number): Promise<Booking[]>
  confirming(tx: Tx, booking: Booking): Promise<Booking>
  /** Issues the voucher. */
  confirm(tx: Tx, booking: Booking): Promise<Booking>
  fail(tx: Tx, booking: Booking, code: FailureCode): Promise<Booking>
  expire(tx: Tx, booking: Booking): Promise<Booking>
  cancel(tx: Tx, booking: Booking, kept: Money): Promise<Booking>
  quoteCancellation(booking: Booking): CancellationQuote
}

const randomBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(6))

export function createBookings({ clock, ids, announce }: BookingsDeps, random: () => Uint8Array = randomBytes): Bookings {
  const known = new WeakMap<Tx, Map<BookingId, Booking>>()
  /** Locked or written by this transaction: until its end nobody else changes it. */
  const know = (tx: Tx, booking: Booking): Booking => {
    known.set(tx, (known.get(tx) ?? new Map()).set(booking.bookingId, booking))
    return booking
  }

  const tell = async (tx: Tx, booking: Booking): Promise<Booking> => {
    const { orgId, bookingId, status } = booking
    // No status is entered twice, so that its name tells one change from another.
    await announce(tx, { orgId, bookingId, status, message: messageOf(booking), key: `${bookingId}:${status}` })
    return know(tx, booking)
  }

  const move = async (tx: Tx, booking: Booking, to: BookingStatus, change: Partial<Pick<Booking, 'failure' | 'kept'>> = {}): Promise<Booking> => {
    invariant(mayBecome(booking.status, to), `a booking goes from ${booking.status} to ${to}`)
    const moved: Booking = { ...booking, ...change, status: to }
    await bookingStore.change(tx, booking, {
      status: to,
      ...(change.failure && { failure: change.failure }),
      ...(change.kept && { keptMinor: change.kept.minor }),
    })
    if (!isLive(to)) await bookingStore.freeNights(tx, booking)
    await bookingStore.append(tx, booking, [{ from: booking.status, to, why: change.failure ?? null, atMs: clock.nowMs() }])
    return tell(tx, moved)
  }

  return {
    newId: () => ids.next<'booking'>('bkg'),
    async place(tx, fresh, stay, next) {
      const { orgId, bookingId } = fresh
      let reference = referenceOf(random())
      const [kept, isTaken] = await Promise.all([
        bookingStore.keepNights(tx, { orgId, bookingId, guest: leadOf(fresh.guests), ...stay }),
        bookingStore.hasReference(tx, orgId, reference),
      ])
      if (!kept) return refuse('duplicate_booking')
      if (isTaken) {
        do reference = referenceOf(random())
        while (await bookingStore.hasReference(tx, orgId, reference))
      }
      const booking: Booking = {
        ...fresh,
        status: next,
        reference,
        failure: null,
        kept: null,
        createdAtMs: clock.nowMs(),
      }
      await bookingStore.insert(tx, booking)
      const placed = { why: null, atMs: booking.createdAtMs }
      await bookingStore.append(tx, booking, [
        { ...placed, from: null, to: 'draft' },
        { ...placed, from: 'draft', to: next },
      ])
      return accept(await tell(tx, booking))
    },
    find: bookingStore.find,
    findByCheckout: bookingStore.findByCheckout,
    findAll: bookingStore.findAll,
    findByCheckouts: bookingStore.findByCheckouts,
    async lock(tx, orgId, bookingId) {
      const booking = known.get(tx)?.get(bookingId) ?? (await bookingStore.lock(tx, orgId, bookingId))
      invariant(booking, `booking ${bookingId} exists`)
      return know(tx, booking)
    },
    listOf: bookingStore.listOf,
    historyOf: bookingStore.listEvents,
    listOverdue: (tx, limit) => bookingStore.listOverdue(tx, clock.nowMs(), limit),
    confirming: (tx, booking) => move(tx, booking, 'confirming'),
    async confirm(tx, booking) {
      await bookingStore.addVoucher(tx, booking, booking.reference.replace('SJ-', 'V-'), clock.nowMs())
      return move(tx, booking, 'confirmed')
    },
    fail: (tx, booking, code) => move(tx, booking, 'failed', { failure: code }),
    expire: (tx, booking) => move(tx, booking, 'expired'),
    async cancel(tx, booking, kept) {
      await bookingStore.voidVoucher(tx, booking, clock.nowMs())
      return move(tx, booking, 'cancelled', { kept })
    },
    quoteCancellation: (booking) => quoteCancellation(booking.cancellation, booking.payNow, clock.nowMs()),
  }
}
