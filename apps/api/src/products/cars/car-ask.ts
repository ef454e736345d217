import type { Currency } from '@sojourn/kernel'
import { z } from 'zod'
import type { ChosenExtra } from './domain/extras.ts'
import type { CarRate } from './domain/rental-price.ts'

/** A rental as it is asked for, in the local times of its desks. */
export interface RentalAsk {
  readonly pickupAt: string
  readonly dropoffAt: string
  readonly driverAge: number
  readonly residence: string | null
  readonly currency: Currency
  readonly markupBasisPoints: number
}

/** One car of a class at a desk, and where it is given back: null is where it was picked up. */
export interface CarAsk extends RentalAsk {
  readonly carId: string
  readonly dropoffDepotId: string | null
  readonly rate: CarRate
  readonly extras: readonly ChosenExtra[]
}

export const carAsk: z.ZodType<CarAsk> = z.object({
  carId: z.string(),
  dropoffDepotId: z.string().nullable(),
  rate: z.enum(['prepaid', 'desk']),
  pickupAt: z.string(),
  dropoffAt: z.string(),
  driverAge: z.int(),
  residence: z.string().nullable(),
  extras: z.array(z.object({ code: z.enum(['excess_cover', 'child_seat', 'additional_driver', 'gps', 'snow_chains']), count: z.int() })),
  currency: z.string(),
  markupBasisPoints: z.int(),
})

/** Whether two asks want the same car in the same way. */
export const sameCarAsk = (a: CarAsk, b: CarAsk): boolean => keyOf(a) === keyOf(b)

const keyOf = ({ extras, ...ask }: CarAsk): string =>
  JSON.stringify([
    ...[ask.carId, ask.dropoffDepotId, ask.rate, ask.pickupAt, ask.dropoffAt, ask.driverAge, ask.residence, ask.currency],
    ...extras.map(({ code, count }) => `${code} ${count}`).sort(),
  ])

const SEPARATOR = '.'

/** A car of a class at a desk: `halvane-lis.CDMR`. */
export const carIdOf = (depotId: string, acriss: string): string => `${depotId}${SEPARATOR}${acriss}`

export function readCarId(carId: string): { depotId: string; acriss: string } {
  const at = carId.lastIndexOf(SEPARATOR)
  return { depotId: carId.slice(0, Math.max(0, at)), acriss: carId.slice(at + 1) }
}
