import { z } from 'zod'
import type { LineWords } from '../../sale/quote.ts'
import type { LineReason } from './domain/table-price.ts'
import { lineWords } from './words.ts'

const lineReason: z.ZodType<LineReason> = z.discriminatedUnion('of', [
  z.object({ of: z.literal('table'), party: z.number() }),
  z.object({ of: z.literal('menu'), courses: z.number(), party: z.number() }),
  z.object({ of: z.literal('service'), ppm: z.number() }),
])

/** A stored line of the price of a table, in the language of its reader; null where it is none of one. */
export function storedLineWords(stored: unknown): LineWords | null {
  const reason = lineReason.safeParse(stored)
  return reason.success ? lineWords(reason.data) : null
}
