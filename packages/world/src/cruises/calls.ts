import { addDays, type Day, instantMs, isoIn } from '@sojourn/kernel'
import type { WorldPort } from '../ports.ts'
import type { Charts, Sailing } from './sailing.ts'

/** A ship in a port on a sailing. Times are by the clock of the port: `2027-05-09T08:00`. */
export interface Call {
  /** The day of the cruise on which it comes, from 1. */
  readonly day: number
  readonly port: WorldPort
  /** Null where the cruise begins. */
  readonly arrivesAt: string | null
  /** Null where it ends. */
  readonly departsAt: string | null
  readonly arrivesMs: number | null
  readonly departsMs: number | null
  /** When everyone must be on board again. */
  readonly allAboardAt: string | null
  /** From the first who may go ashore to the last who must be back; 0 where the cruise begins or ends. */
  readonly minutesAshore: number
  /** Boats bring people ashore. */
  readonly tendered: boolean
  /** How far the ship's clock is before that of the port. */
  readonly shipAheadMinutes: number
  readonly miles: number
  /** From the last port; 0 where it begins. */
  readonly knots: number
}

/** By which clock people live on board: that of the port where it began, or that of each port where it calls. */
export type ShipTime = { readonly keeps: 'first-port'; readonly timeZone: string } | { readonly keeps: 'ports' }

const MINUTE = 60_000
/** Clocks of ports that differ by more than this make a ship change its own. */
const KEPT_MINUTES = 60
const ALL_ABOARD = { pier: 30, tender: 60 } as const
const CLEARED = { pier: 30, tender: 45 } as const

/** Minutes that a zone's clock is before Greenwich's. */
const aheadOf = (timeZone: string, atMs: number): number => Math.round((Date.parse(`${isoIn(timeZone, atMs).slice(0, 16)}:00Z`) - atMs) / MINUTE)

const timesOf = ({ itinerary, startsOn }: Sailing, { port }: Charts) =>
  itinerary.calls.map((planned) => {
    const at = port(planned.port)
    const dayOf = (day: number): Day => addDays(startsOn, day - 1)
    const arrivesMs = planned.arrives === null ? null : instantMs(dayOf(planned.day), planned.arrives, at.timeZone)
    const departsMs = planned.departs === null ? null : instantMs(dayOf(planned.lastDay), planned.departs, at.timeZone)
    return { planned, at, arrivesMs, departsMs }
  })

export function shipTimeOf(sailing: Sailing, charts: Charts): ShipTime {
  const times = timesOf(sailing, charts)
  const aheads = times.map(({ at, arrivesMs, departsMs }) => aheadOf(at.timeZone, arrivesMs ?? departsMs!))
  return Math.max(...aheads) - Math.min(...aheads) > KEPT_MINUTES ? { keeps: 'ports' } : { keeps: 'first-port', timeZone: times[0]!.at.timeZone }
}

/** The ports of a sailing, in the order in which it calls there. */
export function callsOf(sailing: Sailing, charts: Charts): Call[] {
  const shipTime = shipTimeOf(sailing, charts)
  let leftMs = 0
  return timesOf(sailing, charts).map(({ planned, at, arrivesMs, departsMs }): Call => {
    const how = at.tender ? 'tender' : 'pier'
    const local = (atMs: number | null) => (atMs === null ? null : isoIn(at.timeZone, atMs).slice(0, 16))
    const aboardMs = departsMs === null ? null : departsMs - ALL_ABOARD[how] * MINUTE
    const sinceMs = leftMs
    leftMs = departsMs ?? leftMs
    return {
      day: planned.day,
      port: at,
      arrivesAt: local(arrivesMs),
      departsAt: local(departsMs),
      arrivesMs,
      departsMs,
      allAboardAt: local(aboardMs),
      minutesAshore: arrivesMs === null || aboardMs === null ? 0 : (aboardMs - arrivesMs) / MINUTE - CLEARED[how],
      tendered: at.tender,
      shipAheadMinutes: shipTime.keeps === 'ports' ? 0 : aheadOf(shipTime.timeZone, arrivesMs ?? departsMs!) - aheadOf(at.timeZone, arrivesMs ?? departsMs!),
      miles: planned.miles,
      knots: arrivesMs === null || sinceMs === 0 ? 0 : planned.miles / ((arrivesMs - sinceMs) / (60 * MINUTE)),
    }
  })
}
