import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestParts, inOrder, labelsOf, type Ranked, usualPercents } from './itinerary-order.ts'

const row = fc.record({
  totalMinor: fc.integer({ min: 5_000, max: 90_000 }),
  minutes: fc.integer({ min: 60, max: 2_000 }),
  stops: fc.integer({ min: 0, max: 3 }),
  carbonGrams: fc.integer({ min: 40_000, max: 900_000 }),
  leavesMs: fc.integer({ min: 0, max: 1e9 }),
  landsMs: fc.integer({ min: 1e9, max: 2e9 }),
  overnights: fc.nat(1),
  airportChanges: fc.nat(1),
  tightWaits: fc.nat(2),
  unsocial: fc.nat(1),
  hasCabinBag: fc.boolean(),
})
const rows = fc
  .array(row, { minLength: 1, maxLength: 40 })
  .map((all) => all.map((each, nth): Ranked => ({ ...each, id: String(nth), cabin: 'economy', personCents: each.totalMinor })))
const sumOf = (each: Ranked): number => bestParts(each).reduce((sum, { cents }) => sum + cents, 0)

const beats = (a: Ranked, b: Ranked): boolean =>
  a.totalMinor <= b.totalMinor && a.minutes <= b.minutes && a.stops <= b.stops && (a.totalMinor < b.totalMinor || a.minutes < b.minutes || a.stops < b.stops)

test('best first: of those that no other beats, five by their sums, then the rest by price', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const ordered = inOrder(all, 'best')
      const unbeaten = all.filter((each) => !all.some((other) => beats(other, each))).sort((a, b) => sumOf(a) - sumOf(b))
      const best = Math.min(5, unbeaten.length)
      expect(ordered.slice(0, best).map(sumOf)).toEqual(unbeaten.slice(0, best).map(sumOf))
      const rest = ordered.slice(best).map(({ totalMinor }) => totalMinor)
      expect(rest).toEqual(rest.toSorted((a, b) => a - b))
      expect(new Set(ordered)).toEqual(new Set(all))
      expect(labelsOf(all).get(ordered[0]!.id)).toContain('best')
    }),
  )
})

test('each other order is by what it is called', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const by = { price: 'totalMinor', duration: 'minutes', departure: 'leavesMs', arrival: 'landsMs', carbon: 'carbonGrams' } as const
      for (const [sort, field] of Object.entries(by)) {
        const values = inOrder(all, sort as keyof typeof by).map((each) => each[field])
        expect(values).toEqual(values.toSorted((a, b) => a - b))
      }
    }),
  )
})

test('a journey is weighed by its price, its time at 0.33 a minute, and so much for each inconvenience', () => {
  const each: Ranked = {
    id: 'a',
    cabin: 'economy',
    totalMinor: 1,
    personCents: 300_00,
    minutes: 600,
    stops: 1,
    carbonGrams: 1,
    leavesMs: 0,
    landsMs: 0,
    overnights: 1,
    airportChanges: 1,
    tightWaits: 1,
    unsocial: 1,
    hasCabinBag: false,
  }
  expect(bestParts(each).map(({ of, cents }) => [of, cents / 100])).toEqual([
    ['price', 300],
    ['time', 198],
    ['stops', 45],
    ['overnight', 60],
    ['other_airport', 40],
    ['tight', 30],
    ['unsocial', 15],
    ['no_cabin_bag', 20],
  ])
  expect(bestParts({ ...each, cabin: 'business' })[1]!.cents).toBe(600_00)
})

test('carbon is told against the median', () => {
  const of = (id: string, carbonGrams: number) => ({ id, carbonGrams })
  expect([...usualPercents([of('a', 80), of('b', 100), of('c', 150)])]).toEqual([
    ['a', -20],
    ['b', 0],
    ['c', 50],
  ])
  expect(usualPercents([of('a', 80)]).size).toBe(0)
})
