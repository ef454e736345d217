import { say } from '@sojourn/i18n'
import { accept, type Day, dayIn, daysBetween, instantMs, isoIn, isTimeIn, type Outcome } from '@sojourn/kernel'
import {
  daylightOf,
  freeUnits,
  isDaylightOnly,
  minutesOf,
  OTHER_STOPS_MIN,
  type Ride,
  type RideMinutes,
  SEAPLANE_LANDS,
  type TransferSpot,
  type Way,
  windowOf,
} from '@sojourn/world'
import { unfitFor } from './domain/fits.ts'
import type { Party } from './domain/party.ts'
import { type Pickup, type PickupStep, pickupAfter, pickupBefore } from './domain/pickup.ts'
import { badTimes, type NotThen, noAirport } from './refusals.ts'
import type { RideTime } from './transfer-ask.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** How far ahead transfers are ordered. */
const AHEAD_DAYS_MAX = 400
/** Flights from abroad are waited for so much longer. */
const INTERNATIONAL_WAIT_MIN = 30

export const dayOf = (localTime: string): Day => localTime.slice(0, 10)
export const clockOf = (localTime: string): string => localTime.slice(11, 16)
/** What a clock of a place shows: `2027-03-17T10:05`. */
export const localTimeIn = (timeZone: string, atMs: number): string => isoIn(timeZone, atMs).slice(0, 16)

/** A time that was asked for, on the clock it is meant by. */
export interface AskedTime extends RideTime {
  readonly means: 'pickup' | 'landing' | 'departure'
  readonly timeZone: string
  readonly atMs: number
}

/** Reads a time by the clocks of the two ends. `path` is where it stands in the request: empty, or `return.`. Refuses `bad_times` and `flight_without_airport`. */
export function readTime(way: Pick<Way, 'from' | 'to'>, time: RideTime, nowMs: number, path: '' | 'return.'): Outcome<AskedTime> {
  const read = timeOn(way, time)
  if (read === null) return noAirport(`${path}flight`)
  const { timeZone, atMs } = read
  if (!isTimeIn(timeZone, dayOf(time.at), clockOf(time.at)))
    return badTimes(`${path}at`, say`The clocks go forward that day and skip this time. Please choose another one.`)
  if (atMs <= nowMs) return badTimes(`${path}at`, say`This time has already passed, local time. Please choose a later one.`)
  if (daysBetween(dayIn(timeZone, nowMs), dayOf(time.at)) > AHEAD_DAYS_MAX)
    return badTimes(`${path}at`, say`You can book transfers up to ${AHEAD_DAYS_MAX} days ahead. Please choose an earlier date.`)
  return accept(read)
}

/** A time as it is meant, whenever that is; null where a flight has no airport. */
export function timeOn(way: Pick<Way, 'from' | 'to'>, time: RideTime): AskedTime | null {
  const means = meaningOf(way, time)
  if (means === null) return null
  const { timeZone } = means === 'departure' ? way.to : way.from
  return { ...time, means, timeZone, atMs: instantMs(dayOf(time.at), clockOf(time.at), timeZone) }
}

const isAirport = ({ kind }: TransferSpot): boolean => kind === 'airport'

/** A flight lands where the ride begins, or leaves where it ends; null where neither is an airport. */
function meaningOf({ from, to }: Pick<Way, 'from' | 'to'>, { flight }: RideTime): AskedTime['means'] | null {
  if (flight === null) return 'pickup'
  return isAirport(from) ? 'landing' : isAirport(to) ? 'departure' : null
}

/** One ride at its time. */
export interface Leg {
  readonly ride: Ride
  readonly time: AskedTime
  readonly pickupMs: number
  /** By the clock of where it begins. */
  readonly pickupAt: string
  readonly steps: readonly PickupStep[]
  readonly minutes: RideMinutes
  readonly waitMinutes: number
}

export function legOf(ride: Ride, time: AskedTime, party: Pick<Party, 'bags'>): Leg {
  const { vehicle, way } = ride
  const { timeZone } = way.from
  const clockAt = (atMs: number): string => clockOf(localTimeIn(timeZone, atMs))
  const worstAt = (atMs: number): number => minutesOf(vehicle, way, clockAt(atMs)).worst
  const { pickupMs, steps } = pickupFor(time, { bags: party.bags, stopsMinutes: vehicle.kind === 'shared' ? OTHER_STOPS_MIN : 0, worstAt })
  const waits = vehicle.kind === 'private' && time.means === 'landing' && time.international ? INTERNATIONAL_WAIT_MIN : 0
  return {
    ride,
    time,
    pickupMs,
    pickupAt: localTimeIn(timeZone, pickupMs),
    steps,
    minutes: minutesOf(vehicle, way, clockAt(pickupMs)),
    waitMinutes: (isAirport(way.from) ? vehicle.waitAirportMin : vehicle.waitElsewhereMin) + waits,
  }
}

function pickupFor(
  { means, atMs, international }: AskedTime,
  of: { readonly bags: number; readonly stopsMinutes: number; readonly worstAt: (atMs: number) => number },
): Pickup {
  switch (means) {
    case 'landing':
      return pickupAfter(atMs, { international, bags: of.bags })
    case 'departure':
      return pickupBefore(atMs, { international, ...of })
    default:
      return { pickupMs: atMs, steps: [] }
  }
}

/** Why a leg is none for this party at this time; null where it is one. Whether something is left is asked of the stock. */
export function notThen(leg: Leg, party: Party, nowMs: number): Exclude<NotThen, 'full'> | null {
  const { vehicle } = leg.ride
  if (leg.pickupMs < nowMs + vehicle.noticeHours * HOUR_MS) return 'notice'
  return unfitFor(vehicle, party) ?? (isDark(leg) ? 'dark' : null)
}

function isDark({ ride: { vehicle, way }, time, pickupMs, pickupAt, minutes }: Leg): boolean {
  if (!isDaylightOnly(vehicle, way)) return false
  const light = daylightOf(way.from.at, dayOf(pickupAt))
  if (!light || pickupMs < light.fromMs || pickupMs + minutes.worst * MINUTE_MS > light.untilMs) return true
  if (vehicle.kind !== 'seaplane') return false
  const lands = clockOf(localTimeIn(way.to.timeZone, pickupMs + minutes.usual * MINUTE_MS))
  const met = time.means === 'landing' ? clockOf(time.at) : lands
  return [lands, met].some((clock) => clock < SEAPLANE_LANDS.from || clock > SEAPLANE_LANDS.until)
}

/** What shares its vehicles with a leg, and what the company has there. */
export const windowAt = ({ ride: { company, vehicle, way }, pickupMs }: Leg) => {
  const windowMs = windowOf(pickupMs)
  return {
    company: company.key,
    vehicle: vehicle.code,
    zone: way.from.zone,
    windowMs,
    capacity: freeUnits(company, vehicle, way.from.zone, windowMs),
  }
}
