import { dayText, plural, say } from '@sojourn/i18n'
import { type Day, daysBetween, isDay } from '@sojourn/kernel'
import { pastDayText } from '../../lib/form/day-faults.ts'
import { ONE_ROOM, parseRooms } from '../../lib/rooms.ts'
import { LIMITS } from './stay-address.ts'
import type { Stay } from './stay-query.ts'

export type StayField = 'destination' | 'checkin' | 'checkout' | 'rooms'
export interface StayRead {
  /** Whole and sensible, or null where a field is missing or wrong. */
  readonly stay: Stay | null
  /** As far as it could be read: what a form shows again. */
  readonly given: Partial<Stay>
  readonly errors: Partial<Record<StayField, string>>
}

/** Reads a stay from an address, with words for what is wrong. `today` is that of the place, or before it is known the earliest anywhere (`earliestDay`); `earliest` is the first day a stay may begin on, where that is not today. */
export function parseStay(query: URLSearchParams, today: Day, earliest = today): StayRead {
  const errors: Partial<Record<StayField, string>> = {}
  const destination = query.get('destination')?.trim() ?? ''
  if (!destination) errors.destination = say`Where would you like to go?`

  const checkin = dayIn(query, 'checkin')
  const checkout = dayIn(query, 'checkout')
  if (!checkin) errors.checkin = say`Choose an arrival date.`
  else {
    const fault = pastDayText(checkin, today) ?? (checkin < earliest ? tooSoon(earliest) : null)
    if (fault) errors.checkin = fault
  }
  if (!checkout) errors.checkout = say`Choose a departure date.`
  else if (checkin && checkout <= checkin) errors.checkout = say`Stay at least one night.`
  else if (checkin && daysBetween(checkin, checkout) > LIMITS.nights)
    errors.checkout = say`Stays can be up to ${plural(LIMITS.nights, { one: '# night', other: '# nights' })} long.`

  // The last one wins: without scripts a plain list of parties follows the hidden field.
  const asked = query.getAll('rooms').at(-1)
  const rooms = asked === undefined ? ONE_ROOM : parseRooms(asked)
  if (!rooms) errors.rooms = say`Choose 1 to 5 rooms, with at least one adult in each.`

  const given = { destination, ...(checkin && { checkin }), ...(checkout && { checkout }), ...(rooms && { rooms }) }
  const whole = Object.keys(errors).length === 0 && checkin && checkout && rooms
  return { stay: whole ? { destination, checkin, checkout, rooms } : null, given, errors }
}

/** Said of a check-in before the first day that can be booked. */
export const tooSoon = (earliest: Day): string => say`The earliest check-in is ${dayText(earliest)}.`

function dayIn(query: URLSearchParams, name: string): Day | null {
  const text = query.get(name) ?? ''
  return isDay(text) ? text : null
}
