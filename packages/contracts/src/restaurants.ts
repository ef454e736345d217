// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { say } from '@sojourn/i18n'
import { isDay, typedProse } from '@sojourn/kernel'
import { z } from 'zod'
import { bookOf } from './book-call.ts'
import { defineCall } from './call.ts'
import { placesRead } from './places.ts'
import { amount, bookableFrom, cancellationRule, cancelPart, currency, day, id, instant, price } from './wire.ts'

export const RESTAURANT_PARTY_MAX = 16

/** A time on the clock of the restaurant, without zone: `2027-03-17T20:00`. Tables are taken by the quarter of an hour. */
const tableTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):(00|15|30|45)$/, 'a time of a table reads 2027-03-17T20:00, by the quarter of an hour')
  .refine((text) => isDay(text.slice(0, 10)), 'this day does not exist; a time of a table reads 2027-03-17T20:00')
const clock = z.string().regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, 'a time reads 20:00, by the quarter of an hour')
const party = z
  .int({ error: () => say`enter the number of people as a whole number` })
  .min(1, { error: () => say`a table is for at least one person` })
  .max(RESTAURANT_PARTY_MAX, { error: () => say`tables are booked here for up to ${RESTAURANT_PARTY_MAX} people` })

export const tableArea = z.enum(['inside', 'terrace', 'bar'])
export const tableDiet = z.enum(['vegetarian', 'vegan', 'halal', 'kosher', 'gluten_free', 'dairy_free', 'nut_allergy', 'shellfish_allergy'])
export const tableOccasion = z.enum(['birthday', 'anniversary', 'date', 'business', 'celebration'])
const noteText = z.string().overwrite(typedProse).max(200)

/** A restaurant as cards, pages and vouchers show it. */
const restaurant = z.object({
  restaurant_id: id,
  name: z.string(),
  cuisine: z.string(),
  /** The cuisine in words. */
  cuisine_name: z.string(),
  /** What such a place is called there: "Tasca". */
  style: z.string().nullable(),
  fine_dining: z.boolean(),
  price_level: z.int().min(1).max(4),
  district: z.string(),
  address: z.string(),
  phone: z.string(),
  city: z.string(),
  country: z.string(),
  country_code: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  time_zone: z.string(),
  score: z.number(),
  reviews: z.int(),
  /** Drawing of its house, and of the place it is in. */
  image: z.string(),
  art: z.string(),
})

/** What is taken of a card for each who does not come, or is cancelled late; never more. */
const guarantee = z.object({
  per_head: amount,
  total: amount,
  currency,
  /** Cancelled earlier than this it costs nothing. */
  free_until: instant,
})

/** A menu that is paid with the booking, for everyone at the table. */
const setMenu = z.object({ courses: z.int(), per_head: amount, currency })

/** What a checkout or a booking is about, for a person to read: a table. */
export const tableOffer = z.object({
  product: z.literal('RES'),
  restaurant,
  at: z.string(),
  /** Until when the table is theirs, by the clock of the place. */
  until: z.string(),
  party: z.int(),
  area: tableArea,
  menu: setMenu.nullable(),
  guarantee: guarantee.nullable(),
  /** So many minutes late the table may be given to others, and counts as not come to. */
  late_minutes: z.int(),
  diets: z.array(tableDiet),
  occasion: tableOccasion.nullable(),
  note: z.string(),
})

const slot = z.object({
  slot_id: id,
  at: z.string(),
  /** Null where it is full. */
  area: tableArea.nullable(),
  /** Every area that has a table then. */
  areas: z.array(tableArea),
  until: z.string(),
  free: z.boolean(),
  /** Cancelled earlier than this, what is guaranteed or paid with the booking costs nothing. */
  free_until: instant,
  /** What is taken if nobody comes; null where nothing is. */
  guarantee: guarantee.nullable(),
})

const found = restaurant.extend({
  /** How a person walks there from a sight: "4 min walk to the castle". */
  walk: z.string(),
  walk_minutes: z.int(),
  /** What a person spends, in the currency asked for. */
  per_head: amount,
  areas: z.array(tableArea),
  set_menu: setMenu.nullable(),
  /** The times nearest to the asked one, in their order; the asked one is among them where it is full. */
  slots: z.array(slot),
})

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

export const tableFilters = z.object({
  cuisines: z.array(z.string()).optional(),
  levels: z.array(z.int().min(1).max(4)).optional(),
  areas: z.array(tableArea).optional(),
  districts: z.array(z.string()).optional(),
  set_menu: z.boolean().optional(),
  /** Those alone that take no card. */
  no_card: z.boolean().optional(),
  /** Those alone that have a table within two hours of the time. */
  free: z.boolean().optional(),
})

const ASKED = ['not_sold_here', 'unknown_place', 'unknown_currency', 'bad_times'] as const

export const searchRestaurants = defineCall({
  path: '/api/restaurants/search',
  tag: 'Restaurants',
  summary: 'Restaurants of a place with the five times nearest to the asked one that have a table for so many people',
  body: z.object({
    place: id,
    day,
    time: clock,
    party,
    currency: currency.optional(),
    filters: tableFilters.default({}),
    sort: z.enum(['recommended', 'price', 'score', 'nearest']).default('recommended'),
    cursor: z
      .string()
      .regex(/^\d{1,4}$/, 'as `next` of the page before')
      .optional(),
    limit: z.int().min(1).max(100).default(25),
  }),
  data: z.object({
    place: z.object({
      place_id: id,
      name: z.string(),
      country: z.string(),
      country_code: z.string(),
      destination: id,
      latitude: z.number(),
      longitude: z.number(),
      time_zone: z.string(),
      art: z.string(),
    }),
    restaurants: z.array(found),
    facets: z.object({ cuisines: facet, levels: facet, areas: facet, districts: facet, set_menu: z.int(), no_card: z.int(), free: z.int() }),
    next: z.string().nullable(),
    total: z.int(),
    bookable_from: bookableFrom,
    currency,
  }),
  refusals: ASKED,
})

const ONE = [...ASKED, 'unknown_restaurant'] as const

export const restaurantDetails = defineCall({
  path: '/api/restaurants/details',
  tag: 'Restaurants',
  summary: 'One restaurant with its card, hours, areas and rules, and the times of a day',
  body: z.object({ restaurant_id: id, day, party, area: tableArea.optional(), currency: currency.optional() }),
  data: z.object({
    restaurant: found,
    /** As they are paid there, in its own money. */
    dishes: z.array(z.object({ name: z.string(), amount, currency })),
    /** When people are seated: from the first to the last time of each meal. */
    services: z.array(z.object({ key: z.enum(['lunch', 'dinner']), from: z.string(), until: z.string() })),
    /** By number, Sunday 0; null where it never closes. */
    closed_on: z.int().nullable(),
    open_that_day: z.boolean(),
    seats: z.int(),
    /** For how many minutes a table of so many is theirs. */
    turn_minutes: z.int(),
    late_minutes: z.int(),
    /** From how many people on a card is asked for; 1 is always. */
    guarantee_from: z.int(),
    slots: z.array(slot),
    /** What a table costs with the set menu, service included; null where there is none. */
    menu_price: price.nullable(),
    cancellation: z.array(cancellationRule),
    if_cancelled: z.array(cancelPart),
    currency,
  }),
  refusals: ONE,
})

export const tableSlots = defineCall({
  path: '/api/restaurants/slots',
  tag: 'Restaurants',
  summary: 'Every time of a day at a restaurant, free or full, with the area and until when the table is theirs',
  body: z.object({ restaurant_id: id, day, party, area: tableArea.optional(), currency: currency.optional() }),
  data: z.object({ slots: z.array(slot) }),
  refusals: ONE,
})

export const restaurantPlaces = defineCall({
  path: '/api/restaurants/places',
  tag: 'Restaurants',
  summary: 'Cities with restaurants whose name or country begins like a text or nearly reads like it; without a text the cities in their order',
  body: z.object({ text: z.string().max(80).default(''), limit: z.int().min(1).max(500).default(10) }),
  data: placesRead,
  refusals: ['not_sold_here'],
})

export const prebookTable = defineCall({
  path: '/api/restaurants/prebook',
  tag: 'Restaurants',
  summary: 'Holds a table, or two that are pushed together, for 15 minutes and opens a checkout',
  keyed: true,
  body: z.object({
    restaurant_id: id,
    at: tableTime,
    party,
    /** Where they want to sit; left out where any will do. */
    area: tableArea.optional(),
    /** With the set menu, which is paid with the booking. */
    menu: z.boolean().default(false),
    diets: z.array(tableDiet).max(8).default([]),
    occasion: tableOccasion.optional(),
    note: noteText.default(''),
    currency: currency.optional(),
    expected_total: amount,
  }),
  data: z.object({ checkoutId: id, price, isPriceChange: z.boolean(), old_price: amount.nullable(), expires_at: instant }),
  refusals: [...ONE, 'no_menu', 'closed_then', 'sold_out', 'too_soon', 'too_many_holds', 'proof_required', 'books_elsewhere'],
})

/** The first of `guests` is in whose name the table is. */
export const bookTable = bookOf('/api/restaurants/book', 'table')

/** Every call of restaurants. */
export const restaurantCalls = [searchRestaurants, restaurantDetails, tableSlots, restaurantPlaces, prebookTable, bookTable] as const

export type TableOffer = z.output<typeof tableOffer>
export type TableFilters = z.output<typeof tableFilters>
export type TableArea = z.output<typeof tableArea>
export type TableDiet = z.output<typeof tableDiet>
export type TableOccasion = z.output<typeof tableOccasion>
