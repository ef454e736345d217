import { dayIn, daysBetween, hashUnit } from '@sojourn/kernel'
import { bookingClasses, CABINS, type Cabin, capacityOf, type DatedFlight, type FlightWorld, fareFamilies } from '@sojourn/world'
import type { FareMarket } from './domain/market.ts'

type Kind = DatedFlight['plan']['airline']['kind']

const byRank = <T extends { readonly rank: number }>(all: readonly T[]): T[] => all.toSorted((a, b) => a.rank - b.rank)

/** What prices of a world are made of at a time: others sell on while days pass. */
export function fareMarketOf(seed: string, flights: FlightWorld, nowMs: number): FareMarket<DatedFlight> {
  const todays = new Map<string, string>()
  const todayAt = (airport: number): string => {
    const { timeZone } = flights.airports[airport]!
    const known = todays.get(timeZone) ?? dayIn(timeZone, nowMs)
    todays.set(timeZone, known)
    return known
  }
  const classes = new Map(CABINS.map((cabin) => [cabin, byRank(bookingClasses().filter((each) => each.cabin === cabin))]))
  const families = new Map<string, ReturnType<typeof fareFamilies>>()
  const familiesOf = (kind: Kind, cabin: Cabin) => {
    const key = `${kind} ${cabin}`
    const known = families.get(key) ?? byRank(fareFamilies().filter((each) => each.airlineKind === kind && each.cabin === cabin))
    families.set(key, known)
    return known
  }
  return {
    fareCents: flights.market.fareCents,
    surchargeCents: flights.market.surchargeCents,
    km: flights.km,
    countryOf: (airport) => flights.airports[airport]!.countryCode,
    capacityOf: ({ plan }, cabin) => capacityOf(plan.aircraft, cabin),
    soldByOthers: ({ plan, day }, cabin) => flights.market.soldByOthers(plan, day, cabin, todayAt(plan.from)),
    daysAhead: ({ plan, day }) => daysBetween(todayAt(plan.from), day),
    classesOf: (cabin) => classes.get(cabin)!,
    familiesOf,
    chance: (name) => hashUnit(seed, 'connection', name),
  }
}
