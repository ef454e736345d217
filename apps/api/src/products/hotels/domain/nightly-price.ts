import { type Day, daysBetween } from '@sojourn/kernel'
import type { City, Destination, Hotel, RatePlan, RoomType } from './catalogue.ts'
import { demandOf, fullness } from './demand.ts'
import { breakfastHalves, partyPercent } from './occupancy.ts'
import type { RoomParty, Stay } from './stay.ts'

/** What a night asks of every property of a city alike, in percent. */
export interface CityNight {
  readonly night: Day
  readonly demand: number
  readonly lead: number
}

export const cityNight = (destination: Destination, night: Day, today: Day): CityNight => ({
  night,
  demand: demandOf(destination.season, night),
  lead: leadPercent(daysBetween(today, night)),
})

/** What the property's double costs on a night, before room, plan and party: unrounded minor units. */
export const basePriceOn = (hotel: Hotel, { night, demand, lead }: CityNight): number =>
  (hotel.baseMinor * demand * lead * (94 + 12 * fullness(hotel.hotelId, night))) / 1_000_000

export const basePrice = (hotel: Hotel, destination: Destination, night: Day, today: Day): number => basePriceOn(hotel, cityNight(destination, night, today))

export const basePrices = (city: City, hotel: Hotel, nights: readonly Day[], today: Day): number[] =>
  nights.map((night) => basePrice(hotel, city.destination, night, today))

/** What the rooms of a stay cost without taxes and markup, in minor units of the property's currency: a row per room, a column per night. */
export type NightTable = readonly (readonly number[])[]

export const nightTable = (bases: readonly number[], city: City, hotel: Hotel, room: RoomType, plan: RatePlan, stay: Stay): NightTable =>
  stay.rooms.map((party) => {
    const share = partyShare(party)
    return bases.map((base) => roomNightMinor(base, hotel, room, plan, share, city.destination.stepMinor))
  })

// Percent by days ahead: early is cheap, the last fortnight dear.
const LEAD: readonly (readonly [days: number, percent: number])[] = [
  [0, 102],
  [4, 108],
  [14, 105],
  [45, 100],
  [120, 96],
]

function leadPercent(days: number): number {
  const after = LEAD.findIndex(([at]) => at >= days)
  if (after <= 0) return after === 0 ? LEAD[0]![1] : LEAD.at(-1)![1]
  const [fromDays, from] = LEAD[after - 1]!
  const [toDays, to] = LEAD[after]!
  return from + ((to - from) * (days - fromDays)) / (toDays - fromDays)
}

/** What of a party a price asks for: found once, used for every room and night. */
export interface PartyShare {
  readonly percent: number
  readonly breakfastHalves: number
}

export const partyShare = (party: RoomParty): PartyShare => ({ percent: partyPercent(party), breakfastHalves: breakfastHalves(party) })

/** One room for one party on one night, in whole minor units of the property's currency, net of markup and taxes. */
export function roomNightMinor(base: number, hotel: Hotel, room: RoomType, plan: RatePlan, share: PartyShare, stepMinor: number): number {
  // A home is let whole, for any number of guests.
  const guests = hotel.product === 'holidaystays' ? 100 : share.percent
  const bed = (base * room.factor * (10_000 + plan.adjustBp) * guests) / 100_000_000
  const breakfast = plan.board === 'breakfast' ? Math.round((hotel.breakfastMinor * share.breakfastHalves) / 2) : 0
  return Math.max(stepMinor, Math.round(bed / stepMinor) * stepMinor) + upToStep(breakfast, stepMinor)
}

// Half a breakfast may fall between two steps of a price.
const upToStep = (minor: number, step: number): number => Math.ceil(minor / step) * step
