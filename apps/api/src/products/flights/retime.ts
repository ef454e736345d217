import type { FlightOffer } from '@sojourn/contracts'
import { daysBetween, instantMs, isoIn } from '@sojourn/kernel'

type Bound = FlightOffer['bounds'][number]
type Segment = Bound['segments'][number]

const DAY = 10
const MINUTE = 16
const MINUTE_MS = 60_000
const msOf = (local: string, { time_zone }: Segment['from']): number => instantMs(local.slice(0, DAY), local.slice(DAY + 1), time_zone)
const later = (local: string, at: Segment['from'], minutes: number): string => isoIn(at.time_zone, msOf(local, at) + minutes * MINUTE_MS).slice(0, MINUTE)
const daysLater = (from: string, to: string): number => daysBetween(from.slice(0, DAY), to.slice(0, DAY))

/** When a flight leaves and lands by the schedule, in the local times of its airports. */
interface Scheduled {
  readonly departsAt: string
  readonly arrivesAt: string
}

/** A journey of which flights leave and land so many minutes later or earlier than by the schedule, whatever was told before; flights are counted from 0 through all bounds. */
export function retimed(
  offer: FlightOffer,
  schedule: readonly Scheduled[],
  changes: readonly { readonly flight: number; readonly minutes: number }[],
): FlightOffer {
  let flight = 0
  return {
    ...offer,
    bounds: offer.bounds.map((bound): Bound => {
      const segments = bound.segments.map((segment): Segment => {
        const minutes = changes.filter((each) => each.flight === flight).reduce((sum, each) => sum + each.minutes, 0)
        const { departsAt, arrivesAt } = schedule[flight++]!
        const [departs_at, arrives_at] = [later(departsAt, segment.from, minutes), later(arrivesAt, segment.to, minutes)]
        return { ...segment, departs_at, arrives_at, days_later: daysLater(departs_at, arrives_at) }
      })
      const [first, last] = [segments[0]!, segments.at(-1)!]
      return {
        ...bound,
        segments,
        layovers: bound.layovers.map((layover, index) => ({ ...layover, minutes: waitOf(segments, index) })),
        departs_at: first.departs_at,
        arrives_at: last.arrives_at,
        days_later: daysLater(first.departs_at, last.arrives_at),
        minutes: (msOf(last.arrives_at, last.to) - msOf(first.departs_at, first.from)) / MINUTE_MS,
      }
    }),
  }
}

const waitOf = (segments: readonly Segment[], index: number): number => {
  const [before, after] = [segments[index]!, segments[index + 1]!]
  return (msOf(after.departs_at, after.from) - msOf(before.arrives_at, before.to)) / MINUTE_MS
}
