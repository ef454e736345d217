import type { CruiseOffer } from '@sojourn/contracts'
import type { Currency } from '@sojourn/kernel'
import { z } from 'zod'

/** By whom and for whom prices are made. */
export interface PricedFor {
  /** Ages on the first day. */
  readonly guests: readonly number[]
  readonly currency: Currency
  readonly markupBasisPoints: number
}

/** A cabin on a sailing. */
export interface CruiseAsk extends PricedFor {
  readonly sailingId: string
  readonly grade: string
  /** Null where the line chooses one. */
  readonly cabin: string | null
  readonly dining: CruiseOffer['dining']
  readonly gratuities: CruiseOffer['gratuities']
  readonly pay: 'deposit' | 'all'
  /** Held for three days, not for a quarter of an hour. */
  readonly option: boolean
}

export const cruiseAsk: z.ZodType<CruiseAsk> = z.object({
  sailingId: z.string(),
  grade: z.string(),
  cabin: z.string().nullable(),
  guests: z.array(z.int()),
  dining: z.enum(['early', 'late', 'open']),
  gratuities: z.enum(['now', 'on_board']),
  pay: z.enum(['deposit', 'all']),
  option: z.boolean(),
  currency: z.string(),
  markupBasisPoints: z.int(),
})

const keyOf = ({ sailingId, grade, cabin, guests, dining, gratuities, pay, currency }: CruiseAsk): string =>
  JSON.stringify([sailingId, grade, cabin, [...guests].sort((a, b) => a - b), dining, gratuities, pay, currency])

/** Whether two asks want the same cabin in the same way, for however long it is held. */
export const sameCruiseAsk = (a: CruiseAsk, b: CruiseAsk): boolean => keyOf(a) === keyOf(b)

/** Whether both are of one cabin: asked for in another way, the one takes the place of the other. */
export const isSameCabin = (a: CruiseAsk, b: CruiseAsk): boolean => a.sailingId === b.sailingId && a.grade === b.grade && a.cabin === b.cabin
