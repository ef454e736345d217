// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { z } from 'zod'
import { bookOf } from './book-call.ts'
import { defineCall } from './call.ts'
import { place } from './places.ts'
import { amount, bookableFrom, cancellationRule, cancelPart, currency, day, id, instant, price, rooms } from './wire.ts'

/** The two products that sell stays by the night: hotels, and holiday stays under paths of their own. */
export type StayProduct = 'hotels' | 'holidaystays'

/** What a checkout or a booking is about, for a person to read: the stay of a hotel. */
export const stayOffer = z.object({
  product: z.enum(['HLT', 'VR']),
  hotel_id: id,
  hotel_name: z.string(),
  stars: z.int(),
  address: z.string(),
  phone: z.string(),
  city: z.string(),
  district: z.string(),
  country_code: z.string(),
  time_zone: z.string(),
  image: z.string(),
  art: z.string(),
  room_id: id,
  room_name: z.string(),
  rate_id: id,
  board: z.string(),
  included: z.array(z.string()),
  checkin: day,
  checkout: day,
  checkin_from: z.string(),
  checkout_until: z.string(),
  nights: z.int(),
  rooms,
})

const hotelPicture = z.object({ name: z.string(), alt: z.string() })

const hotelCard = z.object({
  hotel_id: id,
  name: z.string(),
  kind: z.string(),
  stars: z.int(),
  score: z.number(),
  review_count: z.int(),
  district: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  image: hotelPicture,
  /** Two short facts: what is near, what is included. */
  facts: z.array(z.string()),
  from: price,
  free_cancellation_until: instant.nullable(),
  /** For so many minutes after booking it is cancelled at no cost, whatever its terms say. */
  undo_minutes: z.int(),
  time_zone: z.string(),
  pay_at_property: z.boolean(),
  left: z.int().nullable(),
})

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

export const hotelFilters = z.object({
  price_min: amount.optional(),
  price_max: amount.optional(),
  stars: z.array(z.int().min(1).max(5)).optional(),
  score_min: z.number().min(0).max(10).optional(),
  districts: z.array(z.string()).optional(),
  amenities: z.array(z.string()).optional(),
  meals: z.array(z.string()).optional(),
  free_cancellation: z.boolean().optional(),
  pay_at_property: z.boolean().optional(),
})

const stay = { checkin: day, checkout: day, rooms, currency: currency.optional() }

/** What has rooms where nothing of the search has: computed, never a guess. */
const searchHelp = z.object({
  /** The same party in the same place, as many nights, on the nearest days. */
  dates: z.array(z.object({ checkin: day, checkout: day, total: z.int(), from: amount })),
  /** Other districts and places near, on the same days. */
  places: z.array(z.object({ place_id: id, name: z.string(), metres: z.int(), total: z.int(), from: amount })),
  /** Filters that would leave properties if they alone were dropped. */
  filters: z.array(z.object({ filter: z.string(), label: z.string(), total: z.int() })),
  /** The same people in more rooms, where no property has a room that takes them as they are. */
  party: z.object({ rooms, total: z.int(), from: amount }).nullable().optional(),
})

const searchOf = <const Path extends string>(path: Path, tag: string) =>
  defineCall({
    path,
    tag,
    summary: 'Properties of a place that have rooms for the party on every night, with the all-in price of the cheapest rate',
    body: z.object({
      destination: id,
      ...stay,
      filters: hotelFilters.default({}),
      sort: z.enum(['recommended', 'price', 'score', 'stars', 'distance']).default('recommended'),
      cursor: z.string().max(2_000).optional(),
      limit: z.int().min(1).max(100).default(25),
      /** True to get a pin for every property found, not only those of this page. */
      pins: z.boolean().default(false),
    }),
    data: z.object({
      destination: place.extend({ city: z.string(), country: z.string(), art: z.string() }),
      hotels: z.array(hotelCard),
      facets: z.object({
        stars: facet,
        districts: facet,
        amenities: facet,
        meals: facet,
        score: facet,
        free_cancellation: z.int(),
        pay_at_property: z.int(),
        price: z.object({ min: amount, max: amount, buckets: z.array(z.int()) }),
      }),
      pins: z.array(z.object({ hotel_id: id, name: z.string(), latitude: z.number(), longitude: z.number(), score: z.number(), total: amount })),
      /** Null where something was found. */
      help: searchHelp.nullable(),
      next: z.string().nullable(),
      total: z.int(),
      nights: z.int(),
      bookable_from: bookableFrom,
      /** True where a member’s plan makes the prices lower. */
      member_prices: z.boolean(),
      currency,
    }),
    refusals: ['not_sold_here', 'unknown_destination', 'bad_dates'],
  })

export const searchHotels = searchOf('/api/hotels/search', 'Hotels')
export const searchHolidayStays = searchOf('/api/holidaystays/search', 'Holiday stays')

const calendarOf = <const Path extends string>(path: Path, tag: string) =>
  defineCall({
    path,
    tag,
    summary: 'What the cheapest free room of a place, or of one property, costs on each night for the party, all in: what a date picker marks',
    body: z.object({ destination: id, from: day, days: z.int().min(1).max(124).default(62), rooms, currency: currency.optional() }),
    data: z.object({
      /** `from` is null where nothing is free on that night. `level` compares with the other nights asked for. */
      nights: z.array(z.object({ date: day, from: amount.nullable(), level: z.enum(['low', 'usual', 'high']).nullable() })),
      currency,
    }),
    refusals: ['not_sold_here', 'unknown_destination', 'bad_dates'],
  })

export const hotelCalendar = calendarOf('/api/hotels/calendar', 'Hotels')
export const holidayStayCalendar = calendarOf('/api/holidaystays/calendar', 'Holiday stays')

const similarOf = <const Path extends string>(path: Path, tag: string) =>
  defineCall({
    path,
    tag,
    summary: 'Properties of the same place that are near one in position, class and price and free for the stay, nearest first',
    body: z.object({ hotel_id: id, ...stay, limit: z.int().min(1).max(12).default(4) }),
    data: z.object({ hotels: z.array(hotelCard), nights: z.int(), currency }),
    refusals: ['not_sold_here', 'unknown_hotel', 'bad_dates'],
  })

export const similarHotels = similarOf('/api/hotels/similar', 'Hotels')
export const similarHolidayStays = similarOf('/api/holidaystays/similar', 'Holiday stays')

const hotelRate = z.object({
  rate_id: id,
  room_id: id,
  room_name: z.string(),
  board: z.string(),
  included: z.array(z.string()),
  /** Rooms left, where it is few; otherwise null. */
  left: z.int().nullable(),
  refundable: z.boolean(),
  price,
  cancellation: z.array(cancellationRule),
  /** What cancelling will mean once it is booked. */
  if_cancelled: z.array(cancelPart),
})

const review = z.object({ text: z.string(), author: z.string(), from: z.string(), stayed: z.string(), party: z.string(), score: z.number() })

/** A tax or fee of the place in words, with the day it came into force as far as known, and its source. */
const taxRule = z.object({
  name: z.string(),
  rule: z.string(),
  kind: z.enum(['tax', 'fee']),
  collected: z.enum(['now', 'property']),
  since: day,
  source: z.string(),
})

const detailsOf = <const Path extends string>(path: Path, tag: string) =>
  defineCall({
    path,
    tag,
    summary: 'One property with its rooms and every rate that is free for the stay',
    body: z.object({ hotel_id: id, ...stay }),
    data: z.object({
      hotel: z.object({
        hotel_id: id,
        name: z.string(),
        stars: z.int(),
        kind: z.string(),
        rooms_total: z.int(),
        score: z.number(),
        review_count: z.int(),
        city: z.string(),
        city_place_id: id,
        country: z.string(),
        country_code: z.string(),
        district: z.string(),
        address: z.string(),
        phone: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        time_zone: z.string(),
        checkin_from: z.string(),
        checkout_until: z.string(),
        description: z.string(),
        near: z.string(),
        image: hotelPicture,
        art: z.string(),
        amenities: z.array(z.string()),
        scores: z.array(z.object({ label: z.string(), value: z.number() })),
        reviews: z.array(review),
        taxes: z.array(taxRule),
        rooms: z.array(
          z.object({
            room_id: id,
            name: z.string(),
            size_m2: z.int(),
            sleeps: z.int(),
            bedrooms: z.int().nullable(),
            beds: z.string(),
            facts: z.array(z.string()),
            image: hotelPicture,
          }),
        ),
      }),
      rates: z.array(hotelRate),
      /** Given back at prebook before it expires, these totals apply even where prices rose meanwhile. Rooms are not held by it. */
      price_freeze: z.object({ token: z.string(), expires_at: instant }),
      nights: z.int(),
      bookable_from: bookableFrom,
      currency,
    }),
    refusals: ['not_sold_here', 'unknown_hotel', 'bad_dates'],
  })

export const hotelDetails = detailsOf('/api/hotels/details', 'Hotels')
export const holidayStayDetails = detailsOf('/api/holidaystays/details', 'Holiday stays')

const prebookOf = <const Path extends string>(path: Path, tag: string) =>
  defineCall({
    path,
    tag,
    summary: 'Prices the rate again, holds the rooms for 15 minutes and opens a checkout',
    keyed: true,
    body: z.object({
      hotel_id: id,
      rate_id: id,
      ...stay,
      expected_total: amount,
      price_freeze: z.string().max(2_000).optional(),
      /** The rate that was chosen first, where it was gone and another is asked for instead. */
      first_rate_id: id.optional(),
    }),
    data: z.object({
      checkoutId: id.nullable(),
      price,
      isPriceChange: z.boolean(),
      old_price: amount.nullable(),
      isSelectDiffRoom: z.boolean(),
      alternatives: z.array(hotelRate),
      expires_at: instant.nullable(),
    }),
    refusals: ['not_sold_here', 'unknown_hotel', 'unknown_rate', 'bad_dates', 'too_soon', 'too_many_holds', 'proof_required', 'books_elsewhere'],
  })

export const prebookHotel = prebookOf('/api/hotels/prebook', 'Hotels')
export const prebookHolidayStay = prebookOf('/api/holidaystays/prebook', 'Holiday stays')

export const bookHotel = bookOf('/api/hotels/book', 'rooms')
export const bookHolidayStay = bookOf('/api/holidaystays/book', 'homes')

export type StayOffer = z.output<typeof stayOffer>
export type HotelCard = z.output<typeof hotelCard>
export type HotelRate = z.output<typeof hotelRate>
export type HotelFilters = z.output<typeof hotelFilters>
