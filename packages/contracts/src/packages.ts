// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { typedCode } from '@sojourn/kernel'
import { z } from 'zod'
import { bookOf } from './book-call.ts'
import { defineCall } from './call.ts'
import { flightFilters, searchFlights } from './flights.ts'
import { hotelFilters } from './hotels.ts'
import { productCode } from './products.ts'
import { amount, bookableFrom, cancellationRule, cancelPart, currency, day, id, instant, price, priceLine, rooms } from './wire.ts'

/** What a part is to a trip. */
export const partRole = z.enum(['flight', 'stay', 'transfer', 'car', 'activity'])

/** A part as it is chosen: the fields of its product's own `prebook`, less the price that was seen, the currency and the words of a page. */
const chosenPart = z.object({ role: partRole, product: productCode, fields: z.record(z.string().max(60), z.unknown()) })

/** A time on the clock of its place: `2027-03-17T10:05`. */
const moment = z.object({ at: z.string(), time_zone: z.string() })

const bound = searchFlights.data.shape.itineraries.element.shape.bounds.element

/** A part as it could be had now, priced as it would be by itself: `url` leads to the same at the same price among its own product. */
const part = chosenPart.extend({
  /** What it is called, and what exactly it is in a few words: "New York – Lisbon", "1 stop, Classic". */
  title: z.string(),
  summary: z.string(),
  /** A picture of the thing itself; null where it is told by its words. */
  image: z.object({ name: z.string(), alt: z.string() }).nullable(),
  /** A few short facts for a card. */
  facts: z.array(z.string()),
  /** Of a flight: from landing there to leaving again; of all others from when to when they are. */
  starts: moment,
  ends: moment,
  price,
  url: z.string(),
  /** Of it, where few are left; otherwise null. */
  left: z.int().nullable(),
  free_cancellation_until: instant.nullable(),
  /** Who sells it besides us; null where it is our own stock. */
  supplier: z.string().nullable(),
  /** Of a flight: its directions. */
  bounds: z.array(bound).optional(),
  /** What its airline allows, in words. */
  conditions: z.array(z.string()).optional(),
  /** Of a stay. */
  stay: z
    .object({
      stars: z.int(),
      score: z.number(),
      review_count: z.int(),
      district: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      room_name: z.string(),
      board: z.string(),
      nights: z.int(),
    })
    .optional(),
})

/** Several parts as one: the price is the sum of their own prices less the discounts. */
const whole = z.object({
  parts: z.array(part),
  price,
  /** What the parts cost one by one. */
  own_total: amount,
  /** Each a line of the price of one part, `part` counted from 1. Below 0. */
  discounts: z.array(z.object({ part: z.int(), label: z.string(), rule: z.string().nullable(), amount })),
  /** What the discounts come to, above 0; 0 where there are none. */
  saving: amount,
  /** For each who travels, infants too. */
  per_person: amount,
})

const placeAsked = z.string().overwrite(typedCode).min(1).max(120)

/** Who goes where, and when. */
const trip = z.object({
  /** The three letters of an airport or of a city with several. */
  from: placeAsked,
  /** A destination by its id (`/api/places/suggest`), or by the three letters of its airport. */
  to: placeAsked,
  leave: day,
  return: day,
  rooms,
  /** Checked pieces that each who has a seat takes along. */
  bags: z.int().min(0).max(3).default(0),
})

const ASKED = ['not_sold_here', 'unknown_place', 'unknown_currency', 'bad_dates', 'bad_party', 'same_place'] as const

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

export const packageFilters = z.object({
  stay: hotelFilters.pick({ stars: true, score_min: true, districts: true, amenities: true, meals: true, free_cancellation: true }).default({}),
  flight: flightFilters.pick({ stops_max: true, airlines: true, departs: true, arrives: true, easy_changes: true, changeable: true }).default({}),
})

export const searchPackages = defineCall({
  path: '/api/packages/search',
  tag: 'Packages',
  summary: 'Flights and stays as one: the best twenty of each that fit each other, with the price of each by itself, the discounts and the sum',
  body: trip.extend({
    filters: packageFilters.prefault({}),
    sort: z.enum(['best', 'price', 'saving', 'score']).default('best'),
    /** One package of each stay, by the flights that suit it best; of each flight; or every pair. */
    each: z.enum(['stay', 'flight', 'pair']).default('stay'),
    currency: currency.optional(),
    cursor: z
      .string()
      .regex(/^\d{1,4}$/, 'as `next` of the page before')
      .optional(),
    limit: z.int().min(1).max(60).default(20),
  }),
  data: z.object({
    from: z.object({ iata: z.string(), name: z.string() }),
    to: z.object({ place_id: id, iata: z.string(), name: z.string(), country: z.string(), country_code: z.string(), time_zone: z.string(), art: z.string() }),
    packages: z.array(whole),
    /** Of all that was found of each, whatever is filtered. */
    facets: z.object({
      stars: facet,
      districts: facet,
      meals: facet,
      amenities: facet,
      free_cancellation: z.int(),
      stops: facet,
      airlines: facet,
    }),
    /** How many flights and stays were found, and how many pairs of them fit. */
    flights: z.int(),
    stays: z.int(),
    pairs: z.int(),
    /** Who had not answered in time. */
    late: z.array(z.string()),
    next: z.string().nullable(),
    total: z.int(),
    travellers: z.int(),
    bookable_from: bookableFrom,
    member_prices: z.boolean(),
    currency,
  }),
  refusals: ASKED,
})

const chosenParts = z.array(chosenPart).min(1).max(12)
const PART_ASKED = [...ASKED, 'no_package', 'bad_part', 'part_gone', 'sold_out', 'departed', 'supplier_silent'] as const

/** Another part in the place of one, with what the whole would cost then. */
const instead = z.object({ part, total: amount, difference: amount })

/** Of each part that is chosen, `part` counted from 1. What a flight or a stay brings along is not in its difference: `/swap` tells it. */
const alternatives = z.array(z.object({ part: z.int(), role: partRole, options: z.array(instead) }))

/** What fits the trip and is not chosen: a ride at the landing, one to the flight home, a car, something to do on a day. */
const extras = z.array(
  z.object({ role: partRole, when: z.enum(['arrival', 'departure', 'whole', 'day']), on: day, title: z.string(), options: z.array(instead) }),
)

export const packageDetails = defineCall({
  path: '/api/packages/details',
  tag: 'Packages',
  summary: 'The chosen parts as one, what could take the place of each or be added and what that changes, the days of the trip, what cancelling means',
  body: trip.extend({ parts: chosenParts, currency: currency.optional(), /** How many alternatives of each. */ limit: z.int().min(0).max(20).default(8) }),
  data: z.object({
    package: whole,
    /** The price line by line, as the checkout shows it: `item_no` is the part. */
    lines: z.array(priceLine),
    alternatives,
    extras,
    /** The trip by its days, on the clocks of its places. */
    days: z.array(
      z.object({
        date: day,
        lines: z.array(
          z.object({
            part: z.int(),
            role: partRole,
            kind: z.enum(['begins', 'ends', 'leaves', 'lands']),
            at: z.string(),
            time_zone: z.string(),
            text: z.string(),
          }),
        ),
      }),
    ),
    /** The terms of all parts on one time line: what cancelling all of it costs. */
    cancellation: z.array(cancellationRule),
    /** The same part by part, by `item_no`. */
    if_cancelled: z.array(cancelPart),
    free_cancellation_until: instant.nullable(),
    /** What a change of the flight does to the other parts: in the price. */
    protection: z.object({ title: z.string(), amount, lines: z.array(z.string()) }),
    /** What the law has told before a package is bought. */
    information: z.object({ title: z.string(), lines: z.array(z.string()) }),
    travellers: z.int(),
    bookable_from: bookableFrom,
    member_prices: z.boolean(),
    currency,
  }),
  refusals: PART_ASKED,
})

/** What becomes of one part: another in its place, or none. */
const partSwap = z.object({ part: z.int().min(1).max(12), instead: chosenPart.nullable() })

export const swapPackagePart = defineCall({
  path: '/api/packages/swap',
  tag: 'Packages',
  summary:
    'What the whole costs with another part in the place of one, with one more, or without one, and what becomes of what no longer meets it: of parts that are chosen, or of a checkout, which holds it from then on with the new total as consent',
  body: z.object({
    /** Of parts that are not held yet. */
    parts: chosenParts.optional(),
    /** Of a checkout of a package. */
    checkoutId: id.optional(),
    /** Which part, counted from 1; one more than there are adds one. */
    ...partSwap.shape,
    /** What becomes of other parts, as `follows` told it or otherwise. Left out: what no longer meets the flight, the stay or the hours is found again, or goes where nothing like it fits. */
    also: z.array(partSwap).max(12).optional(),
    currency: currency.optional(),
    /** Of a checkout: the new total that was agreed to. Without it the price is answered and nothing changes. */
    consented_total: amount.optional(),
  }),
  data: z.object({
    old_total: amount,
    price,
    /** Below 0 where it costs less. */
    difference: amount,
    /** What becomes of other parts, in the difference: each as it was, what takes its place, null where it goes, and what that changes. Sent back as `also` it is what is held. */
    follows: z.array(z.object({ part: z.int(), was: part, now: part.nullable(), difference: amount })),
    /** Of parts that are not held yet. */
    package: whole.nullable(),
    is_changed: z.boolean(),
  }),
  refusals: [
    ...PART_ASKED,
    'not_found',
    'no_such_item',
    'not_swappable',
    'books_elsewhere',
    'checkout_expired',
    'already_booked',
    'may_not_buy',
    'price_changed',
    'too_soon',
    'too_many_holds',
    'proof_required',
  ],
})

export const packageOptions = defineCall({
  path: '/api/packages/options',
  tag: 'Packages',
  summary: 'What could take the place of each part of a checkout of a package, or be added to it, and what that changes; on any device that has the checkout',
  body: z.object({ checkoutId: id, /** How many alternatives of each. */ limit: z.int().min(1).max(20).default(8) }),
  data: z.object({ parts: z.array(part), alternatives, extras, currency }),
  refusals: [...PART_ASKED, 'not_found', 'checkout_expired', 'already_booked', 'books_elsewhere', 'may_not_buy'],
})

export const prebookPackage = defineCall({
  path: '/api/packages/prebook',
  tag: 'Packages',
  summary: 'Prices all parts again, holds all of them or none, what there is least of first, and opens one checkout',
  keyed: true,
  body: z.object({ parts: chosenParts, currency: currency.optional(), expected_total: amount }),
  data: z.object({ checkoutId: id, price, isPriceChange: z.boolean(), old_price: amount.nullable(), expires_at: instant }),
  refusals: [...PART_ASKED, 'too_soon', 'too_many_holds', 'proof_required', 'books_elsewhere', 'not_signed_in', 'may_not_buy'],
})

export const bookPackage = bookOf('/api/packages/book', 'parts of a package')

/** Every call of packages. */
export const packageCalls = [searchPackages, packageDetails, packageOptions, swapPackagePart, prebookPackage, bookPackage] as const

export type PartRole = z.output<typeof partRole>
export type ChosenPart = z.output<typeof chosenPart>
export type PackagePartShape = z.output<typeof part>
export type PackageShape = z.output<typeof whole>
export type PackageInstead = z.output<typeof instead>
export type PackageFilters = z.output<typeof packageFilters>
export type PackageTrip = z.output<typeof trip>
