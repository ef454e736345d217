import type { TransferOffer } from '@sojourn/contracts'
import { z } from 'zod'
import type { LineWords } from '../../sale/quote.ts'
import type { LineReason } from './domain/transfer-price.ts'
import { lineWords } from './price-words.ts'
import { spotInWords } from './to-wire.ts'
import { vehicleName } from './transfer-words.ts'

const lineReason: z.ZodType<LineReason> = z.discriminatedUnion('of', [
  z.object({ of: z.literal('ride'), people: z.number().nullable() }),
  z.object({ of: z.literal('night') }),
  z.object({ of: z.literal('holiday') }),
  z.object({ of: z.literal('child_seats'), count: z.number() }),
  z.object({ of: z.literal('meet_and_greet') }),
])

/** A stored line of the price of a ride, in the current language; null where it is none of one. */
export function storedLineWords(stored: unknown, { vehicle, to }: TransferOffer): LineWords | null {
  const reason = lineReason.safeParse(stored)
  return reason.success ? lineWords(reason.data, { vehicle: vehicleName(vehicle.code), to: spotInWords(to).name }) : null
}
