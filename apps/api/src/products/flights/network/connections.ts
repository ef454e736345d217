import { CONNECTING, type FlightIndex, type NetworkIndex } from './network-index.ts'
import { bitOfDayNumber, type DayNumber } from './zone-clocks.ts'

const DAY_MINUTES = 1_440

/** A way from one place to another in one go: its flights and the local days on which they leave. Minutes since 1970. */
export interface Way {
  readonly flights: readonly FlightIndex[]
  readonly days: readonly DayNumber[]
  readonly leaves: number
  readonly lands: number
}

export interface WaysFound {
  readonly ways: readonly Way[]
  /** Nothing with two changes at most: what there is needs more, or has longer waits. */
  readonly onlyLong: boolean
}

/** Non-stop flights alone, longer ways alone, or so many of the quickest ways with changes. */
export interface WaysAsked {
  readonly nonStop?: boolean
  readonly long?: boolean
  readonly most?: number
  /** Of longer ways: flights that are taken; left out, all are. */
  readonly isOpen?: IsOpen
}

type IsOpen = (flight: FlightIndex, day: DayNumber) => boolean

/** How much longer than the great circle a way may be: so many times, or so many kilometres more. */
const DETOUR_TIMES = 1.55
const DETOUR_KM = 900
/** Departures that are tried after each flight. */
const ONWARD_MAX = 2
/** Ways with two changes are looked for where there are fewer than these. */
const ENOUGH = 40
/** How far two changes are looked into: first flights of the day, departures after each flight, pairs of airports by length. */
interface Thoroughness {
  readonly first: number
  readonly onward: number
  readonly pairs: number
}
const USUAL: Thoroughness = { first: 4, onward: 1, pairs: 400 }
/** Before longer ways are told. */
const ALL: Thoroughness = { first: Number.POSITIVE_INFINITY, onward: 12, pairs: Number.POSITIVE_INFINITY }
/** The longest wait that is still a change of flights. */
const DOMESTIC_WAIT = 4 * 60
const INTERNATIONAL_WAIT = 24 * 60
/** Ways with changes that are remembered, the quickest of them; all that are non-stop are. */
const CHANGING_MAX = 240
/** What a change counts beside the minutes of a way. */
const CHANGE_MINUTES = 90

/** Every flight of a pair that leaves between two instants, earliest first, at most so many. */
function eachDeparture(
  index: NetworkIndex,
  pair: number,
  { ready, latest, most, group }: { readonly ready: number; readonly latest: number; readonly most: number; readonly group: number | null },
  take: (flight: FlightIndex, day: DayNumber, leaves: number) => void,
): void {
  const { pairFirst, departs, days, clocks } = index
  const [first, end] = [pairFirst[pair]!, pairFirst[pair + 1]!]
  const zone = index.zone[index.from[first]!]!
  const ahead = clocks.aheadAt(zone, ready)
  // The clocks may change by an hour in between: a day too many is looked at, none too few.
  const lastDay = Math.floor((latest + ahead + 60) / DAY_MINUTES)
  let taken = 0
  for (let day = Math.floor((ready + ahead) / DAY_MINUTES); day <= lastDay; day++) {
    const bit = bitOfDayNumber(day)
    const { before, after, turn } = clocks.on(day)
    for (let flight = first; flight < end; flight++) {
      if ((days[flight]! & bit) === 0 || (group !== null && index.group[flight] !== group)) continue
      const local = departs[flight]!
      const leaves = day * DAY_MINUTES + local - (local < turn[zone]! ? before[zone]! : after[zone]!)
      if (leaves < ready) continue
      if (leaves > latest) break
      take(flight, day, leaves)
      if (++taken >= most) return
    }
  }
}

/** Every flight of a pair that leaves on a local day, at most so many. */
function eachOfDay(index: NetworkIndex, pair: number, day: DayNumber, most: number, take: (flight: FlightIndex, leaves: number) => void): void {
  const bit = bitOfDayNumber(day)
  let taken = 0
  for (let flight = index.pairFirst[pair]!; flight < index.pairFirst[pair + 1]! && taken < most; flight++) {
    if ((index.days[flight]! & bit) === 0) continue
    taken++
    take(flight, index.leavesAt(flight, day))
  }
}

/** What it takes to change at an airport, by where one comes from and goes to. */
export function changeAt(
  { country, minimum }: Pick<NetworkIndex, 'country' | 'minimum'>,
  cameFrom: number,
  at: number,
  goesTo: number,
): { minimum: number; longest: number } {
  const comesIn = country[cameFrom] === country[at] ? 0 : 2
  const goesOut = country[goesTo] === country[at] ? 0 : 1
  return { minimum: minimum[at * 4 + comesIn + goesOut]!, longest: comesIn + goesOut === 0 ? DOMESTIC_WAIT : INTERNATIONAL_WAIT }
}

/** The quickest of what is offered, at most so many; cheap to offer what is not among them. */
function quickest(most: number) {
  let kept: Way[] = []
  let worst = Number.POSITIVE_INFINITY
  let offered = 0
  const scoreOf = ({ leaves, lands, flights }: Way) => lands - leaves + CHANGE_MINUTES * flights.length
  const trim = () => {
    kept.sort((a, b) => scoreOf(a) - scoreOf(b) || a.leaves - b.leaves || a.flights[0]! - b.flights[0]!)
    kept = kept.slice(0, most)
    if (kept.length === most) worst = scoreOf(kept[most - 1]!)
  }
  return {
    offer(flights: readonly FlightIndex[], days: readonly DayNumber[], leaves: number, lands: number) {
      offered++
      if (lands - leaves + CHANGE_MINUTES * flights.length > worst) return
      kept.push({ flights, days, leaves, lands })
      if (kept.length >= 2 * most) trim()
    },
    offered: () => offered,
    all() {
      trim()
      return kept
    },
  }
}

/**
 * Ways from any of some airports to any of others that leave on a local day, with up to two changes: each wait is as long as the airport asks for and no stopover, network and regional airlines connect with
 * each other, low-cost ones with their own flights. Where there is none, longer ways.
 */
export function waysBetween(
  index: NetworkIndex,
  origins: readonly number[],
  destinations: readonly number[],
  day: DayNumber,
  { nonStop = false, long: longAlone = false, most = CHANGING_MAX, isOpen }: WaysAsked = {},
): WaysFound {
  if (longAlone) return { ways: longWays(index, origins, destinations, day, isOpen), onlyLong: true }
  const direct: Way[] = []
  const changing = quickest(most)
  for (const origin of origins) {
    for (const destination of destinations) {
      const pair = index.pairOf(origin, destination)
      if (pair >= 0)
        eachOfDay(index, pair, day, Number.POSITIVE_INFINITY, (flight, leaves) =>
          direct.push({ flights: [flight], days: [day], leaves, lands: leaves + index.block[flight]! }),
        )
    }
  }
  if (nonStop) return { ways: direct, onlyLong: false }
  for (const origin of origins) withOneChange(index, origin, destinations, day, changing.offer)
  const twoChanges = (how: Thoroughness) => {
    for (const origin of origins) for (const destination of destinations) withTwoChanges(index, { origin, destination, day }, how, changing.offer)
  }
  if (direct.length + changing.offered() < ENOUGH) twoChanges(USUAL)
  if (direct.length + changing.offered() === 0) twoChanges(ALL)
  const ways = [...direct, ...changing.all()]
  if (ways.length > 0) return { ways, onlyLong: false }
  const long = longWays(index, origins, destinations, day)
  return { ways: long, onlyLong: long.length > 0 }
}

type Offer = ReturnType<typeof quickest>['offer']

function withOneChange(index: NetworkIndex, origin: number, destinations: readonly number[], day: DayNumber, offer: Offer): void {
  const { outFirst, pairTo, block, group, city } = index
  const km = index.kmFrom(origin)
  for (const destination of destinations) {
    const back = index.kmFrom(destination)
    const kmMax = longest(km[destination]!)
    for (let pair = outFirst[origin]!; pair < outFirst[origin + 1]!; pair++) {
      const at = pairTo[pair]!
      if (km[at]! + back[at]! > kmMax || city[at] === city[origin] || city[at] === city[destination]) continue
      const onward = index.pairOf(at, destination)
      if (onward < 0) continue
      const change = changeAt(index, origin, at, destination)
      eachOfDay(index, pair, day, Number.POSITIVE_INFINITY, (first, leaves) => {
        const lands = leaves + block[first]!
        const when = { ready: lands + change.minimum, latest: lands + change.longest, most: ONWARD_MAX, group: group[first]! }
        eachDeparture(index, onward, when, (second, secondDay, secondLeaves) => offer([first, second], [day, secondDay], leaves, secondLeaves + block[second]!))
      })
    }
  }
}

function withTwoChanges(
  index: NetworkIndex,
  { origin, destination, day }: { readonly origin: number; readonly destination: number; readonly day: DayNumber },
  how: Thoroughness,
  offer: Offer,
): void {
  const { outFirst, pairTo, inFirst, inFrom, block, group, city } = index
  const [km, back] = [index.kmFrom(origin), index.kmFrom(destination)]
  const kmMax = longest(km[destination]!)
  // Nobody changes flights in the city they come from or go to, nor twice in one.
  const isEnd = (airport: number): boolean => city[airport] === city[origin] || city[airport] === city[destination]
  const candidates: { readonly km: number; readonly pair: number; readonly at: number; readonly then: number }[] = []
  for (let pair = outFirst[origin]!; pair < outFirst[origin + 1]!; pair++) {
    const at = pairTo[pair]!
    if (isEnd(at) || km[at]! + back[at]! > kmMax) continue
    const between = index.kmFrom(at)
    for (let nth = inFirst[destination]!; nth < inFirst[destination + 1]!; nth++) {
      const then = inFrom[nth]!
      if (city[then] === city[at] || isEnd(then)) continue
      const length = km[at]! + between[then]! + back[then]!
      if (length <= kmMax && index.pairOf(at, then) >= 0) candidates.push({ km: length, pair, at, then })
    }
  }
  candidates.sort((a, b) => a.km - b.km)
  for (const { pair, at, then } of candidates.slice(0, how.pairs)) {
    const [between, last] = [index.pairOf(at, then), index.pairOf(then, destination)]
    const [change, thenChange] = [changeAt(index, origin, at, then), changeAt(index, at, then, destination)]
    eachOfDay(index, pair, day, how.first, (first, leaves) => {
      const lands = leaves + block[first]!
      const airline = group[first]!
      eachDeparture(
        index,
        between,
        { ready: lands + change.minimum, latest: lands + change.longest, most: how.onward, group: airline },
        (second, secondDay, secondLeaves) => {
          const secondLands = secondLeaves + block[second]!
          const when = { ready: secondLands + thenChange.minimum, latest: secondLands + thenChange.longest, most: how.onward, group: airline }
          eachDeparture(index, last, when, (third, thirdDay, thirdLeaves) =>
            offer([first, second, third], [day, secondDay, thirdDay], leaves, thirdLeaves + block[third]!),
          )
        },
      )
    })
  }
}

/** Kilometres of the longest way between two places that are so far apart. */
export const longest = (km: number): number => Math.max(km * DETOUR_TIMES, km + DETOUR_KM)

const FLIGHTS_MAX = 4
/** Of longer ways a wait may be of days, within a country too: some flights leave twice a week. */
export const LONG_WAIT_MINUTES = 72 * 60
const LONG_WAYS_MAX = 3
/** Departures of a pair that are tried until one has seats. */
const OPEN_MAX = 12
const NEVER = 2 ** 30

/** The earliest arrivals with up to four flights of network and regional airlines, whatever the detour; each next one leaves later than the one before. */
function longWays(index: NetworkIndex, origins: readonly number[], destinations: readonly number[], day: DayNumber, isOpen?: IsOpen): Way[] {
  const found: Way[] = []
  let notBefore = Number.NEGATIVE_INFINITY
  while (found.length < LONG_WAYS_MAX) {
    const way = earliestArrival(index, origins, destinations, { day, notBefore, isOpen })
    if (!way) return found
    found.push(way)
    notBefore = way.leaves + 1
  }
  return found
}

/** An airport as it is reached after some flights. */
interface Rounds {
  /** Minutes since 1970 at which each airport is reached; `NEVER` where it is not. */
  readonly lands: Int32Array
  /** The last flight there, and its day. */
  readonly flight: Int32Array
  readonly day: Int32Array
}

interface Leaving {
  readonly day: DayNumber
  readonly notBefore: number
  readonly isOpen: IsOpen | undefined
}

function earliestArrival(index: NetworkIndex, origins: readonly number[], destinations: readonly number[], { day, notBefore, isOpen }: Leaving): Way | null {
  const { outFirst, pairTo, block, from } = index
  const count = outFirst.length - 1
  const best = new Int32Array(count).fill(NEVER)
  const rounds: Rounds[] = []
  const arrived = () => Math.min(...destinations.map((each) => best[each]!))
  for (const origin of origins) best[origin] = Number.MIN_SAFE_INTEGER
  let reached = [...origins]
  for (let round = 0; round < FLIGHTS_MAX && reached.length > 0; round++) {
    const now: Rounds = { lands: new Int32Array(count).fill(NEVER), flight: new Int32Array(count), day: new Int32Array(count) }
    const before = rounds.at(-1)
    const improved = new Set<number>()
    const take = (flight: FlightIndex, onDay: DayNumber, leaves: number) => {
      const at = index.to[flight]!
      const lands = leaves + block[flight]!
      if (lands >= best[at]! || lands >= arrived() || (isOpen && !isOpen(flight, onDay))) return
      best[at] = lands
      now.lands[at] = lands
      now.flight[at] = flight
      now.day[at] = onDay
      improved.add(at)
    }
    for (const at of reached) {
      for (let pair = outFirst[at]!; pair < outFirst[at + 1]!; pair++) {
        if (!before) {
          eachOfDay(index, pair, day, Number.POSITIVE_INFINITY, (flight, leaves) => {
            if (leaves >= notBefore && index.group[flight] === CONNECTING) take(flight, day, leaves)
          })
          continue
        }
        const lands = before.lands[at]!
        const ready = lands + changeAt(index, from[before.flight[at]!]!, at, pairTo[pair]!).minimum
        if (ready >= best[pairTo[pair]!]!) continue
        eachDeparture(index, pair, { ready, latest: ready + LONG_WAIT_MINUTES, most: isOpen ? OPEN_MAX : 1, group: CONNECTING }, take)
      }
    }
    rounds.push(now)
    reached = [...improved]
  }
  return wayBack(index, rounds, origins, destinations)
}

function wayBack({ from, block, ...index }: NetworkIndex, rounds: readonly Rounds[], origins: readonly number[], destinations: readonly number[]): Way | null {
  let end: { round: number; at: number; lands: number } | null = null
  rounds.forEach(({ lands }, round) => {
    for (const at of destinations) if (lands[at]! < (end?.lands ?? NEVER)) end = { round, at, lands: lands[at]! }
  })
  const last = end as { round: number; at: number; lands: number } | null
  if (!last) return null
  const [flights, days]: [FlightIndex[], DayNumber[]] = [[], []]
  let at = last.at
  for (let round = last.round; round >= 0; round--) {
    const flight = rounds[round]!.flight[at]!
    flights.unshift(flight)
    days.unshift(rounds[round]!.day[at]!)
    at = from[flight]!
  }
  if (!origins.includes(at)) return null
  return { flights, days, leaves: index.leavesAt(flights[0]!, days[0]!), lands: last.lands }
}
