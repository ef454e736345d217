import { fold } from '@sojourn/kernel'
import type { Description, TravellerSlots } from '../../../sale/description.ts'
import type { Guest } from './booking.ts'
import type { BookingStatus } from './status.ts'

/** A traveller as one text: case, accents, marks and spaces do not make another person. */
export function travellerKey({ first_name, last_name }: Guest): string {
  const name = `${first_name} ${last_name}`
  return fold(name) || name.trim().toLowerCase()
}

/** Whether a traveller is one of some, by their names. */
export const isAmong = (traveller: Guest | undefined, others: readonly Guest[]): boolean =>
  traveller !== undefined && others.some((each) => travellerKey(each) === travellerKey(traveller))

/** A place and time at which a traveller may be booked once. */
export interface TakenSlot {
  readonly place: string
  readonly slot: string
  readonly traveller: string
}

/** Where the travellers of a booking are by these items. `namesAll`: each of them, where the items name nobody, else the lead alone. Two of one name are one. */
export function slotsOf(
  items: readonly { readonly description: Pick<Description, 'clash'> }[],
  guests: readonly Guest[],
  namesAll: (item: number) => boolean,
): TakenSlot[] {
  const taken = items.flatMap(({ description: { clash } }, index) =>
    [clash ?? []].flat().flatMap(({ place, slots, travellerNo }: TravellerSlots) => {
      const [first, count] = travellerNo !== undefined ? [travellerNo - 1, 1] : [0, namesAll(index) ? guests.length : 1]
      return guests.slice(first, first + count).flatMap((guest) => slots.map((slot): TakenSlot => ({ place, slot, traveller: travellerKey(guest) })))
    }),
  )
  return [...new Map(taken.map((each) => [JSON.stringify([each.place, each.slot, each.traveller]), each])).values()]
}

const TERMINAL: readonly BookingStatus[] = ['failed', 'expired', 'cancelled']

/** Live until it has failed, expired or been cancelled: one that waits for its payment may still be paid. */
export const isLive = (status: BookingStatus): boolean => !TERMINAL.includes(status)
