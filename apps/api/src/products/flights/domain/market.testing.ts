import { hashUnit } from '@sojourn/kernel'
import type { FareClass } from './booking-classes.ts'
import type { Cabin, FareFamily, FareFlight, FareMarket, Fee } from './market.ts'

const fee = (allows: Fee['allows'], shortUsd = 0, longUsd = shortUsd): Fee => ({ allows, shortUsd, longUsd })
const family = (airlineKind: FareFamily['airlineKind'], rank: number, code: string, factor: number, rest: Partial<FareFamily> = {}): FareFamily => ({
  code,
  name: code,
  airlineKind,
  cabin: 'economy',
  rank,
  factor,
  cabinBag: airlineKind !== 'low-cost' || rank > 1,
  checkedBags: rank > 1 && airlineKind !== 'low-cost' ? 1 : 0,
  seats: rank > 1 ? 'standard' : 'paid',
  change: fee('fee', 70, 150),
  refund: fee('no'),
  noShow: fee('no'),
  holdHours: null,
  ...rest,
})
export const FAMILIES: readonly FareFamily[] = [
  family('network', 1, 'basic', 1, { change: fee('no') }),
  family('network', 2, 'classic', 1.16),
  family('network', 3, 'flex', 1.48, { change: fee('free'), refund: fee('fee', 90, 200), noShow: fee('fee', 150), holdHours: 24 }),
  family('network', 1, 'business', 1, { cabin: 'business', checkedBags: 2, seats: 'free' }),
  family('low-cost', 1, 'light', 1),
  family('low-cost', 2, 'carry', 1.22),
  family('regional', 1, 'standard', 1),
]
const of = (code: string, rank: number, protect: number, factor: number, advanceDays = 0): FareClass => ({ code, rank, protect, factor, advanceDays })
export const CLASSES: readonly FareClass[] = [
  of('Y', 1, 1, 3.1),
  of('M', 2, 0.9, 2.1),
  of('Q', 3, 0.7, 1.5, 3),
  of('V', 4, 0.4, 1, 14),
  of('O', 5, 0.1, 0.7, 42),
]

/** A flight of an airline of a kind between two airports, numbered as the others of a test. */
export function flightOf(number: string, kind: FareFamily['airlineKind'], from: number, to: number, day = '2027-03-17'): FareFlight {
  return { plan: { number, airline: { code: number.slice(0, 2), kind }, from, to, km: 1_000 * Math.abs(from - to) }, day }
}

/** Airports are numbers on a line, a thousand kilometres apart, two of them in each country. */
export const marketOf = (daysAhead: number, sold: (number: string) => number = () => 0): FareMarket => ({
  fareCents: (from, to) => 2_000 + 6_000 * Math.abs(from - to),
  surchargeCents: ({ kind }, km) => (kind === 'network' && km > 4_000 ? 15_000 : 0),
  km: (from, to) => 1_000 * Math.abs(from - to),
  countryOf: (airport) => ['GB', 'US', 'FR', 'DE', 'JP'][Math.floor(airport / 2) % 5]!,
  capacityOf: (_flight, cabin: Cabin) => ({ economy: 100, premium: 0, business: 8, first: 0 })[cabin],
  soldByOthers: ({ plan }, cabin) => (cabin === 'economy' ? sold(plan.number) : 0),
  daysAhead: () => daysAhead,
  classesOf: (cabin) => (cabin === 'economy' ? CLASSES : [of('J', 1, 1, 1.5)]),
  familiesOf: (kind, cabin) => FAMILIES.filter((each) => each.airlineKind === kind && each.cabin === cabin),
  chance: (name) => hashUnit(name),
})
