import { expect, test } from 'vitest'
import { isDocumentNumber, pnrOf, serviceNumber, ticketNumber } from './tickets.ts'

test('references are six signs without vowels, 0 and 1, and no two bookings share one', () => {
  const pnrs = Array.from({ length: 20_000 }, (_, serial) => pnrOf(serial))
  expect(new Set(pnrs).size).toBe(pnrs.length)
  for (const pnr of pnrs) expect(pnr).toMatch(/^[B-DF-HJ-NP-TV-Z2-9]{6}$/)
})

test('ticket numbers begin with the airline, end with a check, and are never given twice', () => {
  const numbers = Array.from({ length: 20_000 }, (_, serial) => [ticketNumber('901', serial), serviceNumber('901', serial)]).flat()
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const number of numbers) expect([number, number.startsWith('901'), isDocumentNumber(number)]).toEqual([number, true, true])
  const [first] = numbers
  expect(isDocumentNumber(`${first!.slice(0, -1)}${(Number(first!.at(-1)) + 1) % 10}`)).toBe(false)
})
