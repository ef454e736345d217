import { type Day, daysBetween, hashUnit, weekdayOf } from '@sojourn/kernel'
import type { WorldAirport } from '../airports.ts'
import type { World } from '../world.ts'
import type { Aircraft } from './aircraft.ts'
import type { Airline } from './airline.ts'
import type { Cabin } from './fare-data.ts'
import type { FlightPlan } from './make-flights.ts'

/** What a flight costs before classes, and how full others have booked it: functions of seed and day. */
export interface FlightMarket {
  /** One adult, one way in economy, before classes and fare families, the carrier's surcharge in it: cents of a dollar. By the great circle, whether anybody flies there without a change or not. */
  fareCents(from: number, to: number, day: Day): number
  /** What of a fare is the carrier's surcharge. */
  surchargeCents(airline: Airline, km: number): number
  /** Seats of a cabin that others have booked, as seen some days before it leaves; never less on a later day. */
  soldByOthers(plan: FlightPlan, day: Day, cabin: Cabin, today: Day): number
}

/** What the market is of. */
interface Flown {
  readonly airports: readonly WorldAirport[]
  between(from: number, to: number): readonly FlightPlan[]
  km(from: number, to: number): number
}

export const capacityOf = ({ seats }: Pick<Aircraft, 'seats'>, cabin: Cabin): number => seats[cabin]

/** By weekday, Sunday first. */
const WEEKDAYS = [1.12, 1, 0.93, 0.93, 1, 1.12, 1] as const
const LONG_KM = 4_200
/** How much of a place's season a fare follows, and of its peaks. */
const SEASON_SHARE = 0.5
/** How full a flight is when it leaves, and how early: days in which what is left to book shrinks to a third. */
const [FULL_MEAN, FULL_SPREAD] = [0.82, 0.2] as const
const [LEISURE_DAYS, BUSINESS_DAYS] = [45, 21] as const
const FULL_MAX = 1
const DAYS_REMEMBERED = 400

export function createFlightMarket(world: World, { airports, between, km: kmOf }: Flown): FlightMarket {
  const factsAt = new Map(world.destinations.map((facts) => [facts.airport.iata, facts]))
  /** Of a day: how its weekday sells, and how much dearer each airport is, 0 where that was not asked for yet. */
  const days = new Map<Day, { readonly weekday: number; readonly seasons: Float64Array }>()
  function onDay(day: Day) {
    let of = days.get(day)
    if (!of) {
      if (days.size > DAYS_REMEMBERED) days.clear()
      of = { weekday: WEEKDAYS[weekdayOf(day)]!, seasons: new Float64Array(airports.length) }
      days.set(day, of)
    }
    return of
  }

  /** How much dearer a place is on a day than on the mean of its year. */
  function seasonAt(airport: number, day: Day): number {
    const { seasons } = onDay(day)
    const known = seasons[airport]!
    if (known > 0) return known
    const facts = factsAt.get(airports[airport]!.iata)
    const monthDay = day.slice(5)
    const peak = facts ? Math.max(100, ...facts.peaks.filter(({ from, to }) => monthDay >= from && monthDay <= to).map(({ percent }) => percent)) : 100
    const month = facts ? facts.season[Number(day.slice(5, 7)) - 1]! : 100
    const factor = 1 + SEASON_SHARE * ((month * peak) / 10_000 - 1)
    seasons[airport] = factor
    return factor
  }

  const sellers = new Map<number, number>()
  function sellersOn(from: number, to: number): number {
    const key = from * airports.length + to
    const known = sellers.get(key)
    if (known !== undefined) return known
    const count = new Set(between(from, to).map(({ airline }) => airline.code)).size
    sellers.set(key, count)
    return count
  }

  const isLeisure = (plan: FlightPlan): boolean =>
    plan.airline.kind === 'low-cost' || plan.km > LONG_KM || factsAt.has(airports[plan.to]!.iata) || hashUnit(world.seed, 'leisure', plan.number) < 0.4

  return {
    fareCents(from, to, day) {
      const km = kmOf(from, to)
      const count = sellersOn(from, to)
      const rivalry = count <= 1 ? 1.15 : count < 4 ? 1 : 0.9
      const season = Math.sqrt(seasonAt(from, day) * seasonAt(to, day))
      return Math.round(100 * (18 + 0.1 * km ** 0.92) * rivalry * season * onDay(day).weekday)
    },
    surchargeCents({ kind }, km) {
      if (kind === 'low-cost') return 0
      return km > LONG_KM ? Math.round(2_000 + km * 0.9) : Math.round(400 + km * 0.25)
    },
    soldByOthers(plan, day, cabin, today) {
      const ahead = Math.max(0, daysBetween(today, day))
      const peak = (seasonAt(plan.from, day) + seasonAt(plan.to, day)) / 2 - 1
      const full = Math.min(FULL_MAX, Math.max(0, FULL_MEAN + FULL_SPREAD * (hashUnit(world.seed, 'load', plan.number, `${day} ${cabin}`) - 0.5) + 0.3 * peak))
      const within = cabin === 'economy' || cabin === 'premium' ? (isLeisure(plan) ? LEISURE_DAYS : BUSINESS_DAYS) : BUSINESS_DAYS
      return Math.round(capacityOf(plan.aircraft, cabin) * full * Math.exp(-ahead / within))
    },
  }
}
