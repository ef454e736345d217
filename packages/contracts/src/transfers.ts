// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { say } from '@sojourn/i18n'
import { isDay, typedCode, typedLine } from '@sojourn/kernel'
import { z } from 'zod'
import { bookOf } from './book-call.ts'
import { defineCall } from './call.ts'
import { placesRead } from './places.ts'
import { amount, bookableFrom, cancellationRule, cancelPart, currency, id, instant, messageText, price } from './wire.ts'

/** A time on the clock of the place, without zone: `2027-03-17T10:05`. */
const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, { error: () => say`a time reads 2027-03-17T10:05` })
  .refine((text) => isDay(text.slice(0, 10)), { error: () => say`this day does not exist` })

/** As airlines write it: two letters or digits of the airline, up to four digits. */
const flightNumber = z
  .string()
  .overwrite((text) => typedCode(text).toUpperCase().replaceAll(/[\s-]/g, ''))
  .regex(/^([A-Z][A-Z\d]|\d[A-Z])\d{1,4}[A-Z]?$/, { error: () => say`enter a flight number such as TP1234` })

export const transferKind = z.enum(['private', 'shared', 'taxi', 'coach', 'rail', 'boat', 'seaplane'])

const spot = z.object({
  place_id: id,
  kind: z.enum(['airport', 'port', 'station', 'city', 'district', 'landmark', 'hotel', 'address']),
  name: z.string(),
  /** Street and number, where it has them. */
  address: z.string().nullable(),
  city: z.string(),
  country_code: z.string(),
  iata: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  time_zone: z.string(),
})

const vehicle = z.object({
  code: z.string(),
  /** "Private sedan": a kind of vehicle, never a model. */
  name: z.string(),
  kind: transferKind,
  /** Seats are sold, not the whole vehicle. */
  per_person: z.boolean(),
  seats: z.int(),
  /** Of the vehicle; where seats are sold, of each person. */
  large_bags: z.int(),
  wheelchair: z.boolean(),
  child_seats: z.boolean(),
})

/** One term of the sum that makes the time of the pick-up: from the flight forwards or backwards. */
const pickupStep = z.object({
  code: z.enum(['landing', 'to_the_exit', 'departure', 'checkin_closes', 'drive', 'shared_stops', 'buffer', 'delay']),
  /** Of `landing` and `departure`: the time it begins at. Null of a length. */
  at: z.string().nullable(),
  /** Added to that time; negative is before it. */
  minutes: z.int(),
  label: z.string(),
})

const flight = z.object({
  number: z.string(),
  /** When it lands where the ride begins, or leaves where it ends. */
  at: z.string(),
  means: z.enum(['landing', 'departure']),
  international: z.boolean(),
})

/** One ride, as it is driven. */
const ride = {
  from: spot,
  to: spot,
  pickup_at: z.string(),
  /** How the time of the pick-up comes about; empty where it was asked for. */
  pickup_sum: z.array(pickupStep),
  flight: flight.nullable(),
  minutes: z.object({ usual: z.int(), worst: z.int() }),
  km: z.number(),
  /** Of the whole party. */
  carbon_kg: z.number(),
  /** How long it waits at no cost. */
  wait_minutes: z.int(),
  meeting_point: z.string(),
}

const party = {
  adults: z
    .int()
    .min(1, { error: () => say`at least one adult travels` })
    .max(50)
    .default(1),
  children: z.array(z.int().min(0).max(17)).max(10).default([]),
  /** Large ones, of all together. */
  bags: z.int().min(0).max(60).default(1),
  /** Someone travels in a wheelchair. */
  wheelchair: z.boolean().default(false),
}

/** What a checkout or a booking is about, for a person to read: one ride. A return is two of them. */
export const transferOffer = z.object({
  product: z.literal('TRF'),
  transfer_id: id,
  /** `out` and `back` are held and paid together. */
  leg: z.enum(['one_way', 'out', 'back']),
  vehicle,
  company: z.string(),
  /** Of the company. */
  phone: z.string(),
  ...ride,
  people: z.object({ adults: z.int(), children: z.array(z.int()), bags: z.int(), wheelchair: z.boolean() }),
  child_seats: z.int(),
  meet_and_greet: z.boolean(),
  /** For the driver: a door, a name on the sign. */
  note: z.string(),
  /** Known half a day before. */
  driver: z.object({ name: z.string(), phone: z.string(), plate: z.string() }).nullable(),
  /** By how much its flight is late: the pick-up has moved with it. */
  delay_minutes: z.int(),
  art: z.string(),
})

const when = {
  /** The pick-up; with `flight` when that lands or leaves, by the clock of its airport. */
  at: localTime,
  flight: flightNumber.optional(),
  /** Of the flight: which lines stand before the exit, and when its check-in closes. */
  international: z.boolean().default(true),
}

const asked = {
  from: id,
  to: id,
  ...when,
  /** The same way back, in one order. */
  return: z.object(when).optional(),
  ...party,
  currency: currency.optional(),
}

const oneTransfer = { transfer_id: id, ...asked, meet_and_greet: z.boolean().default(false) }

const leg = z.object({
  ...ride,
  price,
  cancellation: z.array(cancellationRule),
  /** What cancelling this leg will mean once it is booked. */
  if_cancelled: z.array(cancelPart),
})

const foundTransfer = z.object({
  transfer_id: id,
  vehicle,
  company: z.string(),
  company_score: z.number(),
  /** One, or two for a return. */
  legs: z.array(leg).min(1).max(2),
  /** Vehicles or seats left, where they are few; otherwise null. */
  left: z.int().nullable(),
  price,
  child_seats: z.int(),
  /** Until when cancelling all of it costs nothing; null where that is over. */
  free_cancellation_until: instant.nullable(),
  /** What a sign with a name in the arrivals hall adds, for both legs; null where there is no hall. */
  meet_and_greet: amount.nullable(),
})

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

export const transferFilters = z.object({
  kinds: z.array(transferKind).optional(),
  companies: z.array(z.string()).optional(),
  free_cancellation: z.boolean().optional(),
  minutes_max: z.int().min(1).max(1_000).optional(),
  total_max: amount.optional(),
})

const ASKED = ['not_sold_here', 'unknown_place', 'unknown_currency', 'bad_times', 'no_way', 'flight_without_airport'] as const

export const searchTransfers = defineCall({
  path: '/api/transfers/search',
  tag: 'Transfers',
  summary: 'Rides from one place to another, private, shared and public alike, each with its all-in price for the party, its time and what it emits',
  body: z.object({
    ...asked,
    filters: transferFilters.default({}),
    sort: z.enum(['recommended', 'price', 'duration', 'carbon']).default('recommended'),
    cursor: z
      .string()
      .regex(/^\d{1,4}$/, 'as `next` of the page before')
      .optional(),
    limit: z.int().min(1).max(100).default(25),
  }),
  data: z.object({
    from: spot,
    to: spot,
    art: z.string(),
    transfers: z.array(foundTransfer),
    /** What goes this way, but not then: why not, and what to do. */
    not_then: z.array(z.object({ vehicle, reason: z.enum(['dark', 'notice', 'full', 'party', 'wheelchair']), text: z.string() })),
    facets: z.object({ kinds: facet, companies: facet, free_cancellation: z.int(), minutes: z.object({ min: z.int(), max: z.int() }) }),
    next: z.string().nullable(),
    total: z.int(),
    bookable_from: bookableFrom,
    /** True where a member’s plan makes the prices lower. */
    member_prices: z.boolean(),
    currency,
  }),
  refusals: ASKED,
})

const TRANSFER_ASKED = [...ASKED, 'unknown_transfer', 'too_dark', 'too_late', 'too_many', 'sold_out'] as const

export const transferDetails = defineCall({
  path: '/api/transfers/details',
  tag: 'Transfers',
  summary: 'One ride, or one and its return, with the sum of its pick-up time, where to meet, waiting and cancelling',
  body: z.object(oneTransfer),
  data: z.object({ transfer: foundTransfer, art: z.string(), currency }),
  refusals: TRANSFER_ASKED,
})

export const transferPickupTime = defineCall({
  path: '/api/transfers/pickupTime',
  tag: 'Transfers',
  summary: 'When a ride to or from a flight begins, with the sum it comes from: check-in closes, the drive at its worst, a buffer; or the way to the exit',
  body: z.object({ from: id, to: id, at: localTime, international: z.boolean().default(true), bags: party.bags, transfer_id: id.optional() }),
  data: z.object({ pickup_at: z.string(), time_zone: z.string(), minutes: ride.minutes, sum: z.array(pickupStep) }),
  refusals: [...ASKED, 'unknown_transfer'],
})

export const transferPlaces = defineCall({
  path: '/api/transfers/places',
  tag: 'Transfers',
  summary:
    'Airports, ports, stations, districts, sights, hotels and addresses whose name begins like a text, where one is driven; with `with` those that are reached from a place first',
  body: z.object({
    text: z.string().overwrite(typedLine).max(80).default(''),
    /** The other end of the ride. */
    with: id.optional(),
    limit: z.int().min(1).max(500).default(10),
  }),
  data: placesRead,
  refusals: ['not_sold_here'],
})

export const prebookTransfer = defineCall({
  path: '/api/transfers/prebook',
  tag: 'Transfers',
  summary: 'Prices the ride, and its return, again, holds them together for 15 minutes and opens a checkout',
  keyed: true,
  body: z.object({ ...oneTransfer, note: messageText.default(''), expected_total: amount }),
  data: z.object({ checkoutId: id, price, isPriceChange: z.boolean(), old_price: amount.nullable(), expires_at: instant }),
  refusals: [...TRANSFER_ASKED, 'too_soon', 'too_many_holds', 'proof_required', 'books_elsewhere'],
})

/** The first of `guests` is who is met. */
export const bookTransfer = bookOf('/api/transfers/book', 'transfer')

/** Every call of transfers. */
export const transferCalls = [searchTransfers, transferDetails, transferPickupTime, transferPlaces, prebookTransfer, bookTransfer] as const

export type TransferOffer = z.output<typeof transferOffer>
export type TransferFilters = z.output<typeof transferFilters>
export type TransferKindCode = z.output<typeof transferKind>
