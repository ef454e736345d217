import { expect, test } from 'vitest'
import { nearness } from './place-match.ts'

const osaka = { placeId: 'KIX', name: 'Kansai International (KIX)', city: 'Osaka', country: 'Japan' }
const lisbon = { placeId: 'lisbon', name: 'Lisbon', city: 'Lisbon', country: 'Portugal' }

test.each([
  [osaka, 'kix', 0],
  [osaka, 'kans', 1],
  [osaka, 'intern', 2],
  [osaka, 'osak', 2],
  [osaka, 'jap', 3],
  [osaka, 'kasnai', 4],
  [lisbon, 'lisbno', 4],
  [lisbon, 'lisbonn', 4],
  [lisbon, 'lisson', 4],
  [lisbon, 'lison', 4],
  [lisbon, 'porto', null],
  [lisbon, 'xisb', null],
  [lisbon, 'lx', null],
] as const)('%o is as near to “%s” as %s', (place, typed, near) => {
  expect(nearness(place, typed)).toBe(near)
})
