import type { Currency } from '@sojourn/kernel'
import { z } from 'zod'
import type { GroupParty } from './domain/party.ts'

/** By whom and for whom prices are made. */
export interface PricedFor extends GroupParty {
  readonly currency: Currency
  readonly markupBasisPoints: number
}

/** Places in a departure. */
export interface TripAsk extends PricedFor {
  readonly tripId: string
}

export const tripAsk: z.ZodType<TripAsk> = z.object({
  tripId: z.string(),
  people: z.int(),
  singleRooms: z.int(),
  currency: z.string(),
  markupBasisPoints: z.int(),
})

/** Whether two asks want the same places in the same rooms. */
export const sameTripAsk = (a: TripAsk, b: TripAsk): boolean =>
  a.tripId === b.tripId && a.people === b.people && a.singleRooms === b.singleRooms && a.currency === b.currency
