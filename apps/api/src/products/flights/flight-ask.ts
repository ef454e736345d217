import type { Currency, Day } from '@sojourn/kernel'
import { z } from 'zod'
import { CABINS, type Cabin } from './domain/market.ts'
import type { Party } from './domain/party.ts'
import type { Bags } from './domain/services.ts'

/** A journey and who flies it, priced for whoever asks. */
export interface JourneyAsk {
  readonly itineraryId: string
  readonly cabin: Cabin
  readonly party: Party
  /** What each who has a seat takes along. */
  readonly bags: Bags
  readonly currency: Currency
  readonly markupBasisPoints: number
}

/** A seat of the map: flights are counted from 1 through all bounds, travellers from 1. */
export interface WantedSeat {
  readonly segment: number
  readonly traveller: number
  readonly seat: string
}

/** A seat of a journey that is changed: on which flight of which bound, both counted from 0. */
export interface HadSeat {
  readonly bound: number
  readonly at: number
  readonly flight: string
  readonly day: Day
  readonly traveller: number
  readonly seat: string
}

/** A fare of a journey as it is bought. */
export interface FlightAsk extends JourneyAsk {
  readonly brandId: string
  readonly seats: readonly WantedSeat[]
  /** Checked pieces of single travellers beyond those of all. */
  readonly extraBags: readonly { readonly traveller: number; readonly checked: number }[]
  /** Held to decide later, where the fare allows it. */
  readonly hold: boolean
  /** Of a journey that is changed: kept where the same seat is free. */
  readonly hadSeats?: readonly HadSeat[] | undefined
  /** The one airport of its city that was searched from. */
  readonly searchedFrom?: string | undefined
  /** Priced higher, for those who try that out. */
  readonly isDearer?: true | undefined
}

export const flightAsk: z.ZodType<FlightAsk> = z.object({
  itineraryId: z.string(),
  cabin: z.enum(CABINS),
  party: z.object({ adult: z.int(), child: z.int(), infant: z.int() }),
  bags: z.object({ cabin: z.int(), checked: z.int() }),
  currency: z.string(),
  markupBasisPoints: z.int(),
  brandId: z.string(),
  seats: z.array(z.object({ segment: z.int(), traveller: z.int(), seat: z.string() })),
  extraBags: z.array(z.object({ traveller: z.int(), checked: z.int() })),
  hold: z.boolean(),
  hadSeats: z.array(z.object({ bound: z.int(), at: z.int(), flight: z.string(), day: z.string(), traveller: z.int(), seat: z.string() })).optional(),
  searchedFrom: z.string().optional(),
  isDearer: z.literal(true).optional(),
})

/** Whether two asks want the same seats in the same way, for however long they are held. */
export const sameFlightAsk = (a: FlightAsk, b: FlightAsk): boolean => keyOf(a) === keyOf(b)

const keyOf = ({ itineraryId, cabin, party, bags, currency, brandId, seats, extraBags, hadSeats, isDearer }: FlightAsk): string =>
  JSON.stringify([
    ...[itineraryId, cabin, party.adult, party.child, party.infant, bags.cabin, bags.checked, currency, brandId, isDearer === true, hadSeats ?? []],
    ...seats.map(({ segment, traveller, seat }) => `${segment} ${traveller} ${seat}`).sort(),
    ...extraBags.map(({ traveller, checked }) => `bag ${traveller} ${checked}`).sort(),
  ])
