import { z } from 'zod'
import type { Agreements } from './agreements.ts'
import type { Aircraft } from './aircraft.ts'
import type { Airline } from './airline.ts'

const country = z.string().regex(/^[A-Z]{2}$/)
const iata = z.string().regex(/^[A-Z]{3}$/)
const count = z.int().nonnegative()

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
  'flights/airlines.json': z.array(
    z.strictObject({
      code: z.string().regex(/^[A-Z\d]{2}$/),
      name: z.string().min(1),
      kind: z.enum(['network', 'low-cost', 'regional']),
      countryCode: country,
      hubs: z.array(iata).min(1),
      ticketPrefix: z.string().regex(/^\d{3}$/),
    }) satisfies z.ZodType<Airline>,
  ),
}
