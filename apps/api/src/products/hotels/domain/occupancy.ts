import type { RoomType } from './catalogue.ts'
import type { RoomParty } from './stay.ts'

/** Under this age a child sleeps in a cot and takes no bed. */
export const COT_UNTIL_AGE = 2
/** From this age a child eats and is charged like an adult. */
export const ADULT_FROM_AGE = 12

const bedsNeeded = (party: RoomParty): number => party.adults + party.children.filter((age) => age >= COT_UNTIL_AGE).length

export const fits = (room: Pick<RoomType, 'adultsMax' | 'sleeps'>, party: RoomParty): boolean =>
  party.adults <= room.adultsMax && bedsNeeded(party) <= room.sleeps

/** One rate is booked for all rooms of a party, so its room type must take each of them. */
export const fitsAll = (room: Pick<RoomType, 'adultsMax' | 'sleeps'>, parties: readonly RoomParty[]): boolean => parties.every((party) => fits(room, party))

/** What a party pays against two adults, in percent: each further grown-up 15 more, each further child with a bed 8 more. */
export function partyPercent(party: RoomParty): number {
  const grown = party.adults + party.children.filter((age) => age >= ADULT_FROM_AGE).length
  const small = bedsNeeded(party) - grown
  const placesLeft = Math.max(0, 2 - grown)
  return 100 + 15 * Math.max(0, grown - 2) + 8 * Math.max(0, small - placesLeft)
}

/** Breakfasts a party eats, in halves: children under 12 eat half, babies nothing. */
export const breakfastHalves = (party: RoomParty): number =>
  party.adults * 2 + party.children.reduce((halves, age) => halves + (age >= ADULT_FROM_AGE ? 2 : age >= COT_UNTIL_AGE ? 1 : 0), 0)

export const guestsOf = (party: RoomParty): number => party.adults + party.children.length

/** Guests whose age lies between the two, both included. Adults count as grown whatever the lower end. */
export const guestsAged = (party: RoomParty, from: number, to: number): number =>
  (to >= 18 ? party.adults : 0) + party.children.filter((age) => age >= from && age <= to).length
