import { type Party, peopleIn } from './party.ts'

/** What of a vehicle says whom it takes. */
export interface Room {
  readonly perPerson: boolean
  readonly seats: number
  readonly largeBags: number
  readonly wheelchair: boolean
  readonly peopleMin: number
}

/** Why a vehicle is none for a party; null where it is one. Everyone has a seat, infants too, and every large bag a place. */
export function unfitFor(vehicle: Room, party: Party): 'party' | 'wheelchair' | null {
  const people = peopleIn(party)
  if (party.wheelchair && !vehicle.wheelchair) return 'wheelchair'
  const bags = vehicle.perPerson ? vehicle.largeBags * people : vehicle.largeBags
  // Who needs a large vehicle for bags may take one with few people.
  const enough = people >= vehicle.peopleMin || party.bags >= vehicle.peopleMin
  return people <= vehicle.seats && party.bags <= bags && enough ? null : 'party'
}

/** Seats that are sold, or the vehicle as one. */
export const unitsFor = ({ perPerson }: Pick<Room, 'perPerson'>, party: Party): number => (perPerson ? peopleIn(party) : 1)
