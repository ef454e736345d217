import { hashUnit, instantMs } from '@sojourn/kernel'
import type { WorldAirport } from '../airports.ts'
import { type Aircraft, seatsAboard } from './aircraft.ts'
import type { Airline } from './airline.ts'
import { blockMinutes } from './block-time.ts'
import { daysLater, EVERY_DAY, type FlownDays, inBothSeasons, inSummer, inWinter } from './flown-days.ts'
import { canFly } from './legality.ts'
import type { Route } from './make-routes.ts'

/** A flight number of another airline for the same flight. */
export interface SoldAs {
  readonly airline: Airline
  readonly number: string
}

/** A flight number as it is flown: by the clock of its airport, on some weekdays, the whole year or a half of it. */
export interface FlightPlan {
  /** `D0214`. */
  readonly number: string
  readonly airline: Airline
  readonly aircraft: Aircraft
  /** Indexes of airports. */
  readonly from: number
  readonly to: number
  readonly km: number
  /** Minutes of the local day at which it leaves; the same on every day, whatever daylight saving does. */
  readonly departs: number
  /** Minutes from gate to gate. */
  readonly block: number
  readonly days: FlownDays
  /** By the numbers of partners, who sell it as theirs. */
  readonly soldAs: readonly SoldAs[]
}

/** Weekdays of flights that do not leave every day, by how many. */
const SOME_DAYS: Readonly<Record<number, readonly number[]>> = {
  2: [0b0010010, 0b0100100],
  3: [0b0101010, 0b1010100],
  4: [0b1101010, 0b1010101],
  5: [0b0111110, 0b1011011],
  6: [0b1111110, 0b0111111],
}
const LONG_KM = 4_200
/** When the waves of a hub leave, in minutes of the day. */
const BANKS = [385, 560, 735, 910, 1_085, 1_240] as const
const [FIRST, LAST] = [355, 1_300] as const
/** Nothing short leaves between these. */
const [QUIET_FROM, QUIET_UNTIL] = [1_380, 350] as const
/** A week in winter by whose clocks the times of returns are made: then they stay. */
const REFERENCE_DAY = '2027-02-03'
const NOT_SHARED: readonly SoldAs[] = []
const FIRST_NUMBER = 100
/** Numbers of flights that are a partner's. */
const [FIRST_SHARED, LAST_SHARED] = [4_000, 4_999] as const
const SHARED_PART = 0.3
/** Of low-cost routes to places that are much asked for in one half of the year: how many are flown in that half alone. */
const SEASONAL_PART = 0.3
const SEASONAL_TIMES = 1.15

/** Aircraft that suit a demand, best first. */
function suited(airline: Airline, km: number, weekly: number): readonly string[] {
  if (km > 5_200) return weekly > 3_500 ? ['77W', '359', '789', '388', '333'] : ['789', '359', '333', '77W']
  if (km > 3_900 && weekly > 3_000 && airline.kind === 'network') return ['333', '789', '32Q', '32N']
  if (weekly < 420 && km < 900) return ['AT7', 'E90']
  if (weekly < 900 && km < 2_600 && airline.kind !== 'low-cost') return ['E90', '223', 'AT7']
  return weekly > 2_500 ? ['32Q', '7M8', '32N', '738', '223', 'E90', 'AT7'] : ['32N', '738', '223', 'E90', '32Q', 'AT7']
}

/** Minutes that a zone is ahead of UTC on the reference day. */
function aheadMinutes(timeZone: string): number {
  return (Date.parse(`${REFERENCE_DAY}T12:00:00Z`) - instantMs(REFERENCE_DAY, '12:00:00', timeZone)) / 60_000
}

const toFive = (minutes: number): number => (Math.round(minutes / 5) * 5) % 1_440

/** How much a place is asked for in summer and in winter. */
export interface HalfYears {
  readonly summer: number
  readonly winter: number
}

/** All flights of a network, in the order of its routes: a number never changes while the routes before it stay. Where no aircraft suits the demand, the smallest flies that can. */
export function makeFlights(
  airports: readonly WorldAirport[],
  routes: readonly Route[],
  fleet: ReadonlyMap<string, Aircraft>,
  seed: string,
  seasonOf: (airport: number) => HalfYears | null,
): FlightPlan[] {
  const onPair = new Map<string, number>()
  const pairOf = ({ hub, other }: Route) => `${Math.min(hub, other)} ${Math.max(hub, other)}`
  for (const route of routes) onPair.set(pairOf(route), (onPair.get(pairOf(route)) ?? 0) + 1)
  const ahead = airports.map(({ timeZone }) => aheadMinutes(timeZone))
  const numbers = new Map<string, number>()
  const next = ({ code }: Airline): string => {
    const number = numbers.get(code) ?? FIRST_NUMBER
    numbers.set(code, number + 1 === FIRST_SHARED ? LAST_SHARED + 1 : number + 1)
    return `${code}${number}`
  }
  const networkAt = new Map<number, Airline[]>()
  for (const { airline, hub } of routes) {
    const known = networkAt.get(hub) ?? []
    networkAt.set(hub, known)
    if (airline.kind === 'network' && !known.includes(airline)) known.push(airline)
  }
  /** The airline of the same alliance that has its hub where a route leads, if it sells it too. */
  const partnerOn = ({ airline, hub, other }: Route): Airline | null => {
    if (hashUnit(seed, 'shared', airline.code, airports[hub]!.iata, airports[other]!.iata) >= SHARED_PART) return null
    return networkAt.get(other)?.find((each) => each !== airline && each.alliance !== null && each.alliance === airline.alliance) ?? null
  }
  const shared = new Map<string, number>()
  const sharedWith = (partner: Airline | null): readonly SoldAs[] => {
    const number = partner ? (shared.get(partner.code) ?? FIRST_SHARED) : LAST_SHARED + 1
    if (!partner || number > LAST_SHARED) return NOT_SHARED
    shared.set(partner.code, number + 1)
    return [{ airline: partner, number: `${partner.code}${number}` }]
  }
  const flights: FlightPlan[] = []
  for (const route of routes) {
    const { airline, hub, other, km, isDaily } = route
    const [home, away] = [airports[hub]!, airports[other]!]
    const unit = (what: string, index = 0) => hashUnit(seed, what, airline.code, home.iata, away.iata, index)
    const isDomestic = home.countryCode === away.countryCode
    const weekly =
      ((230 * (home.paxMillions * away.paxMillions) ** 0.5 * (isDomestic ? 2.1 : 1)) / Math.max(350, km) ** 0.36 / onPair.get(pairOf(route))! ** 0.35) *
      (0.7 + 0.6 * unit('demand')) *
      4.6
    const inReach = (each: Aircraft) => canFly(each, home, away, km)
    const type =
      suited(airline, km, weekly)
        .map((code) => fleet.get(code)!)
        .find(inReach) ?? [...fleet.values()].find(inReach)
    if (!type) continue
    const most = 7 * (km > 5_200 ? 6 : km > 2_500 ? 6 : 14)
    const least = isDaily ? 7 : km > 5_200 ? 3 : 2
    const frequency = Math.max(least, Math.min(most, Math.round(weekly / seatsAboard(type) / 0.84)))
    const aDay = frequency >= 7 ? Math.round(frequency / 7) : 1
    const masks = SOME_DAYS[frequency]
    const weekdays = frequency >= 7 || !masks ? null : masks[Math.floor(unit('days') * masks.length)]!
    const isSeasonal = airline.kind === 'low-cost' && !isDaily && unit('season') < SEASONAL_PART
    const days = flownIn(weekdays, isSeasonal ? (seasonOf(other) ?? seasonOf(hub)) : null)
    const partner = partnerOn(route)
    const out = blockMinutes(home.at, away.at, km, type.cruiseKmh)
    const back = blockMinutes(away.at, home.at, km, type.cruiseKmh)
    const isLong = km > LONG_KM
    for (let nth = 0; nth < aDay; nth++) {
      const chance = unit('time', nth)
      const departs = departureOf(airline, isLong, chance, nth, aDay)
      flights.push({ number: next(airline), airline, aircraft: type, from: hub, to: other, km, departs, block: out, days, soldAs: sharedWith(partner) })
      const turn = toFive(isLong ? 100 + chance * 60 : 45 + chance * 25)
      const landed = departs - ahead[hub]! + out + turn + ahead[other]!
      const local = ((landed % 1_440) + 1_440) % 1_440
      const isQuiet = !isLong && (local > QUIET_FROM || local < QUIET_UNTIL)
      const returns = isQuiet ? toFive(360 + unit('morning', nth) * 80) : local
      // A return after midnight leaves on the day after.
      const later = Math.floor((landed + (isQuiet && local > QUIET_FROM ? 1_440 : 0)) / 1_440)
      flights.push({
        number: next(airline),
        airline,
        aircraft: type,
        from: other,
        to: hub,
        km,
        departs: returns,
        block: back,
        days: daysLater(days, later),
        soldAs: sharedWith(partner),
      })
    }
  }
  return flights
}

function departureOf({ kind }: Airline, isLong: boolean, chance: number, nth: number, aDay: number): number {
  if (isLong) return toFive(chance < 0.55 ? 600 + chance * 400 : 1_020 + chance * 330)
  const spread = Math.round(FIRST + ((nth + 0.25 + 0.5 * chance) * (LAST - FIRST)) / aDay)
  if (kind !== 'network') return toFive(spread)
  const bank = BANKS.reduce((best: number, each) => (Math.abs(each - spread) < Math.abs(best - spread) ? each : best), BANKS[0])
  return toFive(bank + Math.round(chance * 60))
}

/** On which days, by how much more the place is asked for in one half of the year; null is every weekday, and no season. */
function flownIn(weekdays: number | null, season: HalfYears | null): FlownDays {
  const days = weekdays ?? EVERY_DAY & 0b1111111
  if (season && season.summer > season.winter * SEASONAL_TIMES) return inSummer(days)
  if (season && season.winter > season.summer * SEASONAL_TIMES) return inWinter(days)
  return inBothSeasons(days)
}
