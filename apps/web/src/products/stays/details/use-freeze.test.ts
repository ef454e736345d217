import { expect, test } from 'vitest'
import { saidOf } from './use-freeze.ts'

test('how long prices hold is read aloud twice only: when little is left, and when it is over', () => {
  const said = new Set(Array.from({ length: 901 }, (_, second) => saidOf(900 - second)))
  expect([...said]).toEqual(['', 'These prices are guaranteed for less than two more minutes.', 'Prices may have changed. You can refresh them.'])
})
