import { addDays, hash32, isTimeIn } from '@sojourn/kernel'
import { describe, expect, test } from 'vitest'
import { createWorld } from '../world.ts'
import { aircraft } from './aircraft.ts'
import { bitOfDay, EVERY_DAY } from './flown-days.ts'
import { createFlightWorld, type FlightPlan, type FlightWorld } from './index.ts'
import { canFly } from './legality.ts'

const world = createWorld({ seed: 'test', places: 'all' })
const flights = createFlightWorld(world)
const others = createFlightWorld(createWorld({ seed: 'other', places: 'all' }))
const { airports } = flights
const fromOf = ({ from }: FlightPlan) => airports[from]!
const toOf = ({ to }: FlightPlan) => airports[to]!
const endsOf = (plan: FlightPlan) => [fromOf(plan), toOf(plan)]
const offending = (breaks: (plan: FlightPlan) => boolean) =>
  flights.flights
    .filter(breaks)
    .slice(0, 10)
    .map((plan) => `${plan.number} ${fromOf(plan).iata}-${toOf(plan).iata} ${plan.aircraft.code}`)

const clockOf = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const EEA_AND_CH = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH'.split(' ')
/** Clocks change in America, in Europe, and back again; in Australia, back and forth. */
const CLOCK_CHANGES = ['2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07', '2027-04-04', '2027-10-03']

describe('what nobody may fly is not flown', () => {
  test('nobody flies from one airport of a city to another', () => {
    expect(offending((plan) => fromOf(plan).cityCode === toOf(plan).cityCode)).toEqual([])
  })

  test('within a country only its own airlines fly, but in Europe those of its open skies', () => {
    const breaks = (plan: FlightPlan) => {
      const [from, to] = [fromOf(plan).countryCode, toOf(plan).countryCode]
      const home = plan.airline.countryCode
      return from === to && from !== home && !(EEA_AND_CH.includes(from) && EEA_AND_CH.includes(home))
    }
    expect(offending(breaks)).toEqual([])
  })

  test('no two countries are joined that have no flights between them', () => {
    const apart = (one: string, others: string) => others.split(' ').flatMap((other) => [`${one} ${other}`, `${other} ${one}`])
    const none = new Set([
      ...apart('US', 'IR'),
      ...apart('IN', 'PK'),
      ...apart('IL', 'IR SA QA KW OM LB SY IQ YE'),
      ...apart('RU', 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS NO CH US GB JP CA'),
    ])
    const breaks = (plan: FlightPlan) => {
      const countries = endsOf(plan).map(({ countryCode }) => countryCode)
      return none.has(countries.join(' ')) || countries.includes('KP')
    }
    expect(offending(breaks)).toEqual([])
  })

  test('every runway is long enough for what lands there, the more so high up, and no aircraft flies to the end of its fuel', () => {
    const isShort = ({ aircraft }: FlightPlan, { runwayFt, elevationFt }: (typeof airports)[number]) =>
      runwayFt < (aircraft.runwayFt - 900) * (elevationFt > 5_000 ? 1.15 : 1)
    expect(offending((plan) => endsOf(plan).some((end) => isShort(plan, end)))).toEqual([])
    expect(offending(({ km, aircraft }) => km > aircraft.rangeKm * 0.97)).toEqual([])
  })

  test('airports close to a city have short flights in narrow aircraft alone', () => {
    const longest = (iata: string) => (/^(DCA|LGA)$/.test(iata) ? 2_400 : /^(LIN|LCY|BMA|GMP|SHA|CGH|SDU|ITM|TSA|AEP)$/.test(iata) ? 2_500 : null)
    const breaks = (plan: FlightPlan) =>
      endsOf(plan).some(({ iata }) => {
        const km = longest(iata)
        return km !== null && (plan.km > km || plan.aircraft.body === 'wide')
      })
    expect(offending(breaks)).toEqual([])
    expect(flights.flights.some((plan) => longest(fromOf(plan).iata) !== null)).toBe(true)
  })
})

test('no wide aircraft may fly to an airport close to a city, however short the way and long the runway', () => {
  const wide = aircraft().filter(({ body }) => body === 'wide')
  const at = (iata: string) => airports[flights.findAirport(iata)!]!
  const near = airports.filter(({ iata, runwayFt }) => runwayFt > 9_000 && !/^(LIN|GMP|SHA|ITM|TSA)$/.test(iata))[0]!
  for (const iata of ['LIN', 'GMP', 'SHA', 'ITM', 'TSA']) {
    expect([iata, wide.filter((type) => canFly(type, near, at(iata), 1_000)).map(({ code }) => code)]).toEqual([iata, []])
    expect([iata, aircraft().some((type) => type.body === 'narrow' && canFly(type, near, at(iata), 1_000))]).toEqual([iata, true])
  }
  expect(wide.some((type) => canFly(type, near, at('FCO'), 1_000))).toBe(true)
})

describe('nobody is left out', () => {
  test('flights leave from every airport and come back to it, but for those of a country where nobody flies', () => {
    const [left, reached] = [new Set(flights.flights.map(({ from }) => from)), new Set(flights.flights.map(({ to }) => to))]
    const without = airports.filter((_, at) => !left.has(at) || !reached.has(at))
    expect(without.filter(({ countryCode }) => countryCode !== 'KP').map(({ iata }) => iata)).toEqual([])
  })

  test('a destination has a daily flight to hubs of network airlines: two large ones, if any aircraft reaches them', () => {
    const few = new Map<string, string[]>()
    for (const { airport } of world.destinations) {
      const daily = flights
        .leaving(flights.findAirport(airport.iata)!)
        .filter((plan) => plan.days === EVERY_DAY && plan.airline.kind === 'network' && plan.airline.hubs.includes(toOf(plan).iata))
      const hubs = new Set(daily.map(toOf))
      expect(hubs.size, airport.iata).toBeGreaterThan(0)
      if ([...hubs].filter(({ paxMillions }) => paxMillions >= 4).length < 2) few.set(airport.iata, [...hubs].map(({ iata }) => iata).toSorted())
    }
    // Short runways far from large hubs.
    expect(Object.fromEntries(few)).toEqual({ BOB: ['NAN', 'PPT'], UKA: ['DAR', 'NBO'] })
  })

  test('there are as many flights as in the real world, each with a number of its own', () => {
    expect(new Set(flights.flights.map(({ number }) => number)).size).toBe(flights.flights.length)
    const onDay = flights.flights.filter(({ days }) => days & bitOfDay('2027-03-17')).length
    expect(onDay).toBeGreaterThan(55_000)
    expect(onDay).toBeLessThan(72_000)
  })
})

describe('seasons and partners', () => {
  test('times of year change on the last Sundays of March and October', () => {
    const bits = ['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31'].map((day) => bitOfDay(day) < 128)
    expect(bits).toEqual([false, true, true, false])
  })

  test('some leisure routes are flown in one half of the year alone, none of network airlines', () => {
    const half = flights.flights.filter(({ days }) => (days & 127) === 0 || days >> 7 === 0)
    expect(half.length).toBeGreaterThan(300)
    expect(half.every(({ airline }) => airline.kind === 'low-cost')).toBe(true)
    const [plan] = half.filter(({ days }) => days >> 7 === 0)
    const flownOn = (from: string) => [0, 1, 2, 3, 4, 5, 6].some((days) => flights.onDay(plan!, addDays(from, days)) !== null)
    expect([flownOn('2027-07-05'), flownOn('2027-01-11')]).toEqual([true, false])
  })

  test('partners of an alliance sell a flight by numbers of their own, which no other flight has', () => {
    const shared = flights.flights.flatMap((plan) => plan.soldAs.map((as) => ({ plan, as })))
    expect(shared.length).toBeGreaterThan(500)
    for (const { plan, as } of shared) {
      expect(as.airline).not.toBe(plan.airline)
      expect(as.airline.alliance).toBe(plan.airline.alliance)
      expect(as.number).toMatch(new RegExp(`^${as.airline.code}4\\d{3}$`))
    }
    const own = new Set(flights.flights.map(({ number }) => number))
    expect(new Set(shared.map(({ as }) => as.number)).size).toBe(shared.length)
    expect(shared.filter(({ as }) => own.has(as.number))).toEqual([])
  })
})

describe('times', () => {
  test('a flight lasts as long as its block on days on which clocks change, and leaves at its time by the clock of its airport', () => {
    for (const day of ['2027-01-15', ...CLOCK_CHANGES])
      for (const plan of flights.flights.filter((_, index) => index % 61 === 0)) {
        const dated = flights.onDay(plan, day)
        expect(dated !== null).toBe((plan.days & bitOfDay(day)) !== 0)
        if (!dated) continue
        expect(dated.arrivesMs - dated.departsMs).toBe(plan.block * 60_000)
        const time = clockOf(plan.departs)
        // In the night when clocks go forward an hour is not there.
        if (isTimeIn(fromOf(plan).timeZone, day, time)) expect(dated.departsAt).toBe(`${day}T${time}`)
        expect(addDays(dated.departsAt.slice(0, 10), dated.daysLater)).toBe(dated.arrivesAt.slice(0, 10))
      }
  })

  test('over the date line it lands on the day before', () => {
    const [flight] = flights.between(flights.findAirport('AKL')!, flights.findAirport('RAR')!)
    const dated = [0, 1, 2, 3, 4, 5, 6].map((days) => flights.onDay(flight!, addDays('2027-03-15', days))).find((each) => each !== null)!
    expect(dated.daysLater).toBe(-1)
    expect(dated.arrivesMs).toBeGreaterThan(dated.departsMs)
  })

  test.each([flights, others])('an aircraft has time to turn before it flies back, and does so on the same day or the next morning', (made) => {
    for (let nth = 0; nth < made.flights.length; nth += 2) {
      const [out, back] = [made.flights[nth]!, made.flights[nth + 1]!]
      // The weekdays of those that do not fly every day are what can go wrong.
      if ((out.days === EVERY_DAY && nth % 26 !== 0) || out.days >> 7 === 0) continue
      expect([back.from, back.to]).toEqual([out.to, out.from])
      const day = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays('2027-02-01', days)).find((each) => made.onDay(out, each))!
      const { arrivesMs } = made.onDay(out, day)!
      const turns = [-1, 0, 1, 2].flatMap((days) => {
        const minutes = ((made.onDay(back, addDays(day, days))?.departsMs ?? 0) - arrivesMs) / 60_000
        return minutes >= (out.km > 4_200 ? 100 : 45) ? [minutes] : []
      })
      expect(Math.min(...turns), out.number).toBeLessThan(12 * 60)
    }
  })

  test('nothing short leaves between eleven in the evening and ten to six', () => {
    expect(offending(({ km, departs }) => km <= 4_200 && (departs > 1_380 || departs < 350))).toEqual([])
  })
})

test('the same seed has the same flights, another one has others', () => {
  const digest = (made: FlightWorld) =>
    made.flights
      .map(({ number, from, to, departs, days, aircraft }) => hash32(number, from, to, departs, days, aircraft.code))
      .reduce((a, b) => (Math.imul(a, 31) + b) | 0)
  expect(digest(createFlightWorld(createWorld({ seed: 'test', places: 'all' })))).toBe(digest(flights))
  expect(digest(others)).not.toBe(digest(flights))
})
