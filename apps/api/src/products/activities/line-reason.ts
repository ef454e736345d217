import { z } from 'zod'
import type { LineWords } from '../../sale/quote.ts'
import type { LineReason } from './domain/price.ts'
import { lineWords } from './price-words.ts'

const lineReason: z.ZodType<LineReason> = z.discriminatedUnion('of', [
  z.object({ of: z.literal('ages'), from: z.number(), to: z.number(), count: z.number(), percent: z.number(), all: z.boolean() }),
  z.object({ of: z.literal('group'), people: z.number() }),
  z.object({ of: z.literal('tax'), ppm: z.number() }),
])

/** A stored line of the price of an activity, in the current language; null where it is none of one. */
export function storedLineWords(stored: unknown): LineWords | null {
  const reason = lineReason.safeParse(stored)
  return reason.success ? lineWords(reason.data) : null
}
