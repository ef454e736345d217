import type { PriceLine, StayOffer } from '@sojourn/contracts'
import { formatMoney, fromMajor, invariant, type Money, type Tx, zero } from '@sojourn/kernel'
import { type Booking, isStay, particularsOf } from '../modules/bookings/index.ts'
import type { MoneyBack, WayPaid } from '../modules/messages/index.ts'
import type { Postman } from './parts.ts'
import type { Cancelled } from './seller.ts'

const link = (booking: Booking): string => `${booking.origin}/user/my-bookings?booking_id=${encodeURIComponent(booking.bookingId)}`

/** Where each product is searched again. */
const LANDINGS = { HLT: '/', VR: '/holidaystays' } as const

function stayOf(booking: Booking): StayOffer {
  const { offer } = particularsOf(booking)
  invariant(isStay(offer), 'these are the mails of stays')
  return offer
}

function factsOf(booking: Booking) {
  const offer = stayOf(booking)
  return { reference: booking.reference, hotel: offer.hotel_name, address: offer.address, checkin: offer.checkin, checkout: offer.checkout }
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

function roomsInWords(offer: StayOffer): string {
  const adults = offer.rooms.reduce((total, room) => total + room.adults, 0)
  const children = offer.rooms.reduce((total, room) => total + room.children.length, 0)
  const unit = offer.product === 'VR' ? 'home' : 'room'
  const parts = [counted(offer.rooms.length, unit, `${unit}s`), counted(adults, 'adult', 'adults')]
  return [...parts, ...(children > 0 ? [counted(children, 'child', 'children')] : [])].join(', ')
}

const DAYS = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2027-03-07T18:00:00+00:00` as `7 March 2027, 18:00`: the property's own time, as it stands in the text. */
function atProperty(iso: string): string {
  const [day, time = ''] = iso.split('T')
  return `${DAYS.format(new Date(`${day}T00:00:00Z`))}, ${time.slice(0, 5)}`
}

function rulesInWords(booking: Booking): string[] {
  const zone = stayOf(booking).time_zone
  return booking.cancellation.map(({ from, to, amount }) => {
    const cost = amount.minor === 0 ? 'cancelling is free' : `cancelling costs ${formatMoney(amount)}`
    const since = from ? `From ${atProperty(from)}` : null
    const until = to ? `until ${atProperty(to)}` : null
    const when = [since, until].filter(Boolean).join(' ') || 'At any time'
    return `${when.charAt(0).toUpperCase()}${when.slice(1)} ${cost} (${zone}).`
  })
}

const WAYS: ReadonlySet<PriceLine['kind']> = new Set(['coupon', 'cash_card', 'points', 'agent_extra', 'payment_card', 'waived', 'invoice', 'card'])

/** As it was consented to; a card that paid all of it needs no line of its own. */
function waysPaid(booking: Booking): WayPaid[] {
  const { currency } = booking.payNow
  const ways = particularsOf(booking).lines.filter(({ kind }) => WAYS.has(kind))
  return ways.map(({ label, amount }) => ({ label, amount: fromMajor(amount, currency) ?? zero(currency) }))
}

export function mailConfirmed(post: Postman, tx: Tx, booking: Booking): Promise<void> {
  const offer = stayOf(booking)
  return post.send(tx, {
    orgId: booking.orgId,
    key: `booking_confirmed:${booking.bookingId}`,
    to: booking.contact.email,
    kind: 'booking_confirmed',
    data: {
      ...factsOf(booking),
      guests: booking.guests.map((guest) => `${guest.first_name} ${guest.last_name}`),
      rooms: roomsInWords(offer),
      roomName: offer.room_name,
      unit: offer.product === 'VR' ? 'Home' : 'Room',
      paidNow: booking.payNow,
      paidBy: waysPaid(booking),
      payAtProperty: { minor: booking.total.minor - booking.payNow.minor, currency: booking.total.currency },
      total: booking.total,
      cancellation: rulesInWords(booking),
      bookingLink: link(booking),
    },
  })
}

export const mailFailed = (post: Postman, tx: Tx, booking: Booking, refunded: Money, back: readonly MoneyBack[]): Promise<void> =>
  post.send(tx, {
    orgId: booking.orgId,
    key: `booking_failed:${booking.bookingId}`,
    to: booking.contact.email,
    kind: 'booking_failed',
    data: { ...factsOf(booking), refunded, back, searchLink: `${booking.origin}${LANDINGS[stayOf(booking).product]}` },
  })

export const mailCancelled = (post: Postman, tx: Tx, booking: Booking, { refunded, back, fee }: Cancelled): Promise<void> =>
  post.send(tx, {
    orgId: booking.orgId,
    key: `booking_cancelled:${booking.bookingId}`,
    to: booking.contact.email,
    kind: 'booking_cancelled',
    data: { ...factsOf(booking), refunded, back, fee, bookingLink: link(booking) },
  })
