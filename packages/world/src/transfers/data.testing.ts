import { z } from 'zod'
import type { WorldPort } from '../ports.ts'
import type { WorldStation } from '../stations.ts'
import type { TransferVehicle } from './vehicle.ts'

const text = z.string().trim().min(1)
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const point = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])
const whole = z.int().nonnegative()

const vehicle = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]+$/),
  name: text,
  kind: z.enum(['private', 'shared', 'taxi', 'coach', 'rail', 'boat', 'seaplane']),
  perPerson: z.boolean(),
  seats: z.int().min(3).max(300),
  largeBags: whole,
  baseFactor: z.number().positive(),
  kmFactor: z.number().positive(),
  waitAirportMin: whole,
  waitElsewhereMin: whole,
  freeCancelHours: whole,
  noticeHours: z.number().positive(),
  wheelchair: z.boolean(),
  childSeats: z.boolean(),
  peopleMin: z.int().positive(),
  co2GramsPerKm: whole,
  co2GramsPerPersonKm: whole,
}) satisfies z.ZodType<TransferVehicle>

const port = z.strictObject({
  unlocode: z.string().regex(/^[A-Z]{5}$/),
  name: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  at: point,
  timeZone: text,
  region: z.string().regex(/^[a-z]{3,4}$/),
  turnaround: z.boolean(),
  tender: z.boolean(),
  destinations: z.array(key),
}) satisfies z.ZodType<WorldPort>

const station = z.strictObject({ destination: key, key, name: text, at: point }) satisfies z.ZodType<WorldStation>

/** Schemas of the files that transfers are made of. */
export const transferSchemas = {
  'ports.json': z.array(port).min(1),
  'stations.json': z.array(station).min(1),
  'transfers/vehicles.json': z.array(vehicle).min(1),
}
