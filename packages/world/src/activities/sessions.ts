import { type Day, hashUnit, isoIn, isTimeIn, weekdayOf } from '@sojourn/kernel'
import { demandPercent } from '../demand.ts'
import type { Activity } from './activity.ts'
import { UNLIMITED } from './make-activities.ts'
import { runsIn } from './offered.ts'
import { sunMs } from './sun.ts'
import type { StartTime } from './template.ts'

/** One departure of an activity. */
export interface Session {
  /** By the clock of the place: `2027-03-17T10:00`; midnight where one may come at any time of the day. */
  readonly startsAt: string
  readonly anyTime: boolean
  /** Languages of its guide, English among them where it has others. */
  readonly languages: readonly string[]
  /** How many have their places from elsewhere. */
  readonly others: number
}

const FIVE_MINUTES_MS = 300_000

/** The departures of a day, in their order. */
export function sessionsOn(activity: Activity, day: Day): Session[] {
  const { template, facts, closedOn } = activity
  if (closedOn === weekdayOf(day) || !runsIn(template, facts, Number(day.slice(5, 7)))) return []
  const { starts } = template
  if (starts.by === 'day') return [{ startsAt: `${day}T00:00`, anyTime: true, languages: activity.languages, others: 0 }]
  const times = starts.by === 'every' ? every(starts.from, starts.until, starts.minutes) : starts.times.flatMap((time) => clockOf(activity, day, time) ?? [])
  return times
    .filter((time) => isTimeIn(facts.timeZone, day, time))
    .map((time, at) => {
      const startsAt = `${day}T${time}`
      return { startsAt, anyTime: false, languages: spokenIn(activity, day, at), others: othersIn(activity, startsAt) }
    })
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const every = (from: string, until: string, step: number): string[] =>
  Array.from({ length: Math.floor((minutesOf(until) - minutesOf(from)) / step) + 1 }, (_, at) => timeOf(minutesOf(from) + at * step))

/** A time of the clock; null where the sun does not rise or set, or where that is on another day. */
function clockOf({ facts }: Activity, day: Day, time: StartTime): string | null {
  if (typeof time === 'string') return time
  const sun = sunMs(time.sun, facts.at, day, facts.timeZone)
  if (sun === null) return null
  const at = isoIn(facts.timeZone, Math.round((sun + time.minutes * 60_000) / FIVE_MINUTES_MS) * FIVE_MINUTES_MS)
  return at.slice(0, 10) === day ? at.slice(11, 16) : null
}

/** Each departure has its guide: English is always spoken, the other languages take turns. A recording has all of them. */
function spokenIn({ languages, template }: Activity, day: Day, at: number): readonly string[] {
  if (template.languages.how !== 'guide' || languages.length < 3) return languages
  const others = languages.length - 1
  return [languages[0]!, languages[1 + ((Number(day.slice(8, 10)) + at) % others)]!]
}

const WEEKEND = [0.08, -0.02, -0.04, -0.02, 0, 0.04, 0.1] as const

/** How many others come to a departure: more in season, at weekends, and by chance. */
function othersIn({ activityId, capacity, facts }: Activity, startsAt: string): number {
  if (capacity >= UNLIMITED) return 0
  const day = startsAt.slice(0, 10)
  const chance = hashUnit('comes', activityId, startsAt)
  const share = 0.36 + (demandPercent(facts, day) - 100) * 0.004 + WEEKEND[weekdayOf(day)]! + (chance - 0.5) * 1.1
  return Math.round(capacity * Math.min(1, Math.max(0, share)))
}
