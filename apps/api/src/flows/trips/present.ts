import type { TripItemShape, TripShape } from '@sojourn/contracts'
import { pricePartsOf } from '@sojourn/contracts/price-parts'
import { add, addDays, type Day, instantMs, type Money, subtract, toMajor } from '@sojourn/kernel'
import type { MoneyOfBooking } from '../../modules/bookings/index.ts'
import { notesOf, type TripItem, type TripListed, type TripNote } from '../../modules/trips/index.ts'
import { localOnWire } from '../../sale/on-wire.ts'
import { laterAtOf } from '../../sale/terms.ts'
import type { Booking } from './trip-deps.ts'

export const MY_TRIPS = '/user/my-trips'
/** Where a trip link ends (A2.4). */
export const tripPage = (tripId: string): string => `${MY_TRIPS}?trip_id=${encodeURIComponent(tripId)}&workarea=viewMyTrips`

/** In the fields older clients know (B3.6). */
export const tripOnWire = (trip: TripListed): TripShape => ({
  trip_list_id: trip.tripId,
  trip_list_name: trip.name,
  user_id: trip.ownerId,
  org_id: trip.orgId,
  checkin_date: trip.from,
  checkout_date: trip.to,
  type: trip.type,
  destination_name: trip.destination,
  trip_image: trip.image,
  trip_url: tripPage(trip.tripId),
  role: trip.role,
  item_count: trip.itemCount,
  member_count: trip.memberCount,
})

/** With the product's own fields as they came; what did not come is what we know of it. */
export const listedItem = ({ itemId, product, ref, title, place, image, from, to, url, price, request }: TripItem) => ({
  title,
  destination_name: place,
  trip_image: image,
  checkin_date: from,
  checkout_date: to,
  trip_url: url,
  ...(price && { price: toMajor(price), currency: price.currency }),
  ...request,
  item_id: itemId,
  product_type: product,
  saved_as: ref,
})

const moneyOnWire = (money: Money) => ({ amount: toMajor(money), currency: money.currency })

/** What is booked, in its present state. */
export interface BookedNow {
  readonly booking: Booking
  readonly title: string
  readonly money: MoneyOfBooking
}

const LIVE: ReadonlySet<string> = new Set(['pending_payment', 'confirming', 'confirmed'])
const isLive = ({ booking }: BookedNow): boolean => LIVE.has(booking.status)

/** What is not paid yet, and is paid where the service is: also in the currency of the place. */
function leftOf({ booking }: BookedNow) {
  const { payLater, payLaterLocal: local } = booking.quote
  if (booking.status !== 'confirmed' || payLater.minor === 0) return null
  return { ...moneyOnWire(payLater), ...(local && { local: localOnWire(local) }), where: laterAtOf(booking.items) }
}

/** When the first of several things begins. */
export const startsIn = (items: Booking['items']) =>
  items.flatMap(({ description }) => description.starts ?? []).toSorted((a, b) => (`${a.on} ${a.time}` < `${b.on} ${b.time}` ? -1 : 1))[0] ?? null

/** An idea as it was saved, a booking in its present state; `isOwn`: the reader may open the booking. */
export function itemOnWire(item: TripItem, booked: BookedNow | null, { by, isOwn }: { readonly by: string; readonly isOwn: boolean }): TripItemShape {
  const shown = {
    item_id: item.itemId,
    product: item.product,
    kind: item.kind,
    title: item.title,
    place: item.place,
    image: item.image,
    from: item.from,
    to: item.to,
    starts: null,
    price: item.price && moneyOnWire(item.price),
    paid: null,
    to_pay: null,
    url: item.url,
    booking_id: null,
    status: null,
    added_by: by,
    added_at: new Date(item.addedMs).toISOString(),
  }
  if (!booked) return shown
  const { booking, title, money } = booked
  const left = leftOf(booked)
  return {
    ...shown,
    title,
    starts: startsIn(booking.items)?.time ?? null,
    price: moneyOnWire(pricePartsOf(booking.lines, booking.total.currency).cost),
    paid: moneyOnWire(subtract(money.paid, money.refunded)),
    to_pay: left,
    url: isOwn ? `/user/my-bookings/${encodeURIComponent(booking.bookingId)}` : null,
    booking_id: booking.bookingId,
    status: booking.status,
  }
}

/** Sums by currency, in the order in which the currencies come. */
export function sumsOf(amounts: readonly Money[]): { amount: number; currency: string }[] {
  const sums = new Map<string, Money>()
  for (const money of amounts) {
    const sum = sums.get(money.currency)
    sums.set(money.currency, sum ? add(sum, money) : money)
  }
  return [...sums.values()].filter(({ minor }) => minor > 0).map(moneyOnWire)
}

export const paidOf = (booked: readonly BookedNow[]): Money[] => booked.filter(isLive).map(({ money }) => subtract(money.paid, money.refunded))

/** What is still to be paid, on the day of the service it is for. */
export const toPayOf = (items: readonly { readonly item: TripItem; readonly booked: BookedNow | null }[]) =>
  items.flatMap(({ item, booked }) => {
    const left = booked && leftOf(booked)
    return left ? [{ day: item.from as Day, ...left, item_id: item.itemId }] : []
  })

/** Whether it is a bed. Of what was stored before that was said, its price tells by what its lines are of. */
const sleepsIn = ({ description, quote }: BookedNow['booking']['items'][number]): boolean =>
  description.sleeps ?? quote.lines.some(({ per }) => per === 'night')

/** When the check-in of a bed closes for its first night: with its day, by its clock. */
function checkInEnd(booked: BookedNow | null): number | null {
  const bed = booked?.booking.items.find(sleepsIn)
  const { span } = bed?.description ?? {}
  return bed && span ? instantMs(addDays(span.from, 1), '00:00', bed.terms.timeZone) : null
}

/** What clashes and what is missing, of what is booked. */
export const notesOnWire = (trip: TripListed, items: readonly { readonly item: TripItem; readonly booked: BookedNow | null }[]): TripNote[] =>
  notesOf(
    trip,
    items.map(({ item, booked }) => ({
      itemId: item.itemId,
      from: item.from,
      to: item.to,
      sleeps: booked?.booking.items.some(sleepsIn) ?? false,
      isLive: booked !== null && isLive(booked),
      closesAtMs: checkInEnd(booked),
      hours: booked?.booking.items.filter((one) => !sleepsIn(one)).flatMap(({ description }) => description.calendar) ?? [],
    })),
  )
