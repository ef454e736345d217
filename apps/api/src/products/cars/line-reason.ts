import type { CarOffer } from '@sojourn/contracts'
import { z } from 'zod'
import type { LineWords } from '../../sale/quote.ts'
import type { LineReason } from './domain/rental-price.ts'
import { inWords, minutesOf } from './in-words.ts'
import { lineWords } from './price-words.ts'

const lineReason: z.ZodType<LineReason> = z.discriminatedUnion('of', [
  z.object({ of: z.literal('rental') }),
  z.object({ of: z.literal('prepaid'), percentOff: z.number() }),
  z.object({ of: z.literal('young_driver'), below: z.number(), days: z.number(), daysMax: z.number() }),
  z.object({ of: z.literal('one_way') }),
  z.object({ of: z.literal('airport_share'), ppm: z.number() }),
  z.object({ of: z.literal('airport_rental') }),
  z.object({ of: z.literal('facility'), days: z.number() }),
  z.object({ of: z.literal('tax'), ppm: z.number() }),
  z.object({
    of: z.literal('extra'),
    code: z.enum(['excess_cover', 'child_seat', 'additional_driver', 'gps', 'snow_chains']),
    count: z.number(),
    days: z.number().nullable(),
  }),
  z.object({ of: z.literal('after_hours') }),
])

/** A stored line of the price of a rental, in the current language; null where it is none of one. */
export function storedLineWords(stored: unknown, rental: CarOffer): LineWords | null {
  const reason = lineReason.safeParse(stored)
  return reason.success ? lineWords(reason.data, { name: inWords(rental).car.name, minutes: minutesOf(rental) }) : null
}
