import { plural, say } from '@sojourn/i18n'
import { never } from '@sojourn/kernel'
import { z } from 'zod'
import type { LineWords } from '../../sale/quote.ts'

/** What a line of a price is for. It is stored with the line. */
export type TripLine = { readonly of: 'places'; readonly people: number } | { readonly of: 'single'; readonly rooms: number }

const tripLine: z.ZodType<TripLine> = z.discriminatedUnion('of', [
  z.object({ of: z.literal('places'), people: z.number() }),
  z.object({ of: z.literal('single'), rooms: z.number() }),
])

export function lineWords(line: TripLine): LineWords {
  switch (line.of) {
    case 'places':
      return { label: say`Trip at the member price`, rule: say`${plural(line.people, { one: '# person', other: '# people' })}` }
    case 'single':
      return { label: say`Single room`, rule: say`${plural(line.rooms, { one: '# room', other: '# rooms' })}` }
    default:
      return never(line)
  }
}

/** A stored line of the price of a trip, in the current language; null where it is none of one. */
export function storedLineWords(stored: unknown): LineWords | null {
  const line = tripLine.safeParse(stored)
  return line.success ? lineWords(line.data) : null
}
