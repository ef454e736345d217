import { commaText, plural, say } from '@sojourn/i18n'

/** The people of one room: adults and the ages of its children. */
export interface Party {
  readonly adults: number
  readonly children: readonly number[]
}

export const ROOM_LIMITS = { rooms: 5, adults: 8, children: 6, childAge: 17 } as const
export const ONE_ROOM: readonly Party[] = [{ adults: 2, children: [] }]

/** `2,5,8|1` is two adults with children of 5 and 8, and a room for one. `null` where it is not that. */
export function parseRooms(text: string): readonly Party[] | null {
  const rooms: Party[] = []
  for (const room of text.split('|')) {
    if (!/^\d{1,2}(,\d{1,2})*$/.test(room)) return null
    const [adults = 0, ...children] = room.split(',').map(Number)
    const { adults: most, children: mostChildren, childAge } = ROOM_LIMITS
    if (adults < 1 || adults > most || children.length > mostChildren || children.some((age) => age > childAge)) return null
    rooms.push({ adults, children })
  }
  return rooms.length <= ROOM_LIMITS.rooms ? rooms : null
}

export const printRooms = (rooms: readonly Party[]): string => rooms.map((room) => [room.adults, ...room.children].join(',')).join('|')

/** Changes to the party, each a new list. Limits hold whatever is asked. */
export const addRoom = (rooms: readonly Party[]): readonly Party[] => (rooms.length < ROOM_LIMITS.rooms ? [...rooms, { adults: 2, children: [] }] : rooms)

export const removeRoom = (rooms: readonly Party[], index: number): readonly Party[] => (rooms.length > 1 ? rooms.filter((_, at) => at !== index) : rooms)

export const setAdults = (rooms: readonly Party[], index: number, adults: number): readonly Party[] =>
  change(rooms, index, (room) => ({ ...room, adults: Math.min(ROOM_LIMITS.adults, Math.max(1, adults)) }))

/** More children come with an age of 8, which their own list then corrects; fewer leave from the end. */
export const setChildren = (rooms: readonly Party[], index: number, count: number): readonly Party[] =>
  change(rooms, index, (room) => {
    const wanted = Math.min(ROOM_LIMITS.children, Math.max(0, count))
    return { ...room, children: Array.from({ length: wanted }, (_, child) => room.children[child] ?? 8) }
  })

export const setAge = (rooms: readonly Party[], index: number, child: number, age: number): readonly Party[] =>
  change(rooms, index, (room) => ({ ...room, children: room.children.map((old, at) => (at === child ? age : old)) }))

const change = (rooms: readonly Party[], index: number, how: (room: Party) => Party) => rooms.map((room, at) => (at === index ? how(room) : room))

export const UNITS_TEXT = {
  room: (rooms: number) => say`${plural(rooms, { one: '# room', other: '# rooms' })}`,
  home: (homes: number) => say`${plural(homes, { one: '# home', other: '# homes' })}`,
} as const

/** `2 adults, 1 child` */
export function guestsText(rooms: readonly Party[]): string {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const children = rooms.reduce((sum, room) => sum + room.children.length, 0)
  const adultsText = say`${plural(adults, { one: '# adult', other: '# adults' })}`
  return commaText(children > 0 ? [adultsText, say`${plural(children, { one: '# child', other: '# children' })}`] : [adultsText])
}

/** `1 room, 2 adults`, `2 rooms, 3 adults, 2 children`; in homes `2 adults`, `2 homes, 4 adults`: one home goes without saying. */
export function partyText(rooms: readonly Party[], unit: 'room' | 'home' = 'room'): string {
  const units = unit === 'room' || rooms.length > 1 ? [UNITS_TEXT[unit](rooms.length)] : []
  return commaText([...units, guestsText(rooms)])
}
