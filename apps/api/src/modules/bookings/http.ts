import { bookingReceipt, getBooking, listBookings, type Offer } from '@sojourn/contracts'
import { accept, type BookingId, type Clock, type Money, type OrgId, refuse, type Transactions, type Tx, toMajor, type UserId } from '@sojourn/kernel'
import { type Refusals, type Route, rawRoute, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import { calendarOf } from './calendar.ts'
import type { Bookings } from './create-bookings.ts'
import { type Booking, referenceShown } from './domain/booking.ts'
import { failureText } from './domain/status.ts'
import { isCancellable, isStay, particularsOf, titleOf } from './particulars.ts'

/** What was paid for a booking and what went back. */
export interface MoneyOfBooking {
  readonly paid: Money
  readonly refunded: Money
  /** `Visa ending 4242` */
  readonly paidWith: string | null
  /** Refunds are negative. */
  readonly movements: readonly { readonly label: string; readonly amount: Money; readonly atMs: number }[]
}

export interface BookingsHttpDeps {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly bookings: Bookings
  moneyOf(tx: Tx, booking: Booking): Promise<MoneyOfBooking>
  /** True where the caller may act for the owner: an operator, or the owner's agent. */
  mayActFor(tx: Tx, caller: SignedInCaller, owner: UserId): Promise<boolean>
}

const refusals: Refusals = { not_found: [404, 'This booking is not here.'] }
const receiptRefusals: Refusals = { ...refusals, no_receipt: [409, 'Nothing was paid for this booking, so there is no receipt.'] }
const iso = (atMs: number): string => new Date(atMs).toISOString()

const NO_PLACE = { city: '', image: '', art: '', checkin: null, checkout: null }

function placeOf(offer: Offer) {
  if (!isStay(offer)) return NO_PLACE
  const { city, image, art, checkin, checkout } = offer
  return { city, image, art, checkin, checkout }
}

/** Confirmed once, though it may have been cancelled since. */
const cameAbout = ({ status }: Booking): boolean => status === 'confirmed' || status === 'cancelled'
/** Whether what is paid at the property is still to be paid there. */
const isOwed = ({ status }: Booking): boolean => status === 'confirming' || status === 'confirmed'

function summary(booking: Booking) {
  const { offer } = particularsOf(booking)
  return {
    booking_id: booking.bookingId,
    product: booking.product,
    status: booking.status,
    reference: referenceShown(booking),
    title: titleOf(offer),
    ...placeOf(offer),
    total: toMajor(booking.total),
    currency: booking.total.currency,
    booked_at: iso(booking.createdAtMs),
  }
}

export function bookingsHttp({ transactions, clock, bookings, moneyOf, mayActFor }: BookingsHttpDeps): Route[] {
  const seen = async (tx: Tx, orgId: OrgId, bookingId: string, caller: SignedInCaller): Promise<Booking | null> => {
    const booking = await bookings.find(tx, orgId, bookingId as BookingId)
    if (!booking) return null
    return booking.userId === caller.user.userId || (await mayActFor(tx, caller, booking.userId)) ? booking : null
  }

  return [
    signedInRoute(listBookings, async ({ cursor, limit }, caller) => {
      const page = { orgId: caller.orgId, userId: caller.user.userId, before: cursor, limit: limit + 1 }
      const found = await transactions.inTenant(caller.orgId, (tx) => bookings.listOf(tx, page))
      const shown = found.slice(0, limit)
      return accept({ bookings: shown.map(summary), next: found.length > limit ? shown.at(-1)!.bookingId : null })
    }),

    signedInRoute(
      getBooking,
      async (body, caller) =>
        transactions.inTenant(caller.orgId, async (tx) => {
          const booking = await seen(tx, caller.orgId, body.booking_id, caller)
          if (!booking) return refuse('not_found')
          const { offer, price, lines, cancellation } = particularsOf(booking)
          const { paid, refunded, paidWith } = await moneyOf(tx, booking)
          const history = await bookings.historyOf(tx, booking)
          return accept({
            ...summary(booking),
            checkout_id: booking.checkoutId,
            offer,
            price,
            lines: [...lines],
            cancellation: [...cancellation],
            guests: [...booking.guests],
            contact: booking.contact,
            paid: toMajor(paid),
            refunded: toMajor(refunded),
            paid_with: paidWith,
            failure: booking.failure ? failureText(booking.failure) : null,
            cancellable: isCancellable(booking, clock.nowMs()),
            history: history.map((event) => ({ at: iso(event.atMs), status: event.to })),
          })
        }),
      refusals,
    ),

    signedInRoute(
      bookingReceipt,
      async (body, caller) =>
        transactions.inTenant(caller.orgId, async (tx) => {
          const booking = await seen(tx, caller.orgId, body.booking_id, caller)
          if (!booking) return refuse('not_found')
          const { offer, price, lines } = particularsOf(booking)
          const { paid, refunded, movements } = await moneyOf(tx, booking)
          if (movements.length === 0 && !cameAbout(booking)) return refuse('no_receipt')
          return accept({
            booking_id: booking.bookingId,
            number: `R-${booking.reference.replace('SJ-', '')}`,
            // As of the last that happened to its money, so that it is the same receipt whenever it is asked for.
            issued_at: iso(Math.max(booking.createdAtMs, ...movements.map(({ atMs }) => atMs))),
            seller: caller.org.name,
            reference: referenceShown(booking),
            title: titleOf(offer),
            lines: [...lines],
            payments: movements.map(({ label, amount, atMs }) => ({ label, amount: toMajor(amount), at: iso(atMs) })),
            currency: booking.total.currency,
            total: toMajor(booking.total),
            paid: toMajor(paid),
            refunded: toMajor(refunded),
            at_property: isOwed(booking) ? price.pay_at_property : 0,
          })
        }),
      receiptRefusals,
    ),

    rawRoute('GET', '/api/bookingHistory/calendar', async (request, caller) => {
      const url = new URL(request.url)
      const who = caller?.user ? (caller as SignedInCaller) : null
      const booking = who && (await transactions.inTenant(who.orgId, (tx) => seen(tx, who.orgId, url.searchParams.get('booking_id') ?? '', who)))
      if (booking?.status !== 'confirmed' || !isStay(particularsOf(booking).offer))
        return new Response('This booking is not here. Sign in to the account that made it.', { status: 404 })
      return new Response(calendarOf(booking, `${url.origin}/user/my-bookings/${booking.bookingId}`), {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'attachment; filename="stay.ics"',
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    }),
  ]
}
