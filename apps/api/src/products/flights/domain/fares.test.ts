import { hashUnit, money } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { classesFor, classLimit, isMidweek, limitToHold, type SeatCount } from './booking-classes.ts'
import { baseCents, priceBound, priceJourney } from './fares.ts'
import { journeyPrice, type PriceAsk } from './journey-price.ts'
import { CLASSES, flightOf, marketOf } from './market.testing.ts'
import type { FareMarket } from './market.ts'
import { type Party, seatedIn, travellersOf } from './party.ts'
import { type FlightTax, taxesByCountry } from './taxes.ts'

const NONE = { ours: () => 0 }
const exchange = { currency: 'EUR', of: (minor: number, from: string) => money(from === 'EUR' ? minor : Math.round(minor * 0.873), 'EUR') }
const tax = (country: string, scope: FlightTax['scope'], code: string, amount: number, currency: string | null = 'USD'): FlightTax => ({
  ...{ country, scope, code, amount, currency },
  name: code,
  rule: '',
  since: null,
})
const taxes = taxesByCountry([
  tax('GB', '*', 'UB', 28, 'GBP'),
  tax('US', 'dom', 'US', 7.5, null),
  tax('US', 'any', 'AY', 5.6),
  tax('US', 'any', 'XF', 4.5),
  tax('*', '*', 'XX', 18),
])
const chance = (...of: (string | number)[]) => hashUnit('fares', ...of)
const pick = <T>(all: readonly T[], ...of: (string | number)[]): T => all[Math.floor(chance(...of) * all.length)]!

const count = (n: number): SeatCount => ({
  capacity: 20 + Math.floor(chance('capacity', n) * 200),
  others: Math.floor(chance('others', n) * 150),
  ours: Math.floor(chance('ours', n) * 30),
  isLower: false,
})

test('classes are nested: who comes later never pays less, and a class is only had while all that is sold stays below its limit', () => {
  for (let n = 0; n < 400; n++) {
    const flights = [count(n), count(n + 1_000)].slice(0, 1 + (n % 2))
    const seats = 1 + (n % 9)
    const classes = classesFor(CLASSES, flights, n % 60, seats)
    const free = Math.min(...flights.map(({ capacity, others, ours }) => capacity - others - ours))
    expect([n, classes === null]).toEqual([n, free < seats])
    if (!classes) continue
    expect(classes.map(({ rank }) => rank)).toEqual([...classes].map(({ rank }) => rank).sort((a, b) => b - a))
    for (const flight of flights) {
      for (const [index, each] of classes.entries()) expect(flight.ours + index + 1).toBeLessThanOrEqual(classLimit(each, flight))
      // Held at once it fits; held after one more was sold than fits, it does not.
      const limit = limitToHold(classes, flight)
      expect(flight.ours + seats).toBeLessThanOrEqual(limit)
      const after = limit - seats + 1
      expect(classes.every((each, index) => after + index + 1 <= classLimit(each, flight))).toBe(false)
    }
  }
})

test('the cheapest classes of a network ask a return for a Saturday night away, those of a low-cost airline do not', () => {
  expect(
    [
      ['2027-03-15', '2027-03-19'],
      ['2027-03-15', '2027-03-20'],
      ['2027-03-15', '2027-03-21'],
      ['2027-03-20', '2027-03-21'],
      ['2027-03-15'],
      ['2027-03-15', '2027-03-17', '2027-03-19'],
    ].map(isMidweek),
  ).toEqual([...[true, true, false, false], ...[false, false]])
  const market: FareMarket = {
    ...marketOf(60),
    classesOf: () =>
      CLASSES.map((each) => ({ ...each, ...(each.code === 'O' && { saturdayNight: 'always' }), ...(each.code === 'V' && { saturdayNight: 'short' }) })),
  }
  const classOf = (kind: 'network' | 'low-cost', to: number, midweek: boolean) =>
    priceBound(
      market,
      { flights: [flightOf('AA100', kind, 0, to)] },
      { party: { adult: 1, child: 0, infant: 0 }, cabin: 'economy', stock: NONE, isMidweek: midweek },
    )!.classes[0]!.code
  expect([classOf('network', 3, false), classOf('network', 3, true), classOf('network', 6, true), classOf('low-cost', 3, true)]).toEqual(['O', 'Q', 'V', 'O'])
})

test('the third of three pays more where two seats are left of the cheap class, and each pays by their own', () => {
  const market = marketOf(60, () => 8)
  const bound = { flights: [flightOf('AA100', 'network', 0, 4)] }
  const priced = priceBound(market, bound, { party: { adult: 3, child: 0, infant: 1 }, cabin: 'economy', stock: NONE })!
  expect(priced.classes.map(({ code }) => code)).toEqual(['O', 'O', 'V'])
  const [basic] = priced.fares
  expect(basic!.travellers.map(({ cents }) => cents)).toEqual([18_200, 18_200, 26_000, 1_800])
})

test('every price adds up to the minor unit, by traveller and by line', () => {
  const market = marketOf(30, (number) => Math.floor(chance('sold', number) * 60))
  for (let n = 0; n < 300; n++) {
    const party: Party = { adult: 1 + (n % 4), child: n % 3, infant: n % 2 }
    const kinds = ['network', 'low-cost', 'regional'] as const
    const places = Array.from({ length: 3 }, (_, at) => 3 * at + Math.floor(chance('place', n, at) * 3))
    const kind = pick(kinds, 'kind', n)
    const number = (at: number) => `A${n % 7}${100 + at}`
    const out = { flights: places.slice(1).map((to, at) => flightOf(number(at), kind, places[at]!, to)) }
    const back = { flights: [flightOf(number(9), kind, places[2]!, places[0]!)] }
    const bounds = [out, back].slice(0, 1 + (n % 2)).map((bound) => priceBound(market, bound, { party, cabin: 'economy', stock: NONE }))
    if (bounds.some((bound) => bound === null)) continue
    const types = travellersOf(party)
    const ask: PriceAsk = {
      types,
      cabin: 'economy',
      bags: { cabin: n % 2, checked: n % 3 },
      extraChecked: [n % 2],
      seats: [{ flight: 0, traveller: 0, kind: pick(['front', 'exit', 'standard'] as const, 'seat', n) }],
      markupBasisPoints: 800,
    }
    const brands = priceJourney(market, bounds as never)
    let before = 0
    for (const brand of brands) {
      const price = journeyPrice({ market, taxes, exchange }, bounds as never, brand, ask)
      expect(price.travellers).toHaveLength(seatedIn(party) + party.infant)
      for (const each of price.travellers) {
        const lines = [each.fare, ...each.taxes.map(({ amount }) => amount), ...each.services.map(({ amount }) => amount)]
        expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(each.total.minor)
        expect(each.surcharge.minor).toBeLessThanOrEqual(each.fare.minor)
        expect(lines.every(({ minor }) => Number.isInteger(minor) && minor >= 0)).toBe(true)
      }
      expect(price.travellers.reduce((sum, { total }) => sum + total.minor, 0)).toBe(price.total.minor)
      const fares = brand.travellers.reduce((sum, { cents }) => sum + cents, 0)
      expect(fares).toBe(brand.byBound.flat().reduce((sum, { cents }) => sum + cents, 0))
      expect(fares).toBeGreaterThanOrEqual(before)
      before = fares
    }
  }
})

test('children and infants pay their part by the kind of airline, and infants no seat, tax or bag', () => {
  const priceOf = (kind: 'network' | 'low-cost', to: number) => {
    const bound = { flights: [flightOf('AA100', kind, 0, to)] }
    const market = marketOf(20)
    const priced = priceBound(market, bound, { party: { adult: 1, child: 1, infant: 1 }, cabin: 'economy', stock: NONE })!
    const ask: PriceAsk = {
      types: ['adult', 'child', 'infant'],
      cabin: 'economy',
      bags: { cabin: 1, checked: 1 },
      extraChecked: [],
      seats: [],
      markupBasisPoints: 0,
    }
    const price = journeyPrice({ market, taxes, exchange }, [priced], priceJourney(market, [priced])[0]!, ask)
    expect(price.travellers[2]).toMatchObject({ taxes: [], services: [] })
    return priced.fares[0]!.travellers.map(({ cents }) => cents)
  }
  expect(priceOf('network', 4)).toEqual([26_000, 19_500, 2_600])
  expect(priceOf('network', 1)).toEqual([8_000, 6_000, 0])
  expect(priceOf('low-cost', 4)).toEqual([26_000, 26_000, 3_000])
})

test('changing planes never costs more than the flights one by one, and a long return with one airline less than two ways', () => {
  const market = marketOf(30)
  for (let n = 0; n < 100; n++) {
    const flights = [flightOf(`AA${n}`, 'network', 0, 1 + (n % 5)), flightOf(`AA${n + 500}`, 'network', 1 + (n % 5), 8)]
    const sum = flights.reduce((all, flight) => all + baseCents(market, { flights: [flight] }), 0)
    expect(baseCents(market, { flights })).toBeLessThanOrEqual(sum)
  }
  const journey = (to: number, second: string) => {
    const [out, back] = [flightOf('AA100', 'network', 0, to), flightOf(second, 'network', to, 0)].map(
      (flight) => priceBound(market, { flights: [flight] }, { party: { adult: 1, child: 0, infant: 0 }, cabin: 'economy', stock: NONE })!,
    )
    const sum = out!.fares[0]!.travellers[0]!.cents + back!.fares[0]!.travellers[0]!.cents
    return priceJourney(market, [out!, back!])[0]!.travellers[0]!.cents / sum
  }
  expect(journey(6, 'AA101')).toBeCloseTo(0.85, 1)
  expect(journey(6, 'BB101')).toBe(1)
  expect(journey(3, 'AA101')).toBe(1)
})

test('a cabin that a flight does not have is flown in a lower one, and nobody is sold what no flight has', () => {
  const market = marketOf(30)
  const ask = { party: { adult: 1, child: 0, infant: 0 }, cabin: 'business', stock: NONE } as const
  expect(priceBound(market, { flights: [flightOf('AA1', 'network', 0, 2), flightOf('RR1', 'regional', 2, 3)] }, ask)?.cabins).toEqual(['business', 'economy'])
  expect(priceBound(market, { flights: [flightOf('RR1', 'regional', 2, 3)] }, ask)).toBeNull()
  expect(priceBound(market, { flights: [flightOf('LL1', 'low-cost', 2, 3)] }, ask)).toBeNull()
})
