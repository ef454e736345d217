import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markupCents, priceLines, totalCents } from './transfer-price.ts'

const day = { fareCents: 2_000, markupBasisPoints: 800, seats: null, night: false, holiday: false, childSeats: 0, meetAndGreet: false }

/** The price said over again from the rules, in one sum. */
const oracle = (of: typeof day & { seats: number | null }): number => {
  const one = Math.round(of.fareCents * (1 + of.markupBasisPoints / 10_000))
  const fare = one * (of.seats ?? 1)
  return fare + (of.night ? Math.round(fare / 4) : 0) + (of.holiday ? Math.round(fare / 10) : 0) + of.childSeats * 500 + (of.meetAndGreet ? 600 : 0)
}

test('a night adds a quarter, a Sunday a tenth of the ride, a seat of a child 5, a sign 6', () => {
  expect(totalCents(priceLines(day))).toBe(2_160)
  const all = { ...day, night: true, holiday: true, childSeats: 2, meetAndGreet: true }
  expect(priceLines(all).map(({ reason, cents }) => [reason.of, cents])).toEqual([
    ['ride', 2_160],
    ['night', 540],
    ['holiday', 216],
    ['child_seats', 1_000],
    ['meet_and_greet', 600],
  ])
})

test('every price is that of the oracle, has no empty line, and our share is within the ride', () => {
  const basis = fc.record({
    fareCents: fc.integer({ min: 150, max: 200_000 }),
    markupBasisPoints: fc.constantFrom(0, 500, 800, 2_500),
    seats: fc.option(fc.integer({ min: 1, max: 44 }), { nil: null }),
    night: fc.boolean(),
    holiday: fc.boolean(),
    childSeats: fc.integer({ min: 0, max: 4 }),
    meetAndGreet: fc.boolean(),
  })
  fc.assert(
    fc.property(basis, (of) => {
      const lines = priceLines(of)
      const markup = markupCents(of)
      return totalCents(lines) === oracle(of as typeof day) && lines.every(({ cents }) => cents > 0) && markup >= 0 && markup < totalCents(lines)
    }),
  )
})
