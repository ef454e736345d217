import { expect, test } from 'vitest'
import { leftText, saidOf } from './use-freeze.ts'

test('the clock of the prices reads as minutes and seconds', () => {
  expect([724, 60, 5].map(leftText)).toEqual(['12:04', '1:00', '0:05'])
})

test('it is read aloud twice only: when little is left, and when it is over', () => {
  const said = new Set(Array.from({ length: 901 }, (_, second) => saidOf(900 - second)))
  expect([...said]).toEqual(['', 'These prices stand for less than two minutes more.', 'Prices may have changed. You can refresh them.'])
})
