import { z } from 'zod'
import { defineCall } from './call.ts'
import { amount, cancellationRule, currency, day, id, instant, language, price, rooms } from './wire.ts'

const place = z.object({
  place_id: id,
  type: z.enum(['city', 'district', 'landmark', 'airport', 'hotel']),
  name: z.string(),
  label: z.string(),
  country_code: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

export const suggestPlaces = defineCall({
  path: '/api/places/suggest',
  tag: 'Hotels',
  summary: 'Places whose name begins like or sounds like a text; without a text the destinations in their order',
  body: z.object({
    text: z.string().max(80).default(''),
    language: language.optional(),
    types: z.array(place.shape.type).max(5).optional(),
  }),
  data: z.object({ places: z.array(place) }),
})

const hotelPicture = z.object({ name: z.string(), alt: z.string() })

const hotelCard = z.object({
  hotel_id: id,
  name: z.string(),
  stars: z.int(),
  score: z.number(),
  review_count: z.int(),
  district: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  image: hotelPicture,
  /** Two short facts: what lies near, what is included. */
  facts: z.array(z.string()),
  from: price,
  free_cancellation_until: instant.nullable(),
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

export const searchHotels = defineCall({
  path: '/api/hotels/search',
  tag: 'Hotels',
  summary: 'Hotels of a place that have rooms for the party on every night, with the all-in price of the cheapest rate',
  body: z.object({
    destination: id,
    ...stay,
    filters: hotelFilters.default({}),
    sort: z.enum(['recommended', 'price', 'score', 'stars', 'distance']).default('recommended'),
    cursor: z.string().max(200).optional(),
    limit: z.int().min(1).max(100).default(25),
  }),
  data: z.object({
    destination: place.extend({ city: z.string(), country: z.string(), time_zone: z.string(), art: z.string() }),
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
    next: z.string().nullable(),
    total: z.int(),
    nights: z.int(),
    currency,
  }),
  refusals: ['unknown_destination', 'bad_dates'],
})

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
})

const review = z.object({ text: z.string(), author: z.string(), from: z.string(), stayed: z.string(), party: z.string(), score: z.number() })

export const hotelDetails = defineCall({
  path: '/api/hotels/details',
  tag: 'Hotels',
  summary: 'One hotel with its rooms and every rate that is free for the stay',
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
      rooms: z.array(
        z.object({ room_id: id, name: z.string(), size_m2: z.int(), sleeps: z.int(), beds: z.string(), facts: z.array(z.string()), image: hotelPicture }),
      ),
    }),
    rates: z.array(hotelRate),
    nights: z.int(),
    currency,
  }),
  refusals: ['unknown_hotel', 'bad_dates'],
})

export const prebookHotel = defineCall({
  path: '/api/hotels/prebook',
  tag: 'Hotels',
  summary: 'Prices the rate again, holds the rooms for 15 minutes and opens a checkout',
  keyed: true,
  body: z.object({ hotel_id: id, rate_id: id, ...stay, expected_total: amount }),
  data: z.object({
    checkoutId: id.nullable(),
    price,
    isPriceChange: z.boolean(),
    old_price: amount.nullable(),
    isSelectDiffRoom: z.boolean(),
    alternatives: z.array(hotelRate),
    expires_at: instant.nullable(),
  }),
  refusals: ['unknown_hotel', 'unknown_rate', 'bad_dates', 'too_many_holds'],
})

export type Place = z.output<typeof place>
export type HotelCard = z.output<typeof hotelCard>
export type HotelRate = z.output<typeof hotelRate>
export type HotelFilters = z.output<typeof hotelFilters>
