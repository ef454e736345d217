import { z } from 'zod'

const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('card'), cardId: z.string(), brand: z.string(), last4: z.string() }),
  z.object({ kind: z.literal('wallet') }),
])

/** By what is paid, as it is stored. */
export const readSource = (stored: unknown) => source.parse(stored)
export const readSources = (stored: unknown) => z.array(source).parse(stored)
