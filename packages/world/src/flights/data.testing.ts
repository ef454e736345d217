import { z } from 'zod'
import type { Agreements } from './agreements.ts'
import type { Aircraft } from './aircraft.ts'
import type { StoredAirline } from './airline.ts'
import type { FlightArea } from './areas.ts'
import { type BookingClass, CABINS, type FareFamily, type FlightTax } from './fare-data.ts'

const country = z.string().regex(/^[A-Z]{2}$/)
const iata = z.string().regex(/^[A-Z]{3}$/)
const count = z.int().nonnegative()
const kind = z.enum(['network', 'low-cost', 'regional'])
const cabin = z.enum(CABINS)
const fee = z.strictObject({ allows: z.enum(['free', 'fee', 'no']), shortUsd: count, longUsd: count })

/** Schemas of the files of `data/flights`. */
export const flightSchemas = {
  'flights/agreements.json': z.strictObject({
    openSkies: z.array(country),
    notFlown: z.record(country, z.array(z.union([country, z.literal('*')]))),
    shortOnlyKm: z.record(iata, z.int().positive()),
  }) satisfies z.ZodType<Agreements>,
  'flights/aircraft.json': z.array(
    z.strictObject({
      code: z.string().length(3),
      name: z.string().min(1),
      body: z.enum(['narrow', 'wide']),
      seats: z.strictObject({ first: count, business: count, premium: count, economy: z.int().positive() }),
      layout: z.string().min(3),
      cruiseKmh: z.int().positive(),
      rangeKm: z.int().positive(),
      runwayFt: z.int().positive(),
      fuelKgFixed: z.number().positive(),
      fuelKgPerNm: z.number().positive(),
      cargoShare: z.number().min(0).max(1),
    }) satisfies z.ZodType<Aircraft>,
  ),
  'flights/city-names.json': z.record(z.string().regex(/^[A-Z]{3}$/), z.array(z.string().min(1)).min(1)),
  'flights/areas.json': z.array(
    z.strictObject({
      names: z.array(z.string().min(1)).min(1),
      regions: z.array(z.string().regex(/^[A-Z]{2}-[A-Z\d]{1,3}$/)).min(1),
    }) satisfies z.ZodType<FlightArea>,
  ),
  'flights/airlines.json': z.array(
    z.strictObject({
      code: z.string().regex(/^[A-Z\d]{2}$/),
      name: z.string().min(1),
      kind,
      countryCode: country,
      hubs: z.array(iata).min(1),
      ticketPrefix: z.string().regex(/^\d{3}$/),
    }) satisfies z.ZodType<StoredAirline>,
  ),
  'flights/booking-classes.json': z.array(
    z.strictObject({
      cabin,
      code: z.string().regex(/^[A-Z]$/),
      rank: z.int().positive(),
      protect: z.number().positive().max(1),
      factor: z.number().positive(),
      advanceDays: count,
      saturdayNight: z.enum(['always', 'short']).optional(),
    }) satisfies z.ZodType<BookingClass>,
  ),
  'flights/fare-families.json': z.array(
    z.strictObject({
      airlineKind: kind,
      cabin,
      code: z.string().regex(/^[a-z-]+$/),
      name: z.string().min(1),
      rank: z.int().positive(),
      factor: z.number().min(1),
      cabinBag: z.boolean(),
      checkedBags: z.int().min(0).max(3),
      seats: z.enum(['paid', 'standard', 'free', 'at_check_in']),
      change: fee,
      refund: fee,
      noShow: fee,
      holdHours: z.int().positive().nullable(),
      milesPercent: count,
    }) satisfies z.ZodType<FareFamily>,
  ),
  'flights/taxes.json': z.array(
    z.strictObject({
      country: z.union([country, z.literal('*')]),
      scope: z.enum(['*', 'any', 'dom', 'int', 'arr', 'short', 'mid', 'long', 'A', 'B', 'C']),
      code: z.string().regex(/^[A-Z\d]{2}$/),
      name: z.string().min(1),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .nullable(),
      amount: z.number().positive(),
      rule: z.string(),
      since: z.iso.date().nullable(),
      source: z.string().min(1),
    }) satisfies z.ZodType<FlightTax>,
  ),
}
