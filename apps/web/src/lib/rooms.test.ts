import { expect, test } from 'vitest'
import { addRoom, ROOM_LIMITS as LIMITS, removeRoom, setAdults, setAge, setChildren } from './rooms.ts'

const one = [{ adults: 2, children: [5] }]

test('[B2.2] a party never leaves its limits', () => {
  const many = Array.from({ length: 9 }).reduce<ReturnType<typeof addRoom>>((rooms) => addRoom(rooms), one)
  expect(many).toHaveLength(LIMITS.rooms)
  expect(removeRoom(one, 0)).toEqual(one)
  expect(setAdults(one, 0, 0)[0]?.adults).toBe(1)
  expect(setChildren(one, 0, 99)[0]?.children).toHaveLength(LIMITS.children)
})

test('[B2.2] more children keep the ages already given', () => {
  expect(setChildren(one, 0, 2)[0]?.children).toEqual([5, 8])
  expect(setAge(setChildren(one, 0, 2), 0, 1, 11)[0]?.children).toEqual([5, 11])
  expect(setChildren(one, 0, 0)[0]?.children).toEqual([])
})
