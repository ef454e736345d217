import { expect, test } from 'vitest'
import { partyOf } from './party.ts'

test('people share by twos, and one who is left over has a single room', () => {
  expect(partyOf(2)).toEqual({ people: 2, singleRooms: 0 })
  expect(partyOf(3)).toEqual({ people: 3, singleRooms: 1 })
  expect(partyOf(4, 2)).toEqual({ people: 4, singleRooms: 2 })
  expect([partyOf(1, 0), partyOf(2, 1), partyOf(2, 3)]).toEqual([null, null, null])
})
