import { z } from 'zod'
import type { CarClass } from './car-class.ts'
import type { RentalCountry } from './rental-country.ts'

const text = z.string().trim().min(1)
const count = z.int().nonnegative()
const age = z.int().min(18).max(30)
const letters = z.record(z.string().regex(/^[A-Z]$/), text)

const carClass = z.strictObject({
  acriss: z.string().regex(/^[A-Z]{4}$/),
  name: text,
  body: text,
  silhouette: text,
  seats: z.int().min(2).max(9),
  largeBags: count,
  smallBags: count,
  doors: z.int().min(2).max(5),
  priceFactor: z.number().positive(),
  demandFactor: z.number().min(1),
  excessEur: z.int().positive(),
  depositEur: z.int().positive(),
  ageMin: age,
  cardsNeeded: z.int().min(1).max(2),
  co2GramsPerKm: count,
  electricRangeKm: z.int().positive().nullable(),
}) satisfies z.ZodType<CarClass>

const country = z.strictObject({
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  drivesOn: z.enum(['left', 'right']),
  ageMin: age,
  youngBelow: age,
  automaticShare: z.number().min(0).max(1),
  vatPpm: z.int().min(0).max(300_000),
  selfDrive: z.boolean(),
  permit: z.boolean(),
  tolls: z.string(),
  winter: z.string(),
  note: z.string(),
}) satisfies z.ZodType<RentalCountry>

/** Schemas of the files of `data/cars`. */
export const carSchemas = {
  'cars/acriss.json': z.strictObject({ category: letters, type: letters, transmission: letters, fuel: letters }),
  'cars/classes.json': z.array(carClass).min(1),
  'cars/countries.json': z.array(country).min(1),
}
