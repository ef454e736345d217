import { commaText, plural, say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { HOTELS, type StayProduct } from './stay-product.ts'
import { nightsText } from './stay-words.ts'

/** The people of one room: adults and the ages of its children. */
export interface Party {
  readonly adults: number
  readonly children: readonly number[]
}

/** What a search of stays is about; it lives in the address, so that back, reload and a shared link work. */
export interface Stay {
  readonly destination: string
  readonly checkin: Day
  readonly checkout: Day
  readonly rooms: readonly Party[]
}

/** When and who, wherever it is. */
export type StayTime = Pick<Stay, 'checkin' | 'checkout' | 'rooms'>

export const LIMITS = { rooms: 5, adults: 8, children: 6, childAge: 17, nights: 30 } as const
export const ONE_ROOM: readonly Party[] = [{ adults: 2, children: [] }]

/** `2,5,8|1` is two adults with children of 5 and 8, and a room for one. `null` where it is not that. */
export function parseRooms(text: string): readonly Party[] | null {
  const rooms: Party[] = []
  for (const room of text.split('|')) {
    if (!/^\d{1,2}(,\d{1,2})*$/.test(room)) return null
    const [adults = 0, ...children] = room.split(',').map(Number)
    if (adults < 1 || adults > LIMITS.adults || children.length > LIMITS.children || children.some((age) => age > LIMITS.childAge)) return null
    rooms.push({ adults, children })
  }
  return rooms.length <= LIMITS.rooms ? rooms : null
}

export const printRooms = (rooms: readonly Party[]): string => rooms.map((room) => [room.adults, ...room.children].join(',')).join('|')

/** The query of a stay: `destination=…&checkin=…&checkout=…&rooms=2,5,8|1`, readable as written. */
export function printStay(stay: Stay): string {
  const query = new URLSearchParams({ destination: stay.destination, checkin: stay.checkin, checkout: stay.checkout, rooms: printRooms(stay.rooms) })
  return query.toString().replaceAll('%2C', ',').replaceAll('%7C', '|')
}

export const stayHref = (path: string, stay: Stay): string => `${path}?${printStay(stay)}`

/** The address of one property's rooms for a stay. */
export function hotelHref(hotelId: string, stay: StayTime, { paths }: StayProduct = HOTELS): string {
  return stayHref(paths.details, { ...stay, destination: hotelId }).replace('?destination=', '?hotel=')
}

const UNITS = {
  room: (rooms: number) => say`${plural(rooms, { one: '# room', other: '# rooms' })}`,
  home: (homes: number) => say`${plural(homes, { one: '# home', other: '# homes' })}`,
} as const

/** `2 adults, 1 child` */
function guestsText(rooms: readonly Party[]): readonly string[] {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const children = rooms.reduce((sum, room) => sum + room.children.length, 0)
  const adultsText = say`${plural(adults, { one: '# adult', other: '# adults' })}`
  return children > 0 ? [adultsText, say`${plural(children, { one: '# child', other: '# children' })}`] : [adultsText]
}

/** `1 room, 2 adults`, `2 rooms, 3 adults, 2 children`; in homes `2 adults`, `2 homes, 4 adults`: one home goes without saying. */
export function partyText(rooms: readonly Party[], unit: 'room' | 'home' = 'room'): string {
  const units = unit === 'room' || rooms.length > 1 ? [UNITS[unit](rooms.length)] : []
  return commaText([...units, ...guestsText(rooms)])
}

/** `3 nights, 2 adults`: what a price is for. One room goes without saying. */
export function stayForText(nights: number, rooms: readonly Party[], unit: 'room' | 'home' = 'room'): string {
  const units = rooms.length > 1 ? [UNITS[unit](rooms.length)] : []
  return commaText([nightsText(nights), ...units, ...guestsText(rooms)])
}
