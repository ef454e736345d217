import { createRestaurantWorld, createWorld, type Restaurant, turnCells } from '@sojourn/world'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Evening, eveningOf, firstQuarterOf, nearestTimes, PACE, seatingsFor, seatingTimes, type TakenCell } from './evening.ts'

const world = createRestaurantWorld(createWorld({ seed: 'tables' }))
const restaurants = world.at(world.findPlace('lisbon')!.facts)
const day = '2027-03-19'
const first = firstQuarterOf(day, 'Europe/Lisbon')

type Others = ReturnType<typeof world.others>

interface Reservation {
  readonly tables: readonly string[]
  readonly from: number
  readonly until: number
  readonly party: number
}

/** Every wrong thing about one evening, re-added from nothing but its reservations. */
function faultsOf(restaurant: Restaurant, reservations: readonly Reservation[], others: Others): string[] {
  const faults: string[] = []
  const table = (no: string) => restaurant.tables.find((each) => each.no === no)!
  reservations.forEach((one, index) => {
    const seats = one.tables.reduce((sum, no) => sum + table(no).seats, 0)
    if (seats < one.party) faults.push(`${one.party} people on ${seats} seats`)
    if (one.party < 7 && seats > one.party + 1) faults.push(`${one.party} people at a table of ${seats}`)
    if (one.tables.length === 2 && table(one.tables[0]!).joins !== one.tables[1]) faults.push(`${one.tables} do not stand side by side`)
    if (one.tables.length > 2) faults.push('three tables')
    if (new Set(one.tables.map((no) => table(no).area)).size > 1) faults.push('tables of two areas')
    for (const other of reservations.slice(index + 1)) {
      if (other.from < one.until && one.from < other.until && other.tables.some((no) => one.tables.includes(no)))
        faults.push(`${one.tables} overlaps ${other.tables}`)
    }
    for (const other of others) if (other.from < one.until && one.from < other.until && one.tables.includes(other.no)) faults.push(`${other.no} is another's`)
  })
  for (const quarter of new Set(reservations.map(({ from }) => from))) {
    const ours = reservations.filter(({ from }) => from === quarter).reduce((sum, { party }) => sum + party, 0)
    const theirs = others.filter(({ from }) => from === quarter).reduce((sum, { covers }) => sum + covers, 0)
    if (ours + theirs > restaurant.pacing) faults.push(`${ours + theirs} people at once, ${restaurant.pacing} may`)
  }
  return faults
}

const rowsOf = ({ restaurantId }: Restaurant, { tables, from, until, party }: Reservation): TakenCell[] => [
  ...tables.flatMap((table) => Array.from({ length: until - from }, (_, at) => ({ restaurantId, table, cell: first + from + at, taken: 1 }))),
  { restaurantId, table: PACE, cell: first + from, taken: party },
]

const open = (restaurant: Restaurant, rows: readonly TakenCell[], others: Others = world.others(restaurant, day)): Evening =>
  eveningOf(restaurant, first, others, rows)

test('10,000 random requests never overlap, never seat more than the pace, and push only neighbours together', () => {
  let asked = 0
  let had = 0
  let joined = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...restaurants.filter(({ closedOn }) => closedOn !== 5)),
      fc.array(fc.record({ at: fc.nat(), party: fc.integer({ min: 1, max: 12 }), area: fc.constantFrom(null, 'inside' as const, 'terrace' as const) }), {
        minLength: 100,
        maxLength: 100,
      }),
      fc.boolean(),
      (restaurant, requests, isQuiet) => {
        const others = isQuiet ? [] : world.others(restaurant, day)
        const times = seatingTimes(restaurant)
        const reservations: Reservation[] = []
        const rows: TakenCell[] = []
        for (const { at, party, area } of requests) {
          asked++
          const quarter = times[at % times.length]!
          const [best] = seatingsFor(open(restaurant, rows, others), { quarter, turn: turnCells(restaurant, party), party, area })
          if (!best) continue
          if (area !== null) expect(best.area).toBe(area)
          had++
          if (best.tables.length === 2) joined++
          const reservation = { tables: best.tables, from: quarter, until: quarter + turnCells(restaurant, party), party }
          reservations.push(reservation)
          rows.push(...rowsOf(restaurant, reservation))
        }
        expect(faultsOf(restaurant, reservations, others)).toEqual([])
      },
    ),
    { numRuns: 100 },
  )
  expect(asked).toBe(10_000)
  expect(had).toBeGreaterThan(500)
  expect(joined).toBeGreaterThan(10)
})

test('what is refused could not have been had: no table or pair of neighbours was free and fitting, or the pace was reached', () => {
  fc.assert(
    fc.property(fc.constantFrom(...restaurants), fc.nat(), fc.integer({ min: 1, max: 12 }), (restaurant, at, party) => {
      const quarter = seatingTimes(restaurant)[at % seatingTimes(restaurant).length]!
      const others = world.others(restaurant, day)
      const until = quarter + turnCells(restaurant, party)
      const free = restaurant.tables.filter(({ no }) => !others.some((each) => each.no === no && each.from < until && quarter < each.until))
      const seats = [
        ...free.map((table) => table.seats),
        ...free.flatMap((table) => {
          const other = free.find(({ no }) => no === table.joins)
          return other ? [table.seats + other.seats] : []
        }),
      ]
      const seated = others.filter(({ from }) => from === quarter).reduce((sum, { covers }) => sum + covers, 0)
      const can = seated + party <= restaurant.pacing && seats.some((many) => many >= party && many <= party + (party < 7 ? 1 : 3))
      return seatingsFor(open(restaurant, []), { quarter, turn: turnCells(restaurant, party), party, area: null }).length > 0 === can
    }),
    { numRuns: 2_000 },
  )
})

test('one table is taken before two, and the one that leaves fewest seats empty', () => {
  for (const restaurant of restaurants) {
    for (const quarter of seatingTimes(restaurant)) {
      const found = seatingsFor(open(restaurant, []), { quarter, turn: turnCells(restaurant, 4), party: 4, area: null })
      const order = found.map(({ tables, seats }) => tables.length * 100 + seats)
      expect(order).toEqual([...order].sort((a, b) => a - b))
    }
  }
})

test('a day whose clock changes at night has the quarters of its evening', () => {
  // Lisbon goes forward at 01:00 on 28 March 2027.
  expect((firstQuarterOf('2027-03-28', 'Europe/Lisbon') - firstQuarterOf('2027-03-27', 'Europe/Lisbon')) / 4).toBe(23)
})

test.each([
  ['those around the time, in order', [76, 78, 80, 82, 84], 80, () => true, [76, 78, 80, 82, 84]],
  ['five at most, the nearest', [70, 72, 74, 76, 78, 80, 82, 84, 86], 80, () => true, [76, 78, 80, 82, 84]],
  ['the asked one too where it is full', [76, 78, 80, 82], 80, (at: number) => at !== 80, [76, 78, 80, 82]],
  ['the nearest as full where nothing is free', [78, 80, 82], 80, () => false, [78, 80, 82]],
  ['none that is hours away', [48, 50, 52], 80, () => true, []],
] as const)('the times shown are %s', (_, times, asked, isFree, shown) => {
  expect(nearestTimes(times, asked, isFree)).toEqual(shown)
})
