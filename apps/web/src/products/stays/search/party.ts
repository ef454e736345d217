import { LIMITS } from '../stay-address.ts'
import type { Party } from '../stay-query.ts'

/** Changes to the party, each a new list. Limits hold whatever is asked. */
export const addRoom = (rooms: readonly Party[]): readonly Party[] => (rooms.length < LIMITS.rooms ? [...rooms, { adults: 2, children: [] }] : rooms)

export const removeRoom = (rooms: readonly Party[], index: number): readonly Party[] => (rooms.length > 1 ? rooms.filter((_, at) => at !== index) : rooms)

export const setAdults = (rooms: readonly Party[], index: number, adults: number): readonly Party[] =>
  change(rooms, index, (room) => ({ ...room, adults: Math.min(LIMITS.adults, Math.max(1, adults)) }))

/** More children come with an age of 8, which their own list then corrects; fewer leave from the end. */
export const setChildren = (rooms: readonly Party[], index: number, count: number): readonly Party[] =>
  change(rooms, index, (room) => {
    const wanted = Math.min(LIMITS.children, Math.max(0, count))
    return { ...room, children: Array.from({ length: wanted }, (_, index) => room.children[index] ?? 8) }
  })

export const setAge = (rooms: readonly Party[], index: number, child: number, age: number): readonly Party[] =>
  change(rooms, index, (room) => ({ ...room, children: room.children.map((old, index) => (index === child ? age : old)) }))

const change = (rooms: readonly Party[], index: number, how: (room: Party) => Party) => rooms.map((room, at) => (at === index ? how(room) : room))
