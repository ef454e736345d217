import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extrasOf } from './extras.ts'
import { daysAndHours, rentalOf } from './rental.ts'
import { type LineReason, type PriceBasis, priceLines, totalCents } from './rental-price.ts'

const rental = (days: number, halfHours = 0) => {
  const end = new Date(Date.parse('2027-03-17T10:00:00Z') + days * 86_400_000 + halfHours * 1_800_000).toISOString().slice(0, 16)
  return rentalOf({ at: '2027-03-17T10:00', timeZone: 'UTC' }, { at: end, timeZone: 'UTC' })!
}
const basis = (more: Partial<PriceBasis> = {}): PriceBasis => ({
  rental: rental(3),
  rate: 'prepaid',
  dayCents: 5_000,
  weekSixths: 33,
  markupBasisPoints: 800,
  youngCents: 0,
  youngBelow: 25,
  oneWayCents: 0,
  airport: null,
  facilityCentsPerDay: 0,
  taxPpm: 230_000,
  afterHoursCents: [],
  extras: [],
  ...more,
})
const cents = (basisOf: PriceBasis, of: LineReason['of']) => priceLines(basisOf).find(({ reason }) => reason.of === of)?.cents ?? 0

/** The same price, worked out once more in floats and by the words of the rules. */
function oracle(of: PriceBasis): number {
  const { days, hours } = daysAndHours(of.rental.minutes)
  const week = of.weekSixths / 6
  const counted = Math.floor(days / 7) * week + Math.min((days % 7) + hours / 3, week)
  const base = of.dayCents * counted * (counted < 3 - 1e-9 ? 1.1 : 1) * (1 + of.markupBasisPoints / 10_000)
  const rented = of.rate === 'prepaid' ? base * 0.94 : base
  const young = of.youngCents * Math.min(10, of.rental.wholeDays)
  const airport = of.airport === null ? 0 : of.airport.by === 'share' ? (rented * of.airport.ppm) / 1e6 : of.airport.cents
  const taxed = rented + young + of.oneWayCents + airport + of.facilityCentsPerDay * of.rental.wholeDays
  const late = of.afterHoursCents.reduce((sum, each) => sum + each, 0)
  return taxed * (1 + of.taxPpm / 1e6) + late
}

describe('the price of a rental', () => {
  test('is what the rules say, for any car and any time', () => {
    fc.assert(
      fc.property(
        fc.record({
          rental: fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 47 })).map(([days, halfHours]) => rental(days, halfHours)),
          rate: fc.constantFrom('prepaid', 'desk') as fc.Arbitrary<PriceBasis['rate']>,
          dayCents: fc.integer({ min: 500, max: 60_000 }),
          weekSixths: fc.integer({ min: 33, max: 36 }),
          markupBasisPoints: fc.integer({ min: 0, max: 2_000 }),
          youngCents: fc.constantFrom(0, 1_200, 3_000),
          oneWayCents: fc.constantFrom(0, 11_300, 55_000),
          airport: fc.constantFrom(null, { by: 'share', ppm: 130_000 } as const, { by: 'rental', cents: 4_800 } as const),
          facilityCentsPerDay: fc.constantFrom(0, 450),
          taxPpm: fc.constantFrom(0, 81_000, 230_000),
          afterHoursCents: fc.constantFrom([], [4_500], [4_500, 4_500]),
        }),
        (of) => {
          const full = basis(of)
          return Math.abs(totalCents(priceLines(full)) - oracle(full)) <= 4
        },
      ),
    )
  })

  test('a young driver pays for ten days at most', () => {
    const young = { youngCents: 1_200 }
    expect(cents(basis({ ...young }), 'young_driver')).toBe(3_600)
    expect(cents(basis({ ...young, rental: rental(21) }), 'young_driver')).toBe(12_000)
  })

  test('paid with the booking the rental is six percent less, before tax', () => {
    const [now, desk] = [basis(), basis({ rate: 'desk' })]
    expect(cents(now, 'prepaid')).toBe(-Math.round(cents(desk, 'rental') * 0.06))
    expect(totalCents(priceLines(now))).toBeLessThan(totalCents(priceLines(desk)))
  })

  test('extras count days begun and have their limits; what the desk adds is due there', () => {
    const extras = extrasOf({ excessCents: 140_000, winter: true })
    const seat = extras.find(({ code }) => code === 'child_seat')!
    const chains = extras.find(({ code }) => code === 'snow_chains')!
    const of = basis({
      rental: rental(20, 1),
      extras: [
        { extra: seat, count: 2 },
        { extra: chains, count: 1 },
      ],
      afterHoursCents: [4_500],
    })
    const later = priceLines(of).filter(({ due }) => due === 'later')
    expect(later.map(({ reason, cents: each }) => [reason, each])).toEqual([
      [{ of: 'extra', code: 'child_seat', count: 2, days: 21 }, 18_000],
      [{ of: 'extra', code: 'snow_chains', count: 1, days: null }, 3_000],
      [{ of: 'after_hours' }, 4_500],
    ])
    expect(extrasOf({ excessCents: 140_000, winter: false }).some(({ code }) => code === 'snow_chains')).toBe(false)
  })
})
