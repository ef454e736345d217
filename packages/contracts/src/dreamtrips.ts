// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { isDay } from '@sojourn/kernel'
import { z } from 'zod'
import { bookOf } from './book-call.ts'
import { defineCall } from './call.ts'
import { amount, cancellationRule, cancelPart, currency, day, id, instant, price } from './wire.ts'

/** How many come at most by one booking. */
export const GROUP_PEOPLE_MAX = 8

/** Who comes: people of 18 or older, two to a double room, and how many of them have a single room. */
const party = {
  people: z.int().min(1).max(GROUP_PEOPLE_MAX).default(2),
  /** Left out: as few as can be. The others share by twos. */
  single_rooms: z.int().min(0).max(GROUP_PEOPLE_MAX).optional(),
}

/** A departure: its trip and the day it begins, `lisbon-tastes@2027-05-13`. */
const tripId = z
  .string()
  .max(120)
  .regex(/^[a-z0-9-]+@\d{4}-\d{2}-\d{2}$/, 'a trip reads lisbon-tastes@2027-05-13')
  .refine((text) => isDay(text.slice(-10)), 'this day does not exist; a trip reads lisbon-tastes@2027-05-13')

const month = z
  .string()
  .regex(/^2\d{3}-\d{2}$/, 'a month reads YYYY-MM')
  .refine((text) => isDay(`${text}-01`), 'a month reads YYYY-MM')

export const dreamtripTheme = z.enum(['tastes', 'past', 'sea', 'outdoors', 'snow', 'desert', 'wild', 'slow'])
const coded = z.object({ code: z.string(), name: z.string() })

/** It goes from `people` on, `in` have their place. Decided at `decided_at`, or as soon as enough have booked: where it does not go, all money goes back. */
const minimum = z.object({ people: z.int(), in: z.int(), decided_at: instant, state: z.enum(['waits', 'runs']) })

const hotel = z.object({ hotel_id: id, name: z.string(), stars: z.int(), district: z.string(), address: z.string(), phone: z.string(), art: z.string() })
const host = z.object({ name: z.string(), languages: z.array(z.string()) })

/** Something of the program by the clock of the place; an activity by what its title is made of. */
const programPart = z.object({
  what: z.enum(['meeting', 'dinner', 'activity', 'farewell']),
  time: z.string(),
  title: z.string(),
  minutes: z.int().nullable(),
  activity: z.object({ activity_id: id, template: z.string(), about: z.string(), about_town: z.string() }).nullable(),
})
const program = z.array(z.object({ day, parts: z.array(programPart) }))

/** What a checkout or a booking is about: places in a group that goes with its host. To everyone outside it is a package. */
export const dreamtripOffer = z.object({
  product: z.literal('PKG'),
  trip_id: id,
  theme: coded,
  title: z.string(),
  city: z.string(),
  place_id: id,
  country_code: z.string(),
  time_zone: z.string(),
  starts_on: day,
  ends_on: day,
  nights: z.int(),
  hotel,
  host,
  program,
  people: z.int(),
  single_rooms: z.int(),
  minimum,
  /** The day on which what is left of the price is charged; null where all of it is paid with the booking. */
  balance_on: day.nullable(),
  art: z.string(),
})

const place = z.object({
  place_id: id,
  name: z.string(),
  country: z.string(),
  country_code: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  time_zone: z.string(),
  art: z.string(),
})

const foundTrip = z.object({
  trip_id: id,
  theme: coded,
  title: z.string(),
  place,
  starts_on: day,
  ends_on: day,
  nights: z.int(),
  hotel,
  host,
  /** Places of the whole group, and those that are left. */
  places: z.int(),
  left: z.int(),
  /** Too few places for everyone who comes. */
  full: z.boolean(),
  minimum,
  /** For everyone who comes, as members pay it: `pay_now` is the deposit, where the rest is charged later. */
  price,
  /** For one of two in a double room, and the supplement for a single room. */
  per_person: amount,
  single_supplement: amount,
  balance_on: day.nullable(),
})

/** What a person needs to book: nothing more, or one of these plans. Prices are those of the first term. */
const takes = z.object({
  may_book: z.boolean(),
  signed_in: z.boolean(),
  plans: z.array(z.object({ name: z.string(), amount, currency, months: z.int() })),
})

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

const ASKED = ['not_sold_here', 'unknown_currency', 'bad_party'] as const

export const searchDreamtrips = defineCall({
  path: '/api/dreamtrips/search',
  tag: 'Dreamtrips',
  summary: 'Departures of groups with a host, the soonest first, each with the price that members pay for everyone who comes, and what it takes to book one',
  body: z.object({
    /** A destination that trips go to; left out is anywhere. */
    place: id.optional(),
    /** The month in which it begins; left out is any. */
    month: month.optional(),
    ...party,
    currency: currency.optional(),
    filters: z
      .object({
        themes: z.array(dreamtripTheme).optional(),
        /** Enough have booked: it goes. */
        guaranteed: z.boolean().optional(),
        nights_max: z.int().min(1).optional(),
      })
      .default({}),
    sort: z.enum(['date', 'price', 'length']).default('date'),
    cursor: z
      .string()
      .regex(/^\d{1,4}$/, 'as `next` of the page before')
      .optional(),
    limit: z.int().min(1).max(100).default(20),
  }),
  data: z.object({
    trips: z.array(foundTrip),
    facets: z.object({ themes: facet, guaranteed: z.int(), places: facet, months: z.array(z.object({ month: z.string(), count: z.int() })) }),
    takes,
    next: z.string().nullable(),
    total: z.int(),
    currency,
  }),
  refusals: [...ASKED, 'unknown_place'],
})

export const dreamtripDetails = defineCall({
  path: '/api/dreamtrips/details',
  tag: 'Dreamtrips',
  summary: 'One departure whole: the program day by day, hotel and host, what is in and out, how it stands, and what cancelling means',
  body: z.object({ trip_id: tripId, ...party, currency: currency.optional() }),
  data: z.object({
    trip: foundTrip.extend({ program, single_rooms: z.int() }),
    includes: z.array(coded),
    excludes: z.array(coded),
    /** The last day on which it can be booked. */
    bookable_until: day,
    cancellation: z.array(cancellationRule),
    if_cancelled: z.array(cancelPart),
    /** Other departures of the same trip that are on sale. */
    other_dates: z.array(z.object({ trip_id: id, starts_on: day, ends_on: day, left: z.int(), total: amount })),
    takes,
    currency,
  }),
  refusals: [...ASKED, 'unknown_trip', 'trip_over'],
})

export const dreamtripParts = defineCall({
  path: '/api/dreamtrips/partPrices',
  tag: 'Dreamtrips',
  summary: 'What the hotel, the rides and the activities of a departure cost at this moment where each is booked by itself, beside the member price',
  body: z.object({ trip_id: tripId, ...party, currency: currency.optional() }),
  data: z.object({
    /** Null where one of them has no price today: nothing is estimated. Dinners and the host are not sold alone and are not in it. */
    compared: z
      .object({
        parts: z.array(z.object({ kind: z.enum(['hotel', 'ride', 'activity']), on: day, title: z.string(), amount, url: z.string() })),
        total: amount,
        trip_total: amount,
        /** By how much the trip costs less; 0 where it does not. */
        saving: amount,
      })
      .nullable(),
    currency,
  }),
  refusals: [...ASKED, 'unknown_trip', 'trip_over'],
})

export const prebookDreamtrip = defineCall({
  path: '/api/dreamtrips/prebook',
  tag: 'Dreamtrips',
  summary: 'Prices a departure again, holds the places for 15 minutes and opens a checkout; for members whose plan has group trips',
  keyed: true,
  body: z.object({ trip_id: tripId, ...party, currency: currency.optional(), expected_total: amount }),
  data: z.object({ checkoutId: id, price, isPriceChange: z.boolean(), old_price: amount.nullable(), expires_at: instant }),
  refusals: [
    ...ASKED,
    'unknown_trip',
    'trip_over',
    'not_signed_in',
    'may_not_buy',
    'sold_out',
    'too_soon',
    'too_many_holds',
    'proof_required',
    'books_elsewhere',
  ],
})

export const bookDreamtrip = bookOf('/api/dreamtrips/book', 'dreamtrip')

/** Every call of dreamtrips. */
export const dreamtripCalls = [searchDreamtrips, dreamtripDetails, dreamtripParts, prebookDreamtrip, bookDreamtrip] as const

export type DreamtripOffer = z.output<typeof dreamtripOffer>
