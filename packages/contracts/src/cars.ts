// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { say } from '@sojourn/i18n'
import { isDay, typedCode } from '@sojourn/kernel'
import { z } from 'zod'
import { bookOf } from './book-call.ts'
import { defineCall } from './call.ts'
import { placesRead } from './places.ts'
import { amount, bookableFrom, cancellationRule, cancelPart, currency, id, instant, localAmount, price } from './wire.ts'

/** A time on the clock of the desk, without zone: `2027-03-17T10:00`. Desks take half hours. */
const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):(00|30)$/, 'a time at the desk reads 2027-03-17T10:00, on the hour or the half hour')
  .refine((text) => isDay(text.slice(0, 10)), 'this day does not exist; a time at the desk reads 2027-03-17T10:00')
const age = z
  .int({ error: () => say`enter the age as a whole number` })
  .min(18, { error: () => say`a driver must be 18 or older` })
  .max(99)

/** `prepaid`: paid with the booking, for less. `desk`: paid when the car is picked up. */
export const carRateId = z.enum(['prepaid', 'desk'])
export const carExtraCode = z.enum(['excess_cover', 'child_seat', 'additional_driver', 'gps', 'snow_chains'])

const wantedExtras = z.array(z.object({ code: carExtraCode, count: z.int().min(1).max(3).default(1) })).max(5)

const desk = z.object({
  depot_id: id,
  supplier: z.string(),
  kind: z.enum(['terminal', 'shuttle', 'town']),
  shuttle_minutes: z.int(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  city: z.string(),
  country: z.string(),
  country_code: z.string(),
  iata: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  time_zone: z.string(),
})

const carClass = z.object({
  acriss: z.string(),
  /** "Compact": the name of the class, never a model. */
  name: z.string(),
  body: z.string(),
  /** Which drawing shows it. */
  silhouette: z.string(),
  seats: z.int(),
  large_bags: z.int(),
  small_bags: z.int(),
  doors: z.int(),
  automatic: z.boolean(),
  four_by_four: z.boolean(),
  fuel: z.string(),
  electric_range_km: z.int().nullable(),
  co2_g_km: z.int(),
})

/** What comes with a car, and what its desk asks for. Amounts other than the price are never charged by us. */
const conditions = z.object({
  /** Kilometres in the price of the whole rental; null is unlimited. */
  km_included: z.int().nullable(),
  fuel_policy: z.enum(['full_to_full', 'same_to_same']),
  /** What the driver pays at most after damage or theft; 0 where a cover was added. */
  excess: amount,
  /** What the desk holds on a credit card of the driver's until the car is back. */
  deposit: amount,
  currency,
  cards_needed: z.int(),
  minimum_age: z.int(),
  /** Years for which the driver must have had a licence. */
  licence_years: z.int(),
  /** Whether the country asks visitors for an international driving permit. */
  permit: z.boolean(),
})

const extra = z.object({
  code: carExtraCode,
  name: z.string(),
  /** For each of it, for the whole rental, tax included. */
  amount,
  currency,
  /** For an amount paid at the counter: the same in the counter's own currency, where that is another one. */
  local: localAmount.optional(),
  rule: z.string(),
  count_max: z.int(),
  /** `later` is paid at the counter. */
  due: z.enum(['now', 'later']),
  /** Of a cover: what the desk asks for with it. */
  conditions: conditions.optional(),
})

/** What a checkout or a booking is about, for a person to read: a car of a class. */
export const carOffer = z.object({
  product: z.literal('CAR'),
  car_id: id,
  rate_id: carRateId,
  car: carClass,
  supplier: z.string(),
  pickup: desk,
  dropoff: desk,
  pickup_at: z.string(),
  dropoff_at: z.string(),
  /** Days as the supplier counts them, in words: "3 days", "2 days and 1 hour". */
  duration: z.string(),
  driver_age: z.int(),
  /** Country where the driver lives; null where it was not given. */
  residence: z.string().nullable(),
  conditions,
  extras: z.array(z.object({ code: carExtraCode, name: z.string(), count: z.int() })),
  /** Driving there: side of the road, tolls, winter rules. */
  notes: z.array(z.string()),
  art: z.string(),
})

/** A rental as it is asked for, by the clocks of its two desks. */
const rental = {
  pickup_at: localTime,
  dropoff_at: localTime,
  driver_age: age,
  /** Where the driver lives. */
  residence: z
    .string()
    .overwrite(typedCode)
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, { error: () => say`use a two-letter country code, such as PT` })
    .optional(),
  currency: currency.optional(),
}

const oneCar = { car_id: id, /** Where it is returned, if not where it was picked up: a desk of the same supplier. */ dropoff: id.optional(), ...rental }

const rate = z.object({
  rate_id: carRateId,
  price,
  cancellation: z.array(cancellationRule),
  /** What cancelling will mean once it is booked. */
  if_cancelled: z.array(cancelPart),
  /** Until when cancelling costs nothing; null where that is over. */
  free_cancellation_until: instant.nullable(),
})

const foundCar = z.object({
  car_id: id,
  car: carClass,
  supplier: z.string(),
  supplier_score: z.number(),
  pickup: desk,
  dropoff_depot_id: id,
  conditions,
  /** Cars left, where they are few; otherwise null. */
  left: z.int().nullable(),
  /** The cheapest first. */
  rates: z.array(rate),
  /** What the driver's age and another place of return add to the price; 0 where nothing. */
  young_driver_fee: amount,
  one_way_fee: amount,
  extras: z.array(extra),
})

/** A car of a list: what its card shows. */
const listedCar = foundCar.omit({ extras: true, young_driver_fee: true, one_way_fee: true }).extend({
  pickup: desk.pick({ depot_id: true, name: true, kind: true, shuttle_minutes: true, city: true, iata: true }),
  /** The cheapest first. */
  rates: z.array(rate.omit({ cancellation: true, if_cancelled: true })),
  /** What cancelling the cheapest will mean once it is booked. */
  if_cancelled: z.array(cancelPart),
})

const mapped = desk.extend({
  /** By weekday, Sunday first; null is closed. */
  hours: z.array(z.object({ from: z.string(), until: z.string() }).nullable()),
  /** What the desk takes to stay open beyond its hours; null where it does not. */
  after_hours_fee: amount.nullable(),
  currency,
})

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

export const carFilters = z.object({
  categories: z.array(z.string()).optional(),
  suppliers: z.array(z.string()).optional(),
  desks: z.array(desk.shape.kind).optional(),
  automatic: z.boolean().optional(),
  electric: z.boolean().optional(),
  seats_min: z.int().min(1).max(9).optional(),
  bags_min: z.int().min(0).max(9).optional(),
  unlimited_mileage: z.boolean().optional(),
  full_to_full: z.boolean().optional(),
  deposit_max: amount.optional(),
  payment: z.enum(['now', 'later']).optional(),
})

const ASKED = ['not_sold_here', 'unknown_place', 'unknown_currency', 'bad_times', 'driver_too_young', 'one_way_not_offered'] as const

export const searchCars = defineCall({
  path: '/api/cars/search',
  tag: 'Cars',
  summary: 'Cars that are free from one time to another, each with its all-in price for the age given, what is in it and what the desk asks for',
  body: z.object({
    /** A place, an airport by its code, or a desk. */
    pickup: id,
    dropoff: id.optional(),
    ...rental,
    filters: carFilters.default({}),
    sort: z.enum(['recommended', 'price', 'score', 'size']).default('recommended'),
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
      latitude: z.number(),
      longitude: z.number(),
      time_zone: z.string(),
      art: z.string(),
    }),
    cars: z.array(listedCar),
    /** Every desk of the place, for the map: how many of the cars found are there, and from how much. */
    depots: z.array(mapped.extend({ is_open: z.boolean(), cars: z.int(), from: amount.nullable() })),
    facets: z.object({
      categories: facet,
      suppliers: facet,
      desks: facet,
      automatic: z.int(),
      electric: z.int(),
      seats: facet,
      bags: facet,
      unlimited_mileage: z.int(),
      full_to_full: z.int(),
      pay_now: z.int(),
      pay_later: z.int(),
      deposit: z.object({ min: amount, max: amount }),
    }),
    duration: z.string(),
    next: z.string().nullable(),
    total: z.int(),
    bookable_from: bookableFrom,
    /** True where a member’s plan makes the prices lower. */
    member_prices: z.boolean(),
    currency,
  }),
  refusals: ASKED,
})

const CAR_ASKED = [...ASKED, 'unknown_car', 'closed_then'] as const

export const carDetails = defineCall({
  path: '/api/cars/details',
  tag: 'Cars',
  summary: 'One car with both of its rates, its desks with their hours, its extras, and driving in the country',
  body: z.object(oneCar),
  data: z.object({ car: foundCar, pickup: mapped, dropoff: mapped, notes: z.array(z.string()), duration: z.string(), currency }),
  refusals: [...CAR_ASKED, 'sold_out'],
})

export const carDepots = defineCall({
  path: '/api/cars/depots',
  tag: 'Cars',
  summary: 'The desks of a place with their positions and hours, for a map',
  body: z.object({ place: id, currency: currency.optional() }),
  data: z.object({ depots: z.array(mapped) }),
  refusals: ['not_sold_here', 'unknown_place', 'unknown_currency'],
})

export const carPlaces = defineCall({
  path: '/api/cars/places',
  tag: 'Cars',
  summary: 'Cities and airports where cars are rented whose name, code or country begins like a text; without a text the cities in their order',
  body: z.object({ text: z.string().max(80).default(''), limit: z.int().min(1).max(500).default(10) }),
  data: placesRead,
  refusals: ['not_sold_here'],
})

export const carExtras = defineCall({
  path: '/api/cars/extras',
  tag: 'Cars',
  summary: 'What can be added to a car for one rental, each with its price',
  body: z.object(oneCar),
  data: z.object({ extras: z.array(extra) }),
  refusals: CAR_ASKED,
})

export const prebookCar = defineCall({
  path: '/api/cars/prebook',
  tag: 'Cars',
  summary: 'Prices the car again, holds it for 15 minutes and opens a checkout',
  keyed: true,
  body: z.object({ ...oneCar, rate_id: carRateId, extras: wantedExtras.default([]), expected_total: amount }),
  data: z.object({ checkoutId: id, price, isPriceChange: z.boolean(), old_price: amount.nullable(), expires_at: instant }),
  refusals: [...CAR_ASKED, 'unknown_extra', 'sold_out', 'too_soon', 'too_many_holds', 'proof_required', 'books_elsewhere'],
})

/** The first of `guests` is the driver. */
export const bookCar = bookOf('/api/cars/book', 'car')

/** Every call of cars. */
export const carCalls = [searchCars, carDetails, carPlaces, carDepots, carExtras, prebookCar, bookCar] as const

export type CarOffer = z.output<typeof carOffer>
export type CarFilters = z.output<typeof carFilters>
