import { addDays, daysBetween } from '@sojourn/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kmBetween } from '../geo.ts'
import {
  cabinGrades,
  createCruiseWorld,
  crossesOcean,
  cruiseLines,
  depositMinor,
  documentsOf,
  finalPaymentOn,
  findGrade,
  fullness,
  guestsOfOthers,
  itineraries,
  onSaleFrom,
  partyFault,
  partyRuleOf,
  penaltiesOf,
  penaltyPercentOn,
  pricesOf,
  type Sailing,
  type ShipCabin,
  seaDaysOf,
  singlePercent,
  takenOn,
} from './index.ts'
import { passageDays } from './sailing.ts'

const seed = 'test'
const world = createCruiseWorld({ seed })
const year = world.sailings('2027-01-01', '2027-12-31')
const charts = { port: (unlocode: string) => world.findPort(unlocode)! }
/** By its place in the list, so that a failure is short to read. */
const sailing = fc.nat(year.length - 1)
const inYear = (nth: number): Sailing => year[nth]!
const grade = fc.constantFrom(...cabinGrades())
const daysBefore = fc.integer({ min: 0, max: 400 })
const byShip = Map.groupBy(world.sailings('2026-06-01', '2028-06-30'), (each) => each.ship.ship)

describe('ships', () => {
  test('are 34 at sea and six on rivers, of nine lines, each with the cabins that it is said to have, by the shares of their grades', () => {
    const onRivers = world.ships.filter(({ line }) => line.size === 'river')
    expect([world.ships.length - onRivers.length, onRivers.length]).toEqual([34, 6])
    expect(cruiseLines()).toHaveLength(9)
    expect(new Set(world.ships.map(({ line }) => line.line))).toEqual(new Set(cruiseLines().map(({ line }) => line)))
    for (const ship of world.ships) {
      const on = ship.line.size === 'river' ? 'river' : 'sea'
      expect(ship.cabins.length).toBeGreaterThanOrEqual(on === 'sea' ? 400 : 60)
      expect(ship.cabins.length).toBeLessThanOrEqual(on === 'sea' ? 2_100 : 100)
      for (const { grade: of, sharePercent, ...grade } of cabinGrades()) {
        const share = ship.cabins.filter((cabin) => cabin.grade === of).length / ship.cabins.length
        expect(Math.abs(share - (grade.on === on ? sharePercent : 0) / 100), `${ship.ship} ${of}`).toBeLessThan(1.5 / ship.cabins.length)
      }
    }
    for (const on of ['sea', 'river']) expect(cabinGrades().reduce((sum, grade) => sum + (grade.on === on ? grade.sharePercent : 0), 0)).toBe(100)
  })

  test('have cabins whose numbers are theirs alone, on decks that are there, and fewer guests than berths', () => {
    for (const { cabins, decks, berths, guestsMax, ship, line } of world.ships) {
      expect(new Set(cabins.map(({ cabin }) => cabin)).size, ship).toBe(cabins.length)
      const withCabins = new Set(decks.filter(({ has }) => has.includes('cabins')).map(({ deck }) => deck))
      expect(cabins.every(({ deck, cabin }) => withCabins.has(deck) && cabin.startsWith(String(deck)))).toBe(true)
      expect(new Set(decks.map(({ name }) => name)).size).toBe(decks.length)
      expect(cabins.every((cabin) => cabin.berths === findGrade(cabin.grade)!.guestsMax)).toBe(true)
      expect(new Set(cabins.map(({ place }) => place))).toEqual(new Set(['fore', 'mid', 'aft']))
      expect(cabins.some(({ accessible }) => accessible)).toBe(true)
      const boats = berths * (line.size === 'river' ? 1 : 0.95)
      expect(guestsMax).toBeLessThanOrEqual(boats)
      expect(guestsMax).toBeGreaterThan(boats - 1)
    }
  })
})

describe('sailings', () => {
  test('of a year are some 1,700, with every itinerary and every ship among them', () => {
    expect(year.length).toBeGreaterThanOrEqual(1_500)
    expect(year.length).toBeLessThanOrEqual(1_900)
    expect(new Set(year.map((each) => each.ship.ship)).size).toBe(world.ships.length)
    const unsailed = new Set(itineraries().map(({ key }) => key)).difference(new Set(year.map(({ itinerary }) => itinerary.key)))
    expect([...unsailed]).toEqual([])
  })

  test('follow one another: a ship is never in two ports, leaves where it ended, and has the time for a longer way', () => {
    for (const all of byShip.values()) {
      let followed = 0
      for (const [i, next] of all.slice(1).entries()) {
        const last = all[i]!
        const gap = daysBetween(last.endsOn, next.startsOn)
        const [from, to] = [last.itinerary.calls.at(-1)!.port, next.itinerary.calls[0]!.port]
        expect(gap, `${last.sailingId}, ${next.sailingId}`).toBeGreaterThanOrEqual(passageDays(from, to, charts))
        if (gap === 0) {
          followed++
          expect(from).toBe(to)
          expect(world.callsOf(next)[0]!.departsMs!).toBeGreaterThan(world.callsOf(last).at(-1)!.arrivesMs!)
        }
      }
      expect(followed / all.length, all[0]!.ship.ship).toBeGreaterThan(0.84)
    }
  })

  test('begin and end in ports for that, and begin in the months of their itinerary', () => {
    for (const { itinerary, startsOn } of year) {
      const [first, last] = itinerary.months
      const month = Number(startsOn.slice(5, 7))
      expect(first <= last ? first <= month && month <= last : month >= first || month <= last).toBe(true)
      for (const { port } of [itinerary.calls[0]!, itinerary.calls.at(-1)!]) expect(charts.port(port).turnaround, port).toBe(true)
    }
  })

  test('that begin and end in the United States call abroad, but for a ship that was built there', () => {
    const american = (port: string) => ['US', 'PR'].includes(charts.port(port).countryCode)
    const round = year.filter(({ itinerary: { calls } }) => american(calls[0]!.port) && american(calls.at(-1)!.port))
    expect(new Set(round.map(({ itinerary }) => itinerary.key)).size).toBeGreaterThan(8)
    const within = round.filter(({ itinerary: { calls } }) => calls.every(({ port }) => american(port)))
    expect(new Set(within.map(({ itinerary }) => itinerary.key))).toEqual(new Set(['hawaii-7']))
    expect(within.every(({ ship }) => ship.flag === 'US')).toBe(true)
  })

  test('are found by their id, which stays', () => {
    fc.assert(
      fc.property(sailing, (nth) => {
        const { sailingId, ship, ...rest } = inYear(nth)
        const found = world.findSailing(sailingId)!
        expect(found.ship).toBe(ship)
        expect(found).toMatchObject(rest)
      }),
    )
    expect(year.some(({ sailingId }) => sailingId === 'corvanta-lumen-2027-05-01')).toBe(true)
    for (const wrong of ['', 'corvanta-lumen', 'corvanta-lumen-2027-05-02', 'corvanta-lumen-9999-99-99', 'nobody-2027-05-01'])
      expect(world.findSailing(wrong)).toBeNull()
  })

  test('are the same again for the same seed', () => {
    const again = createCruiseWorld({ seed })
    const told = (of: typeof world) =>
      JSON.stringify(of.sailings('2027-01-01', '2027-03-31').map((each) => [each.sailingId, each.endsOn, each.itinerary.key, of.callsOf(each)]))
    expect(told(again)).toBe(told(world))
    expect(JSON.stringify(again.ships[3])).toBe(JSON.stringify(world.ships[3]))
    expect(JSON.stringify(createCruiseWorld({ seed: 'other' }).ships[3])).not.toBe(JSON.stringify(world.ships[3]))
    const taken = (of: Sailing) => of.ship.cabins.map(takenOn(of, '2027-02-01', seed)).join('')
    expect(taken(again.findSailing(year[300]!.sailingId)!)).toBe(taken(year[300]!))
  })
})

describe('calls', () => {
  const oneOfEach = [...Map.groupBy(year, ({ itinerary }) => itinerary.key).values()].flatMap((each) => [
    each[0]!,
    each[Math.floor(each.length / 2)]!,
    each.at(-1)!,
  ])

  test('follow one another at no more than 21 knots, by the true hours between the clocks of the ports', () => {
    for (const each of oneOfEach) {
      const calls = world.callsOf(each)
      for (const [i, call] of calls.slice(1).entries()) {
        const hours = (call.arrivesMs! - calls[i]!.departsMs!) / 3_600_000
        const name = `${each.itinerary.key} ${calls[i]!.port.unlocode}-${call.port.unlocode} ${call.miles} in ${hours}`
        expect(call.miles / hours, name).toBeLessThanOrEqual(21)
        expect(call.knots, name).toBeCloseTo(call.miles / hours)
        expect(call.miles * 1.852, name).toBeGreaterThanOrEqual(kmBetween(calls[i]!.port.at, call.port.at) * 0.97)
      }
    }
  })

  test('say when all must be aboard, 30 to 60 minutes before it leaves, and how long people are ashore', () => {
    for (const each of oneOfEach)
      for (const call of world.callsOf(each)) {
        if (call.departsAt === null) continue
        const before = (Date.parse(`${call.departsAt}Z`) - Date.parse(`${call.allAboardAt}Z`)) / 60_000
        expect(before).toBe(call.tendered ? 60 : 30)
        if (call.arrivesAt !== null) expect(call.minutesAshore, `${each.itinerary.key} ${call.port.name}`).toBeGreaterThanOrEqual(180)
      }
  })

  test('have every day of a cruise either in port or at sea', () => {
    const westMed = itineraries().find(({ key }) => key === 'west-med-7')!
    expect(seaDaysOf(westMed)).toEqual([6])
    expect(
      itineraries()
        .filter(crossesOcean)
        .map(({ key }) => key),
    ).toContain('transatlantic-7')
    expect(crossesOcean(westMed)).toBe(false)
    for (const { calls, nights } of itineraries()) {
      expect(calls[0]!.day).toBe(1)
      expect(calls.at(-1)!.lastDay).toBe(nights + 1)
    }
  })

  test('are told in the time of their port, and the ship says by which clock it lives', () => {
    const greek = world.findSailing('corvanta-aria-2027-05-08')!
    expect(world.shipTimeOf(greek)).toEqual({ keeps: 'first-port', timeZone: 'Europe/Athens' })
    expect(world.callsOf(greek)[1]).toMatchObject({ arrivesAt: '2027-05-09T08:00', allAboardAt: '2027-05-09T16:00', tendered: true, shipAheadMinutes: 0 })
    const crossing = year.find(({ itinerary }) => itinerary.key === 'transatlantic-7')!
    expect(world.shipTimeOf(crossing)).toEqual({ keeps: 'ports' })
    const adriatic = year.find(({ itinerary }) => itinerary.key === 'adriatic-7')!
    expect(world.shipTimeOf(adriatic)).toEqual({ keeps: 'first-port', timeZone: 'Europe/Rome' })
    expect(world.callsOf(adriatic)[1]).toMatchObject({ shipAheadMinutes: -60 })
  })
})

describe('the way on a map', () => {
  test('joins the ports of every itinerary, in order, and is as long as its miles', () => {
    for (const each of Map.groupBy(year, ({ itinerary }) => itinerary.key)
      .values()
      .map(([first]) => first!)) {
      const legs = world.routeOf(each)
      const ports = each.itinerary.calls.map(({ port }) => charts.port(port).at)
      expect(legs.map((leg) => leg[0])).toEqual(ports.slice(0, -1))
      expect(legs.map((leg) => leg.at(-1))).toEqual(ports.slice(1))
      for (const [i, leg] of legs.entries()) {
        const miles = leg.slice(1).reduce((sum, at, nth) => sum + kmBetween(leg[nth]!, at) / 1.852, 0)
        expect(Math.abs(miles - each.itinerary.calls[i + 1]!.miles), `${each.itinerary.key} ${i}`).toBeLessThan(2 + miles / 100)
      }
    }
  })
})

describe('who has a cabin', () => {
  test('stays so as a sailing fills, and nobody has one before it is on sale', () => {
    fc.assert(
      fc.property(sailing, daysBefore, daysBefore, (nth, a, b) => {
        const each = inYear(nth)
        const [early, late] = [Math.max(a, b), Math.min(a, b)].map((days) => takenOn(each, addDays(each.startsOn, -days), seed)) as [
          (cabin: ShipCabin) => boolean,
          (cabin: ShipCabin) => boolean,
        ]
        expect(each.ship.cabins.filter((cabin) => early(cabin) && !late(cabin))).toEqual([])
      }),
      { numRuns: 40 },
    )
    const one = year[500]!
    expect(one.ship.cabins.filter(takenOn(one, onSaleFrom(one), seed))).toEqual([])
    expect(fullness(one, one.startsOn, seed)).toBeGreaterThan(0.8)
  })

  test('is never more than the lifeboats hold', () => {
    for (const each of year.filter((_, i) => i % 20 === 0)) {
      const taken = each.ship.cabins.filter(takenOn(each, each.startsOn, seed))
      const guests = taken.map((cabin) => guestsOfOthers(each, cabin, seed))
      expect(taken.every((cabin, i) => guests[i]! >= 1 && guests[i]! <= cabin.berths)).toBe(true)
      expect(guests.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(each.ship.guestsMax)
    }
  })
})

describe('prices', () => {
  test('are the sum of their charges, and rise as a sailing fills', () => {
    fc.assert(
      fc.property(sailing, grade, fc.integer({ min: 1, max: 4 }), daysBefore, (nth, of, guests, days) => {
        const each = inYear(nth)
        const price = pricesOf(each, addDays(each.startsOn, -days), seed).cabin(of, guests)
        if (guests > of.guestsMax) {
          expect(price).toBeNull()
          return
        }
        expect(price!.charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(price!.totalMinor)
        expect(pricesOf(each, addDays(each.startsOn, -days), seed).totalMinor(of, guests)).toBe(price!.totalMinor)
        expect(price!.nonCommissionableMinor).toBe(Math.round(price!.fareMinor * 0.18))
        expect(price!.charges.filter(({ kind }) => kind === 'port-tax')).toHaveLength(each.itinerary.calls.length - 1)
        expect(price!.charges.every(({ amountMinor }) => Number.isInteger(amountMinor) && amountMinor > 0)).toBe(true)
        expect(pricesOf(each, each.startsOn, seed).cabin(of, guests)!.totalMinor).toBeGreaterThanOrEqual(price!.totalMinor)
      }),
    )
  })

  test('have the third and fourth guest at 45 percent and one alone at 160 to 200', () => {
    fc.assert(
      fc.property(sailing, (nth) => {
        const each = inYear(nth)
        const fares = pricesOf(each, each.startsOn, seed)
          .cabin(findGrade('B1')!, 4)!
          .charges.filter(({ kind }) => kind === 'fare')
          .map(({ amountMinor }) => amountMinor)
        expect(fares).toEqual([fares[0], fares[0], Math.round(fares[0]! * 0.45), Math.round(fares[0]! * 0.45)])
        const alone = pricesOf(each, each.startsOn, seed).cabin(findGrade('B1')!, 1)!.fareMinor / fares[0]!
        expect(alone).toBeCloseTo(singlePercent(each, seed) / 100)
        expect(alone).toBeGreaterThanOrEqual(1.6)
        expect(alone).toBeLessThanOrEqual(2)
      }),
    )
  })

  test('keep nothing before the final payment, and more the later one cancels', () => {
    fc.assert(
      fc.property(sailing, grade, fc.integer({ min: 1, max: 4 }), (nth, of, guests) => {
        const each = inYear(nth)
        const steps = penaltiesOf(each)
        expect(steps[0]!.from > finalPaymentOn(each)).toBe(true)
        expect(penaltyPercentOn(each, finalPaymentOn(each))).toBe(0)
        expect(penaltyPercentOn(each, each.startsOn)).toBe(100)
        for (const [i, step] of steps.slice(1).entries()) expect(step.from > steps[i]!.from && step.farePercent > steps[i]!.farePercent).toBe(true)
        const price = pricesOf(each, onSaleFrom(each), seed).cabin(of, Math.min(guests, of.guestsMax))!
        const deposit = depositMinor(each, of, price.fareMinor, Math.min(guests, of.guestsMax))
        expect(deposit).toBeGreaterThan(0)
        expect(deposit).toBeLessThanOrEqual(price.fareMinor)
      }),
    )
  })
})

describe('guests', () => {
  const at = (itinerary: string) => year.find((each) => each.itinerary.key === itinerary)!

  test('are old enough: six months, twelve over oceans, and one adult of 18 in Europe, 21 elsewhere', () => {
    expect(partyRuleOf(at('west-med-7'))).toEqual({ infantMonthsLeast: 6, adultYearsLeast: 18 })
    expect(partyRuleOf(at('transatlantic-7'))).toEqual({ infantMonthsLeast: 12, adultYearsLeast: 18 })
    expect(partyRuleOf(at('w-carib-7'))).toEqual({ infantMonthsLeast: 6, adultYearsLeast: 21 })
    const med = world.findSailing('corvanta-lumen-2027-05-01')!
    expect(partyFault(med, ['2009-05-01', '2026-11-01'])).toBeNull()
    expect(partyFault(med, ['2009-05-02', '2026-11-01'])).toBe('no-adult')
    expect(partyFault(med, ['1990-01-01', '2026-11-02'])).toBe('infant-too-young')
  })

  test('bring the papers that the countries on the way ask for', () => {
    const documents = (key: string) =>
      documentsOf(
        at(key),
        at(key).itinerary.calls.map(({ port }) => charts.port(port)),
      )
    expect(documents('west-med-7')).toEqual({ kind: 'identity-card', validMonthsAfter: 0, permits: [] })
    expect(documents('alaska-7')).toEqual({ kind: 'passport', validMonthsAfter: 3, permits: ['CA', 'US'] })
  })
})
