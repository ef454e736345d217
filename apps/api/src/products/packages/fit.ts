import { addDays } from '@sojourn/kernel'
import { kmBetween } from '@sojourn/world'
import type { Moment, PartPlacement } from '../../sale/part-source.ts'

/** Why parts are no package: too few kinds, more than one flight or stay, other people, nights that do not meet the flight, too early, too late, elsewhere, or two at once. */
export type MisfitReason = 'kinds' | 'twice' | 'people' | 'check_in' | 'check_out' | 'too_early' | 'too_late' | 'elsewhere' | 'overlap'

export interface Misfit {
  readonly reason: MisfitReason
  /** Which part, counted from 1; 0 is all of them. */
  readonly part: number
}

const MINUTE_MS = 60_000
/** Who lands before this hour may sleep the night before, and who leaves before it may pay for no night that they would not sleep. */
const EARLY = '06:00'
const FAR_KM = 200
/** So long before a flight leaves a part must have ended, by its role. */
const BEFORE_LEAVING_MINUTES = { flight: 0, stay: 0, transfer: 45, car: 45, activity: 180 } as const

const dayOf = ({ at }: Moment): string => at.slice(0, 10)
const isEarly = ({ at }: Moment): boolean => at.slice(11) < EARLY

/** The days on which one may check in who arrives then, the usual first. */
export const checkInDays = (landing: Moment): string[] => [dayOf(landing), ...(isEarly(landing) ? [addDays(dayOf(landing), -1)] : [])]
/** The days on which one checks out who leaves then, the usual first. */
export const checkOutDays = (leaving: Moment): string[] => [dayOf(leaving), ...(isEarly(leaving) ? [addDays(dayOf(leaving), -1)] : [])]

/** The first reason for which these are not one trip; null where they are. */
export function misfitOf(parts: readonly PartPlacement[]): Misfit | null {
  const at = (role: PartPlacement['role']) => parts.flatMap((part, index) => (part.role === role ? [index] : []))
  const [flights, stays] = [at('flight'), at('stay')]
  const second = flights[1] ?? stays[1]
  if (second !== undefined) return { reason: 'twice', part: second + 1 }
  if (new Set(parts.map(({ role }) => role)).size < 2) return { reason: 'kinds', part: 0 }
  const flight = flights[0] === undefined ? null : parts[flights[0]]!
  const stayAt = stays[0]
  const stay = stayAt === undefined ? null : parts[stayAt]!
  if (flight && stay && stayAt !== undefined) {
    if (flight.people !== stay.people) return { reason: 'people', part: stayAt + 1 }
    if (!checkInDays(flight.starts).includes(dayOf(stay.starts))) return { reason: 'check_in', part: stayAt + 1 }
    if (!checkOutDays(flight.ends).includes(dayOf(stay.ends))) return { reason: 'check_out', part: stayAt + 1 }
  }
  const centre = flight?.at ?? stay?.at ?? parts.find((part) => part.at)?.at ?? null
  for (const [index, part] of parts.entries()) {
    const reason = misfitOfOne(part, { flight, stay, centre })
    if (reason) return { reason, part: index + 1 }
  }
  const overlap = parts.findIndex((part, index) => parts.slice(0, index).some((other) => areAtOnce(part, other)))
  return overlap < 0 ? null : { reason: 'overlap', part: overlap + 1 }
}

/** What people are at themselves: nobody rides and sees a castle at once. */
const TAKES_TIME: ReadonlySet<PartPlacement['role']> = new Set(['transfer', 'activity'])
const areAtOnce = (a: PartPlacement, b: PartPlacement): boolean =>
  TAKES_TIME.has(a.role) && TAKES_TIME.has(b.role) && a.starts.ms < b.ends.ms && b.starts.ms < a.ends.ms

interface Around {
  readonly flight: PartPlacement | null
  readonly stay: PartPlacement | null
  readonly centre: PartPlacement['at']
}

function misfitOfOne(part: PartPlacement, { flight, stay, centre }: Around): MisfitReason | null {
  if (centre && part.at && kmBetween(centre, part.at) > FAR_KM) return 'elsewhere'
  if (part === flight || part === stay) return null
  if (stay && part.ofStay !== undefined && part.ofStay !== stay.key) return 'elsewhere'
  if (flight) {
    if (part.starts.ms < flight.starts.ms) return 'too_early'
    return part.ends.ms > flight.ends.ms - BEFORE_LEAVING_MINUTES[part.role] * MINUTE_MS ? 'too_late' : null
  }
  if (!stay) return null
  if (dayOf(part.starts) < dayOf(stay.starts)) return 'too_early'
  return dayOf(part.ends) > dayOf(stay.ends) ? 'too_late' : null
}

/** By how much one arrives or leaves at another time, whichever is more. */
export const movedMinutes = (before: PartPlacement, after: PartPlacement): number =>
  Math.max(...[after.starts.ms - before.starts.ms, after.ends.ms - before.ends.ms].map((ms) => Math.abs(ms) / MINUTE_MS))
