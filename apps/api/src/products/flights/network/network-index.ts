import { type Airline, type DatedFlight, type FlightPlan, type FlightWorld, kmBetween } from '@sojourn/world'
import { minimumConnection } from '../domain/minimum-connection.ts'
import { createZoneClocks, type DayNumber, dayOf, type ZoneClocks } from './zone-clocks.ts'

const DAY_MINUTES = 1_440

/** A flight by its place in the index. */
export type FlightIndex = number

/** All flights as arrays of numbers, ordered by where they leave, where they go and when: a search reads some ten thousand of them. */
export interface NetworkIndex {
  readonly world: FlightWorld
  readonly plans: readonly FlightPlan[]
  readonly from: Uint16Array
  readonly to: Uint16Array
  /** Minutes of the local day. */
  readonly departs: Uint16Array
  readonly block: Uint16Array
  /** On which days it leaves, as the world has it: `bitOfDayNumber` finds the bit of a day. */
  readonly days: Uint16Array
  /** Who connects with whom: network and regional airlines share a group, each low-cost one has its own. */
  readonly group: Uint16Array
  /** Pairs of airports with flights: where each goes, and the first of its flights; the next pair's first is the end. */
  readonly pairTo: Uint16Array
  readonly pairFirst: Int32Array
  /** The first pair of an airport; the next airport's first is the end. */
  readonly outFirst: Int32Array
  /** Airports with flights to an airport, from `inFirst` of it to that of the next. */
  readonly inFrom: Uint16Array
  readonly inFirst: Int32Array
  /** Countries, numbered. */
  readonly country: Uint16Array
  /** Cities with several airports share a number. */
  readonly city: Uint16Array
  readonly zone: Uint16Array
  /** Minutes to change at an airport, four of each: what comes in is international adds 2, what goes out 1. */
  readonly minimum: Uint16Array
  readonly clocks: ZoneClocks
  /** The pair of two airports; −1 where nobody flies. */
  pairOf(from: number, to: number): number
  /** Great-circle kilometres from an airport to every other. */
  kmFrom(airport: number): Float32Array
  /** When a flight leaves on a local day, in minutes since 1970. */
  leavesAt(flight: FlightIndex, day: DayNumber): number
  dated(flight: FlightIndex, day: DayNumber): DatedFlight
}

export const CONNECTING = 0

const made = new WeakMap<FlightWorld, NetworkIndex>()

/** The index of a world, made when it is first asked for. */
export function networkOf(world: FlightWorld): NetworkIndex {
  const known = made.get(world) ?? indexed(world)
  made.set(world, known)
  return known
}

function indexed(world: FlightWorld): NetworkIndex {
  const { airports } = world
  const count = airports.length
  const plans = inOrder(world)
  const total = plans.length
  const [from, to, departs, block] = [new Uint16Array(total), new Uint16Array(total), new Uint16Array(total), new Uint16Array(total)]
  const [days, group] = [new Uint16Array(total), new Uint16Array(total)]
  const groups = new Map<string, number>()
  plans.forEach((plan, nth) => {
    from[nth] = plan.from
    to[nth] = plan.to
    departs[nth] = plan.departs
    block[nth] = plan.block
    days[nth] = plan.days
    group[nth] = groupOf(plan.airline, groups)
  })
  const pairs = pairsOf(from, to, count)
  const { country, city, zone, zones } = numbered(world)
  const clocks = createZoneClocks(zones)
  const km = new Map<number, Float32Array>()

  const leavesAt = (flight: FlightIndex, day: DayNumber): number => {
    const { before, after, turn } = clocks.on(day)
    const at = zone[from[flight]!]!
    const local = departs[flight]!
    return day * DAY_MINUTES + local - (local < turn[at]! ? before[at]! : after[at]!)
  }

  return {
    world,
    plans,
    from,
    to,
    departs,
    block,
    days,
    group,
    ...pairs,
    country,
    city,
    zone,
    clocks,
    minimum: minimumsOf(world),
    kmFrom(airport) {
      const known = km.get(airport) ?? Float32Array.from(airports, ({ at }) => kmBetween(airports[airport]!.at, at))
      km.set(airport, known)
      return known
    },
    leavesAt,
    dated(flight, day) {
      const leaves = leavesAt(flight, day)
      const lands = leaves + block[flight]!
      const localLeaves = leaves + clocks.aheadAt(zone[from[flight]!]!, leaves)
      const localLands = lands + clocks.aheadAt(zone[to[flight]!]!, lands)
      return {
        plan: plans[flight]!,
        day: dayOf(day),
        departsMs: leaves * 60_000,
        arrivesMs: lands * 60_000,
        departsAt: wallOf(localLeaves),
        arrivesAt: wallOf(localLands),
        daysLater: Math.floor(localLands / DAY_MINUTES) - Math.floor(localLeaves / DAY_MINUTES),
      }
    },
  }
}

function inOrder({ flights, airports }: FlightWorld): FlightPlan[] {
  const count = airports.length
  // A key and the place of the flight in one number, so that numbers are sorted.
  const keys = Float64Array.from(flights, ({ from, to, departs }, nth) => ((from * count + to) * DAY_MINUTES + departs) * flights.length + nth)
  keys.sort()
  return Array.from(keys, (key) => flights[key % flights.length]!)
}

function groupOf({ kind, code }: Airline, groups: Map<string, number>): number {
  if (kind !== 'low-cost') return CONNECTING
  const known = groups.get(code) ?? groups.size + 1
  groups.set(code, known)
  return known
}

function pairsOf(from: Uint16Array, to: Uint16Array, count: number) {
  const [pairTo, pairFrom, pairFirst]: number[][] = [[], [], []]
  const number = new Uint16Array(count * count)
  for (let flight = 0; flight < from.length; flight++) {
    if (flight > 0 && from[flight] === from[flight - 1] && to[flight] === to[flight - 1]) continue
    number[from[flight]! * count + to[flight]!] = pairTo!.length + 1
    pairFrom!.push(from[flight]!)
    pairTo!.push(to[flight]!)
    pairFirst!.push(flight)
  }
  pairFirst!.push(from.length)
  const [outFirst, inFirst] = [new Int32Array(count + 1), new Int32Array(count + 1)]
  for (const airport of pairFrom!) outFirst[airport + 1]!++
  for (const airport of pairTo!) inFirst[airport + 1]!++
  for (let airport = 0; airport < count; airport++) {
    outFirst[airport + 1]! += outFirst[airport]!
    inFirst[airport + 1]! += inFirst[airport]!
  }
  const inFrom = new Uint16Array(pairTo!.length)
  const next = inFirst.slice()
  pairTo!.forEach((airport, pair) => {
    inFrom[next[airport]!++] = pairFrom![pair]!
  })
  return {
    pairTo: Uint16Array.from(pairTo!),
    pairFirst: Int32Array.from(pairFirst!),
    outFirst,
    inFrom,
    inFirst,
    pairOf: (a: number, b: number): number => number[a * count + b]! - 1,
  }
}

function numbered({ airports }: FlightWorld) {
  const numberOf = (values: readonly string[]) => new Map([...new Set(values)].map((value, nth) => [value, nth]))
  const countries = numberOf(airports.map(({ countryCode }) => countryCode))
  const cities = numberOf(airports.map(({ cityCode }) => cityCode))
  const zones = numberOf(airports.map(({ timeZone }) => timeZone))
  return {
    country: Uint16Array.from(airports, ({ countryCode }) => countries.get(countryCode)!),
    city: Uint16Array.from(airports, ({ cityCode }) => cities.get(cityCode)!),
    zone: Uint16Array.from(airports, ({ timeZone }) => zones.get(timeZone)!),
    zones: [...zones.keys()],
  }
}

function minimumsOf({ airports }: FlightWorld): Uint16Array {
  const elsewhere = ''
  return Uint16Array.from(
    airports.flatMap((at) =>
      [at.countryCode, elsewhere].flatMap((cameFrom) => [at.countryCode, elsewhere].map((goesTo) => minimumConnection(at, cameFrom, goesTo))),
    ),
  )
}

const two = (value: number): string => (value < 10 ? `0${value}` : `${value}`)

/** Local minutes since 1970 as a clock and a calendar show them. */
function wallOf(minutes: number): string {
  const day = Math.floor(minutes / DAY_MINUTES)
  const rest = minutes - day * DAY_MINUTES
  return `${dayOf(day)}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`
}
