// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { isDay, typedCode } from '@sojourn/kernel'
import { z } from 'zod'
import { bookOf } from './book-call.ts'
import { defineCall } from './call.ts'
import { amount, bookableFrom, cancellationRule, cancelPart, currency, day, id, instant, price, sitePath } from './wire.ts'

/** Where callers name no country and no white label (B9.4). */
export const RESORT_COUNTRY = 'MX'
export const RESORT_WHITELABEL = 999
/** How many resorts a list begins with, and how many "view more" adds. */
export const RESORTS_AT_FIRST = 10

const country = z
  .string()
  .overwrite(typedCode)
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'a country has two letters, such as MX')
const month = z
  .string()
  .regex(/^2\d{3}-\d{2}$/, 'a month reads YYYY-MM')
  .refine((text) => isDay(`${text}-01`), 'a month reads YYYY-MM')
const searchType = z.enum(['country', 'resort', 'region'])
const mainPath = sitePath
/** How many sleep in it, ages of children included. */
const guests = z.union([z.int().min(1).max(8), z.object({ adults: z.int().min(1).max(8), children: z.array(z.int().min(0).max(17)).max(7).default([]) })])

export const resortKind = z.enum(['coast', 'island', 'alpine', 'golf'])
export const seasonColor = z.enum(['red', 'white', 'blue'])
export const unitSize = z.enum(['studio', 'one', 'two', 'three'])

/** What a week is worth in an exchange, part by part; `early` is 0 or below. */
export const tradingPower = z.object({ place: z.int(), season: z.int(), unit: z.int(), early: z.int(), total: z.int() })

const unit = z.object({
  /** The number on its door. */
  unit: z.string(),
  size: unitSize,
  bedrooms: z.int(),
  sleeps: z.int(),
  privacy: z.int(),
  kitchen: z.enum(['none', 'mini', 'full']),
  size_m2: z.int(),
  view: z.string(),
})

const resort = z.object({
  resort_id: id,
  name: z.string(),
  kind: resortKind,
  /** The place it is at, by its id. */
  destination: id,
  city: z.string(),
  country: z.string(),
  country_code: z.string(),
  district: z.string(),
  address: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  time_zone: z.string(),
  score: z.number(),
  review_count: z.int(),
  image: z.string(),
  art: z.string(),
  checkin_from: z.string(),
  checkout_until: z.string(),
})

/** `hold_hours`: for how long its buyer's plan holds it; 0 is as usual. */
const bought = { resort, unit, check_in: day, check_out: day, nights: z.int(), guests: z.int(), hold_hours: z.int() }

/** A resort week, for money or in exchange. */
export const weekOffer = z.object({
  product: z.literal('RST'),
  ...bought,
  year: z.int(),
  week: z.int(),
  color: seasonColor,
  by: z.enum(['cash', 'exchange']),
  /** Someone else than its buyer travels. */
  guest_certificate: z.boolean(),
  last_call: z.boolean(),
  /** What an exchange takes, and from which deposits; null for money. */
  power: z.object({ taken: tradingPower, from: z.array(z.object({ deposit_id: id, power: z.int() })) }).nullable(),
})

/** A unit by the night. */
export const unitStayOffer = z.object({
  product: z.literal('STY'),
  ...bought,
  color: seasonColor,
  /** `later`: charged by us on `charged_on`. */
  pay: z.enum(['now', 'later']),
  charged_on: day.nullable(),
})

const ASKED = ['not_sold_here', 'unknown_place', 'unknown_currency'] as const
const ONE_ASKED = ['not_sold_here', 'unknown_resort', 'unknown_currency', 'unknown_week', 'not_for_residents', 'too_many_guests'] as const
const HOLDING = ['sold_out', 'too_soon', 'too_many_holds', 'proof_required', 'books_elsewhere', 'not_signed_in', 'too_little_power', 'early_hold_over'] as const

const monthOfYear = z.object({ month: z.string(), color: seasonColor, from: amount.nullable(), weeks: z.int() })

const foundResort = z.object({
  resort,
  amenities: z.array(z.string()),
  sizes: z.array(unitSize),
  check_in_days: z.array(z.int()),
  /** Of the period asked for: the cheapest week for money, the least power of an exchange, and how many weeks there are of each. */
  from: amount.nullable(),
  power_from: z.int().nullable(),
  cash_weeks: z.int(),
  exchange_weeks: z.int(),
  colors: z.array(seasonColor),
  last_call: z.boolean(),
})

export const searchWeeks = defineCall({
  path: '/api/weeks/search',
  tag: 'Resort weeks',
  summary: 'Resorts with weeks on offer in a month, by country, region, place or resort, with a strip of months in the colours of the season',
  forgiving: true,
  body: z.object({
    country: country.optional(),
    destination: id.optional(),
    resort: id.optional(),
    /** Left out: from today on. */
    month: month.optional(),
    bedrooms: z.int().min(0).max(3).optional(),
    guests: guests.optional(),
    by: z.enum(['cash', 'exchange']).optional(),
    kinds: z.array(resortKind).optional(),
    residency: country.optional(),
    currency: currency.optional(),
    sort: z.enum(['recommended', 'price', 'power', 'score']).default('recommended'),
    cursor: z
      .string()
      .regex(/^\d{1,4}$/, 'as `next` of the answer before')
      .optional(),
    limit: z.int().min(1).max(100).default(RESORTS_AT_FIRST),
  }),
  data: z.object({
    place: z.object({ place_id: id, name: z.string(), type: z.enum(['country', 'region', 'city', 'resort']), country_code: z.string() }),
    resorts: z.array(foundResort),
    months: z.array(monthOfYear),
    facets: z.object({ kinds: z.array(z.object({ value: resortKind, count: z.int() })), bedrooms: z.array(z.object({ value: z.int(), count: z.int() })) }),
    next: z.string().nullable(),
    total: z.int(),
    member_prices: z.boolean(),
    currency,
  }),
  refusals: ASKED,
})

export const weekPlaces = defineCall({
  path: '/api/weeks/places',
  tag: 'Resort weeks',
  summary: 'Resorts, cities, regions and countries with resorts whose name begins like a text; without a text the cities in their order',
  body: z.object({ text: z.string().max(80).default(''), limit: z.int().min(1).max(500).default(10) }),
  data: z.object({
    places: z.array(
      z.object({
        place_id: id,
        type: z.enum(['country', 'region', 'city', 'resort']),
        name: z.string(),
        label: z.string(),
        country_code: z.string(),
        time_zone: z.string(),
      }),
    ),
    meant: id.nullable(),
    /** Never: a country is itself a place to look in. */
    is_country: z.literal(false),
  }),
  refusals: ['not_sold_here'],
})

const review = z.object({ text: z.string(), author: z.string(), from: z.string(), month: z.string(), party: z.string(), score: z.number() })

export const resortDetail = defineCall({
  path: '/api/weeks/details',
  tag: 'Resort weeks',
  summary: 'A resort: what it is, its units by size, its season week by week, what is paid at the property, its first reviews',
  forgiving: true,
  body: z.object({ resort_id: id, lang: z.string().max(12).optional(), currency: currency.optional() }),
  data: z.object({
    resortDetail: z.object({
      resort,
      description: z.string(),
      amenities: z.array(z.string()),
      near: z.object({ short: z.string(), walk_minutes: z.int() }),
      from_airport: z.object({ by: z.string(), minutes: z.int() }),
      scores: z.array(z.object({ label: z.string(), value: z.number() })),
      rooms: z.array(unit.omit({ unit: true, view: true }).extend({ room_id: id, units: z.int(), image: z.string() })),
      /** Weeks 1 to 52 of the place. */
      season: z.array(seasonColor),
      /** For a unit and night, paid at the property; null where there is none. */
      resort_fee: z.object({ amount, currency }).nullable(),
    }),
    reviews: z.array(review),
    currency,
  }),
  refusals: ['not_sold_here', 'unknown_resort', 'unknown_currency'],
  top: ['resortDetail'],
})

export const getReviews = defineCall({
  path: '/api/weeks/getReviews',
  tag: 'Resort weeks',
  summary: 'What guests wrote about a resort, the newest first, page by page',
  forgiving: true,
  body: z.object({ resort_id: id, lang: z.string().max(12).optional(), cursor: z.string().max(8).optional() }),
  data: z.object({ reviews: z.array(review), score: z.number(), count: z.int(), next: z.string().nullable() }),
  refusals: ['not_sold_here', 'unknown_resort'],
  top: ['reviews'],
})

export const getInventory = defineCall({
  path: '/api/weeks/getInventory',
  tag: 'Resort weeks',
  summary: 'The weeks of a resort that are on offer in a period, each with its token, price and power; for `/stays` the units that are free for these nights',
  forgiving: true,
  body: z.object({
    resort_id: id,
    check_in_date: day.optional(),
    check_out_date: day.optional(),
    lang: z.string().max(12).optional(),
    currency: currency.optional(),
    residency: country.default(RESORT_COUNTRY),
    search_type: searchType.default('resort'),
    category: z.string().max(40).optional(),
    destination_id: z.string().max(120).optional(),
    whitelabel_no: z.int().min(0).default(RESORT_WHITELABEL),
    mainPath: mainPath.default('/resorts'),
    guests: guests.optional(),
  }),
  data: z.object({
    /** Names this answer to `prepareBookWeeks`. */
    uuid: z.string(),
    units: z.array(
      z.object({
        reservation_token: z.string(),
        room_id: id,
        unit,
        check_in: day,
        check_out: day,
        week: z.int().nullable(),
        color: seasonColor,
        by: z.enum(['cash', 'exchange', 'night']),
        /** All in; null where it is had in exchange alone. */
        price: price.nullable(),
        /** Of an exchange: what it takes, and the fee is in `price`. */
        power: tradingPower.nullable(),
        last_call: z.boolean(),
      }),
    ),
    /** Weeks of the period that nobody can have: full, by week. */
    full: z.array(z.object({ check_in: day, check_out: day, week: z.int(), color: seasonColor })),
    bookable_from: bookableFrom,
    member_prices: z.boolean(),
    currency,
  }),
  refusals: ['not_sold_here', 'unknown_resort', 'unknown_currency', 'bad_dates'],
})

export const getGenerateMinPrice = defineCall({
  path: '/api/weeks/getGenerateMinPrice',
  tag: 'Resort weeks',
  summary: 'The lowest price of a week in a country and period, and of each of its resorts',
  forgiving: true,
  body: z.object({
    country: country.default(RESORT_COUNTRY),
    check_in_date_start: day.optional(),
    check_in_date_end: day.optional(),
    whitelabel_ids: z.union([z.int(), z.string().max(200), z.array(z.union([z.int(), z.string()])).max(50)]).default(RESORT_WHITELABEL),
    inspiraId: z.union([z.string().max(120), z.int()]).optional(),
    currency: currency.optional(),
  }),
  data: z.object({
    min_price: amount.nullable(),
    resorts: z.array(z.object({ resort_id: id, name: z.string(), min_price: amount, check_in: day })),
    currency,
  }),
  refusals: ['not_sold_here', 'unknown_currency', 'bad_dates'],
})

export const holdWeek = defineCall({
  path: '/api/weeks/hold',
  tag: 'Resort weeks',
  summary:
    'Holds a week or a unit for these nights while its visitor fills in the rest: 15 minutes, for members with a plan 24 hours; sets the cookie `holdTok`',
  forgiving: true,
  body: z.object({
    reservation_token: z.string().min(1).max(600),
    mainPath: mainPath.default('/resorts'),
    residency: country.default(RESORT_COUNTRY),
    /** Only what its visitor holds already: a page that is loaded again asks so. */
    again: z.boolean().default(false),
  }),
  /** The token is of use to this visitor alone: a tab names by it what it holds itself, where another tab's is in the cookie. */
  data: z.object({ expires_at: instant, check_in: day, check_out: day, resort_id: id, unit: z.string(), reservationToken: z.string() }),
  refusals: [...ONE_ASKED, ...HOLDING],
})

export const prepareBookWeeks = defineCall({
  path: '/api/weeks/prepareBookWeeks',
  tag: 'Resort weeks',
  summary:
    'Prices a week or a stay again, holds it and opens its checkout. With a `uuid` that is not known any more it refuses `unknown_inventory`; without one the current price holds',
  forgiving: true,
  keyed: true,
  body: z.object({
    reservation_token: z.string().min(1).max(600),
    uuid: z.string().max(120).optional(),
    room_id: id.optional(),
    guests,
    mainPath: mainPath.default('/resorts'),
    residency: country.default(RESORT_COUNTRY),
    /** What this tab holds; without one it is what the cookie names, where that is of the same unit. */
    held_token: z.string().max(600).optional(),
    guest_certificate: z.boolean().default(false),
    /** Of an exchange: whose power is taken, in this order. Left out: those that end soonest. */
    deposits: z.array(id).max(10).optional(),
    /** Of a stay: paid with the booking, or charged on a named day before free cancellation ends. */
    pay: z.enum(['now', 'later']).default('now'),
    currency: currency.optional(),
    expected_total: amount.optional(),
  }),
  data: z.object({
    prepared: z.literal(true),
    checkoutId: id,
    price,
    lines: z.array(z.object({ label: z.string(), rule: z.string().nullable(), amount })),
    isPriceChange: z.boolean(),
    old_price: amount.nullable(),
    expires_at: instant,
  }),
  refusals: [...ONE_ASKED, ...HOLDING, 'unknown_inventory'],
})

export const releaseWeek = defineCall({
  path: '/api/weeks/release',
  tag: 'Resort weeks',
  summary: 'Gives up what is held by a token, or by the cookie `holdTok`; the same answer where nothing is held',
  forgiving: true,
  body: z.object({
    residency: country.default(RESORT_COUNTRY),
    search_type: searchType.default('country'),
    reservationToken: z.string().max(600).optional(),
    mainPath: mainPath.default('/resorts'),
    /** The success page only forgets the cookie: what it named is booked. */
    booked: z.boolean().default(false),
  }),
  data: z.object({ released: z.boolean() }),
  refusals: ['not_sold_here'],
})

const deposit = z.object({
  deposit_id: id,
  kind: z.enum(['deposit', 'credit']),
  resort_name: z.string(),
  city: z.string(),
  unit: z.string(),
  size: unitSize,
  year: z.int(),
  week: z.int(),
  check_in: day,
  color: seasonColor,
  power: tradingPower,
  left: z.int(),
  valid_until: day,
})

export const listDeposits = defineCall({
  path: '/api/weeks/deposits',
  tag: 'Resort weeks',
  summary: 'The person’s own weeks that they may give for an exchange, each with what it would be worth today, and the power they have',
  who: 'user',
  body: z.object({}),
  data: z.object({
    owned: z.array(
      z.object({
        resort_id: id,
        resort_name: z.string(),
        city: z.string(),
        unit: z.string(),
        size: unitSize,
        year: z.int(),
        week: z.int(),
        check_in: day,
        check_out: day,
        color: seasonColor,
        power: tradingPower,
      }),
    ),
    deposits: z.array(deposit),
    power: z.int(),
  }),
  refusals: ['not_sold_here'],
})

export const depositWeek = defineCall({
  path: '/api/weeks/deposit',
  tag: 'Resort weeks',
  summary: 'Gives an own week for an exchange: its power is there at once and for two years',
  who: 'buyer',
  keyed: true,
  body: z.object({ resort_id: id, unit: z.string().max(20), year: z.int().min(2000).max(2999), week: z.int().min(1).max(53) }),
  data: z.object({ deposit }),
  refusals: ['not_sold_here', 'not_owned', 'already_deposited', 'too_late_to_deposit'],
})

const bySize = z.object({
  room_id: id,
  unit: unit.omit({ unit: true }),
  image: z.string(),
  /** Units of this size that are free for these nights. */
  left: z.int(),
  reservation_token: z.string(),
  color: seasonColor,
  price,
  cancellation: z.array(cancellationRule),
  if_cancelled: z.array(cancelPart),
  free_cancellation_until: instant.nullable(),
  /** The day on which it would be charged, were it paid later; null where it is too close. */
  charged_on: day.nullable(),
})

const stayDates = { check_in: day, check_out: day, guests: guests.default(2), currency: currency.optional(), residency: country.default(RESORT_COUNTRY) }

export const searchStays = defineCall({
  path: '/api/stays/search',
  tag: 'Stays',
  summary: 'Resorts with a unit free from one day to another, two nights or more',
  forgiving: true,
  body: z.object({
    destination: id,
    ...stayDates,
    bedrooms: z.int().min(0).max(3).optional(),
    kinds: z.array(resortKind).optional(),
    sort: z.enum(['recommended', 'price', 'score']).default('recommended'),
    cursor: z
      .string()
      .regex(/^\d{1,4}$/, 'as `next` of the answer before')
      .optional(),
    limit: z.int().min(1).max(100).default(RESORTS_AT_FIRST),
  }),
  data: z.object({
    place: z.object({ place_id: id, name: z.string(), type: z.enum(['country', 'region', 'city', 'resort']), country_code: z.string() }),
    stays: z.array(z.object({ resort, amenities: z.array(z.string()), from: bySize })),
    /** Where nothing is free then: the nearest days around on which as many nights are, the nearest first, and at how many resorts. */
    near: z.array(z.object({ check_in: day, check_out: day, resorts: z.int() })),
    facets: z.object({ kinds: z.array(z.object({ value: resortKind, count: z.int() })), bedrooms: z.array(z.object({ value: z.int(), count: z.int() })) }),
    next: z.string().nullable(),
    total: z.int(),
    bookable_from: bookableFrom,
    member_prices: z.boolean(),
    currency,
  }),
  refusals: [...ASKED, 'bad_dates'],
})

export const stayDetails = defineCall({
  path: '/api/stays/details',
  tag: 'Stays',
  summary: 'A resort for some nights: each size of unit that is free, and a calendar that says for each day whether one may arrive, and why not',
  forgiving: true,
  body: z.object({ resort_id: id, ...stayDates }),
  data: z.object({
    resort,
    description: z.string(),
    amenities: z.array(z.string()),
    sizes: z.array(bySize),
    calendar: z.array(z.object({ day, state: z.enum(['free', 'full', 'gap', 'arrival_day_only', 'past']), from: amount.nullable() })),
    reviews: z.array(review),
    bookable_from: bookableFrom,
    currency,
  }),
  refusals: ['not_sold_here', 'unknown_resort', 'unknown_currency', 'bad_dates'],
})

export const bookWeek = bookOf('/api/weeks/book', 'week')
export const bookUnitStay = bookOf('/api/stays/book', 'unit')

/** Prices and holds as `prepareBookWeeks` does, under the name that all products share. */
export const prebookUnitStay = defineCall({
  path: '/api/stays/prebook',
  tag: 'Stays',
  summary: 'Prices the stay again, holds it and opens a checkout',
  keyed: true,
  body: z.object({
    reservation_token: z.string().min(1).max(600),
    guests,
    pay: z.enum(['now', 'later']).default('now'),
    residency: country.default(RESORT_COUNTRY),
    currency: currency.optional(),
    expected_total: amount,
  }),
  data: prepareBookWeeks.data,
  refusals: [...ONE_ASKED, ...HOLDING],
})

/** Every call of resort weeks and stays. */
export const resortCalls = [
  searchWeeks,
  weekPlaces,
  resortDetail,
  getReviews,
  getInventory,
  getGenerateMinPrice,
  holdWeek,
  prepareBookWeeks,
  releaseWeek,
  listDeposits,
  depositWeek,
  bookWeek,
  searchStays,
  stayDetails,
  prebookUnitStay,
  bookUnitStay,
] as const

export type WeekOffer = z.output<typeof weekOffer>
export type UnitStayOffer = z.output<typeof unitStayOffer>
export type ResortOnWire = z.output<typeof resort>
export type UnitOnWire = z.output<typeof unit>
