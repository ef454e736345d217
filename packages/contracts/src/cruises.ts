// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { say } from '@sojourn/i18n'
import { isDay, typedCode, typedLine } from '@sojourn/kernel'
import { z } from 'zod'
import { bookOf } from './book-call.ts'
import { defineCall } from './call.ts'
import { amount, bookableFrom, cancellationRule, cancelPart, currency, day, id, instant, price } from './wire.ts'

/** How many sleep in one cabin at most. */
export const CABIN_GUESTS_MAX = 4

export const cruiseRegion = z.enum([
  'mediterranean',
  'northern-europe',
  'rivers',
  'atlantic',
  'caribbean',
  'north-america',
  'south-america',
  'arabia',
  'asia',
  'pacific',
  'indian-ocean',
])
export const cabinKind = z.enum(['inside', 'oceanview', 'balcony', 'suite', 'solo'])
/** `short` up to 5 nights, `week` 6 to 8, `long` 9 and more. */
export const cruiseLength = z.enum(['short', 'week', 'long'])
/** When one eats: at a table kept for 18:00 or 20:30, or whenever one comes. */
export const diningSeating = z.enum(['early', 'late', 'open'])
/** Gratuities are in every price: paid with it, or on board at the end. */
const gratuities = z.enum(['now', 'on_board'])

const month = z
  .string()
  .regex(/^2\d{3}-\d{2}$/, 'a month reads YYYY-MM')
  .refine((text) => isDay(`${text}-01`), 'a month reads YYYY-MM')
const gradeCode = z
  .string()
  .overwrite(typedCode)
  .toUpperCase()
  .regex(/^[A-Z][A-Z0-9]$/, 'a grade has two signs, such as B3')
const cabinNo = z.string().overwrite(typedCode).max(8)
const sailingId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]+-\d{4}-\d{2}-\d{2}$/, 'a sailing reads corvanta-lumen-2027-05-01')
/** Everyone in the cabin, by their ages on the first day. */
const guests = z
  .array(
    z
      .int({ error: () => say`enter the age as a whole number` })
      .min(0)
      .max(120),
  )
  .min(1)
  .max(CABIN_GUESTS_MAX)
  .default([30, 30])

const coded = z.object({ code: z.string(), name: z.string() })
const position = { latitude: z.number(), longitude: z.number() }

const port = z.object({
  /** Its five letters, `ESBCN`. */
  port: z.string(),
  name: z.string(),
  country: z.string(),
  country_code: z.string(),
  ...position,
  time_zone: z.string(),
  /** The place that a day ashore is spent at, and what it is called; null where there is none of ours. */
  place_id: id.nullable(),
  city: z.string().nullable(),
})

/** A ship in a port. Times are by the clock of the port, `2027-05-09T08:00`. */
const call = z.object({
  /** Days of the cruise, from 1, on which it comes and on which it leaves. */
  day: z.int(),
  last_day: z.int(),
  date: day,
  port,
  /** Null where the cruise begins. */
  arrives_at: z.string().nullable(),
  /** Null where it ends, as is the next. */
  departs_at: z.string().nullable(),
  all_aboard_at: z.string().nullable(),
  /** From the first who goes ashore to the last who must be back; 0 where the cruise begins or ends. */
  minutes_ashore: z.int(),
  /** Boats bring people ashore. */
  tendered: z.boolean(),
  /** How far the clock on board is before that of the port. */
  ship_ahead_minutes: z.int(),
  /** Sea miles from the port before. */
  miles: z.int(),
})

const ship = z.object({
  ship_id: id,
  name: z.string(),
  line_id: id,
  line: z.string(),
  size: z.enum(['large', 'middle', 'luxury', 'expedition', 'river']),
  built: z.int(),
  cabins: z.int(),
  guests_max: z.int(),
})

const cabin = z.object({
  cabin_no: z.string(),
  deck: z.int(),
  deck_name: z.string(),
  place: z.enum(['fore', 'mid', 'aft']),
  side: z.enum(['port', 'starboard']),
  berths: z.int(),
  view: z.enum(['none', 'window', 'balcony']),
  obstructed: z.boolean(),
  accessible: z.boolean(),
})

const grade = z.object({
  grade: z.string(),
  name: z.string(),
  kind: cabinKind,
  square_metres: z.int(),
  guests_max: z.int(),
  /** A drawing of a room, `rooms/sea-3-double`; null where it has no window. */
  picture: z.string().nullable(),
})

/** What is paid with the booking, and by when the rest is charged; `due_now` is all of it where nothing is left to be charged. */
const deposit = z.object({ due_now: amount, rest: amount, final_payment_on: day.nullable() })

/** Papers for all ports on the way. `identity-card` is enough for citizens of the countries called at. */
const documents = z.object({ kind: z.enum(['passport', 'identity-card']), valid_months_after: z.int(), permits: z.array(coded) })
/** Who may sail: everyone from so many months of age, and one of a cabin from so many years. */
const partyRule = z.object({ infant_months_least: z.int(), adult_years_least: z.int() })
/** By which clock people live on board: null is that of each port. */
const shipTime = z.object({ time_zone: z.string().nullable() })

const sailing = {
  sailing_id: id,
  title: z.string(),
  /** What it sails, whenever and with whichever ship: the name of its chart. */
  itinerary: z.string(),
  region: coded,
  ship,
  nights: z.int(),
  starts_on: day,
  ends_on: day,
  /** Where it begins and where it ends. */
  from: port,
  to: port,
  ports: z.array(call),
  /** Days of the cruise on which the ship is in no port. */
  sea_days: z.array(z.int()),
  /** The poster of a place on the way. */
  art: z.string().nullable(),
}

/** A day ashore, for what there is to do there: from when one may leave, until an hour before all must be aboard. Times are by the clock of the port. */
const ashore = z.object({
  day: z.int(),
  date: day,
  port: z.string(),
  place_id: id,
  city: z.string(),
  from: z.string(),
  until: z.string(),
  all_aboard_at: z.string(),
})

/** A cabin on a sailing. */
export const cruiseOffer = z.object({
  product: z.literal('CRU'),
  ...sailing,
  grade,
  /** Null where the line chooses it later, of this grade or a better one. */
  cabin: cabin.nullable(),
  guests: z.array(z.int()),
  dining: diningSeating,
  gratuities,
  /** Until the final payment only a deposit is paid; null where all is paid with the booking. */
  final_payment_on: day.nullable(),
  documents,
  party_rule: partyRule,
  ship_time: shipTime,
  ashore: z.array(ashore),
  /** For how many hours it is held as an option; 0 is as usual. */
  option_hours: z.int(),
})

/** A price of a cabin for everyone in it, part by part: what each guest pays sums to the total, as the lines do. */
const cabinPrice = {
  price,
  lines: z.array(z.object({ label: z.string(), rule: z.string().nullable(), amount, guest: z.int().nullable() })),
  per_guest: z.array(amount),
  gratuities: amount,
  deposit,
  /** What is kept of one who cancels, step by step as `penalties` of the sailing. */
  kept: z.array(amount),
}

/** The cheapest grade of a kind. */
const kindPrice = grade.omit({ square_metres: true, picture: true }).extend({
  /** For everyone in the cabin, all in; null where none is left or it sleeps too few. */
  price: price.nullable(),
  /** Cabins of the kind that are free and have the berths. */
  left: z.int(),
})

const foundSailing = z.object({
  ...sailing,
  countries: z.int(),
  /** One for each kind of cabin that the ship has. */
  grades: z.array(kindPrice),
  /** The cheapest of the kinds asked for. */
  grade: z.string(),
  price,
  deposit,
  /** Parts of every fare. */
  included: z.array(coded),
  /** For how many hours a cabin may be held as an option; 0 where it may not. */
  option_hours: z.int(),
})

export const cruiseFilters = z.object({
  lines: z.array(id).max(40).optional(),
  ships: z.array(id).max(60).optional(),
  kinds: z.array(cabinKind).optional(),
  lengths: z.array(cruiseLength).optional(),
  regions: z.array(cruiseRegion).optional(),
  from_ports: z.array(z.string().max(8)).max(60).optional(),
  /** No port where boats bring people ashore. */
  no_tenders: z.boolean().optional(),
  /** It ends where it begins. */
  round_trip: z.boolean().optional(),
})

/** What would be left with it: how many sailings, and the lowest price of a cabin. */
const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), from: amount }))
const cruisePlace = z.object({
  /** Of a region, a line, a port (`ESBCN`) or a place that is reached from one. */
  place_id: id,
  type: z.enum(['region', 'line', 'port', 'city']),
  name: z.string(),
  label: z.string(),
  country_code: z.string().nullable(),
})

const ASKED = ['not_sold_here', 'unknown_place', 'unknown_currency'] as const

export const searchCruises = defineCall({
  path: '/api/cruises/search',
  tag: 'Cruises',
  summary: 'Sailings by waters, month, nights, port, line and kind of cabin, each with its route and one all-in total for the cabin',
  body: z.object({
    /** A region, a line, a port that is called at, or a place reached from one, by its id. */
    where: id.optional(),
    region: cruiseRegion.optional(),
    line: id.optional(),
    /** Where it begins. */
    port: id.optional(),
    /** Left out: the next twelve months. */
    month: month.optional(),
    nights: z
      .object({ from: z.int().min(1).max(40), to: z.int().min(1).max(40) })
      .refine(({ from, to }) => from <= to, { path: ['to'], message: 'no fewer nights than `from`' })
      .optional(),
    cabin: cabinKind.optional(),
    guests,
    currency: currency.optional(),
    filters: cruiseFilters.default({}),
    sort: z.enum(['recommended', 'price', 'price_per_night', 'date', 'nights']).default('recommended'),
    cursor: z
      .string()
      .regex(/^\d{1,4}$/, 'as `next` of the page before')
      .optional(),
    limit: z.int().min(1).max(100).default(20),
  }),
  data: z.object({
    where: cruisePlace.nullable(),
    port: cruisePlace.nullable(),
    sailings: z.array(foundSailing),
    /** The months ahead, whichever was asked for: the lowest price of a cabin, and how many sailings begin in it. */
    months: z.array(z.object({ month: z.string(), from: amount.nullable(), sailings: z.int() })),
    facets: z.object({
      lines: facet,
      ships: facet,
      kinds: facet,
      lengths: facet,
      regions: facet,
      from_ports: facet,
      no_tenders: z.int(),
      round_trip: z.int(),
    }),
    /** How many more there are that the ages of those in the cabin do not fit. */
    not_for_party: z.int(),
    next: z.string().nullable(),
    total: z.int(),
    member_prices: z.boolean(),
    currency,
  }),
  refusals: ASKED,
})

export const cruisePlaces = defineCall({
  path: '/api/cruises/autosuggest',
  tag: 'Cruises',
  summary: 'Regions, lines, ports and places reached from them whose name begins like a text; without a text the regions',
  body: z.object({
    text: z.string().overwrite(typedLine).max(80).default(''),
    types: z.array(cruisePlace.shape.type).max(4).optional(),
    /** Only ports where cruises begin. */
    begins: z.boolean().default(false),
    limit: z.int().min(1).max(500).default(10),
  }),
  data: z.object({ places: z.array(cruisePlace), meant: id.nullable(), is_country: z.boolean() }),
  refusals: ['not_sold_here'],
})

const ONE_ASKED = ['not_sold_here', 'unknown_sailing', 'unknown_currency', 'too_many_guests', 'too_young', 'adult_needed'] as const

const oneSailing = { sailing_id: sailingId, guests, currency: currency.optional() }

export const cruiseDetails = defineCall({
  path: '/api/cruises/details',
  tag: 'Cruises',
  summary: 'A sailing day by day with its way, its ship deck by deck, every grade with its whole price, papers, penalties and what to do ashore',
  body: z.object(oneSailing),
  data: z.object({
    sailing: z.object({ ...sailing, countries: z.int(), option_hours: z.int(), included: z.array(coded) }),
    /** Positions `[latitude, longitude]` of each leg, from port to port. For a picture, not for navigation. */
    way: z.array(z.array(z.tuple([z.number(), z.number()]))),
    ship_time: shipTime,
    decks: z.array(z.object({ deck: z.int(), name: z.string(), has: z.array(coded), cabins: z.int() })),
    grades: z.array(
      grade.extend({
        view: z.enum(['none', 'window', 'balcony']),
        decks: z.array(z.int()),
        /** Cabins that are free and have the berths. */
        left: z.int(),
        /** The line chooses a cabin of it later. */
        guarantee: z.boolean(),
        /** Null where none is left or it sleeps too few. */
        cabin: z.object(cabinPrice).nullable(),
      }),
    ),
    /** What is kept of the fare of one who cancels, from which day on, in percent; before that nothing. Port expenses, taxes and gratuities always come back. */
    penalties: z.array(z.object({ from: day, fare_percent: z.int() })),
    final_payment_on: day,
    documents,
    party_rule: partyRule,
    dining: z.array(z.object({ seating: diningSeating, name: z.string(), time: z.string().nullable() })),
    ashore: z.array(ashore),
    /** The same itinerary on other days, the nearest first. */
    other_dates: z.array(z.object({ sailing_id: id, ship: z.string(), starts_on: day, price })),
    bookable_from: bookableFrom,
    member_prices: z.boolean(),
    currency,
  }),
  refusals: ONE_ASKED,
})

export const cruiseCabins = defineCall({
  path: '/api/cruises/cabins',
  tag: 'Cruises',
  summary: 'The cabins of a grade that are free on a sailing, deck by deck, with the price of each and what cancelling means',
  body: z.object({ ...oneSailing, grade: gradeCode, gratuities: gratuities.default('now'), pay: z.enum(['deposit', 'all']).default('deposit') }),
  data: z.object({
    grade,
    cabins: z.array(cabin),
    /** Decks with cabins of the grade. */
    decks: z.array(
      z.object({
        deck: z.int(),
        name: z.string(),
        /** Of the grade, and how many of them are free. */
        cabins: z.int(),
        free: z.int(),
        /**
         * A sign for each cabin of the deck, of whatever grade, from the bow: `f` free and of the grade, `o` free and of another, `t` taken. The first is number 001 of the deck; odd numbers are to
         * starboard, even ones to port.
         */
        plan: z.string(),
        /** How many of them, from the bow, lie forward, midship and aft. */
        parts: z.object({ fore: z.int(), mid: z.int(), aft: z.int() }),
      }),
    ),
    /** A cabin of the grade or a better one, chosen by the line. */
    guarantee: z.boolean(),
    cabin: z.object(cabinPrice),
    cancellation: z.array(cancellationRule),
    if_cancelled: z.array(cancelPart),
    currency,
  }),
  refusals: [...ONE_ASKED, 'unknown_grade', 'sold_out'],
})

const HOLDING = [...ONE_ASKED, 'unknown_grade', 'unknown_cabin', 'no_option', 'sold_out', 'too_soon', 'too_many_holds', 'books_elsewhere'] as const

const chosen = {
  ...oneSailing,
  grade: gradeCode,
  /** Null or left out: the line chooses one. */
  cabin_no: cabinNo.nullable().optional(),
}

export const holdCabin = defineCall({
  path: '/api/cruises/holdCabin',
  tag: 'Cruises',
  summary: 'Holds a cabin for 15 minutes while its visitor fills in the rest; the token is of use to them alone',
  body: z.object({
    ...chosen,
    /** Only what its visitor holds already: a page that is loaded again asks so. */
    again: z.boolean().default(false),
  }),
  data: z.object({ held_token: z.string(), expires_at: instant }),
  refusals: [...HOLDING, 'proof_required', 'early_hold_over'],
})

export const releaseCabin = defineCall({
  path: '/api/cruises/releaseCabin',
  tag: 'Cruises',
  summary: 'Gives up a cabin that is held by a token; the same answer where nothing is held',
  body: z.object({ held_token: z.string().max(600) }),
  data: z.object({ released: z.boolean() }),
  refusals: ['not_sold_here'],
})

export const prebookCruise = defineCall({
  path: '/api/cruises/prebook',
  tag: 'Cruises',
  summary: 'Prices a cabin again, holds it for 15 minutes, or as an option for three days, and opens a checkout',
  keyed: true,
  body: z.object({
    ...chosen,
    dining: diningSeating.default('open'),
    gratuities: gratuities.default('now'),
    /** A deposit now and the rest on the day of the final payment, where that is still ahead; or all of it now. */
    pay: z.enum(['deposit', 'all']).default('deposit'),
    /** Held for three days, where that is offered. */
    option: z.boolean().default(false),
    held_token: z.string().max(600).optional(),
    expected_total: amount,
  }),
  data: z.object({ checkoutId: id, price, isPriceChange: z.boolean(), old_price: amount.nullable(), expires_at: instant }),
  refusals: [...HOLDING, 'proof_required'],
})

export const bookCruise = bookOf('/api/cruises/book', 'cabin')

/** Every call of cruises. */
export const cruiseCalls = [searchCruises, cruisePlaces, cruiseDetails, cruiseCabins, holdCabin, releaseCabin, prebookCruise, bookCruise] as const

export type CruiseOffer = z.output<typeof cruiseOffer>
export type CruiseFilters = z.output<typeof cruiseFilters>
