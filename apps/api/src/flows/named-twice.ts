import { type SaidIdentity, travellerPath } from '@sojourn/contracts/travellers'
import { say } from '@sojourn/i18n'
import { type Refusal, refuse } from '@sojourn/kernel'
import { type Booking, travellerKey } from '../modules/bookings/index.ts'

/**
 * Refuses `duplicate_booking` where two who travel together are one person, at the date of birth of each who was named before: they would pay two places, and one of them could be used. Two of
 * one name are two people where they were born on other days, or where that is not asked.
 */
export function namedTwice(guests: readonly (Booking['guests'][number] & SaidIdentity)[]): Refusal | null {
  const people = guests.map((guest) => (guest.born_on === undefined ? null : `${travellerKey(guest)} ${guest.born_on}`))
  const errors = people.flatMap((person, index) => {
    const first = person === null ? index : people.indexOf(person)
    if (first === index) return []
    return [{ path: travellerPath(index, 'born_on'), message: say`This is the same person as traveler ${first + 1}. Please enter who else is coming.` }]
  })
  return errors.length > 0 ? refuse('duplicate_booking', { message: errors[0]!.message, errors }).refusal : null
}
