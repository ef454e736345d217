/** A calendar day without time or zone, `YYYY-MM-DD`. */
export type Day = string

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** True for a day that exists: `2027-02-30` does not. */
export function isDay(text: string): text is Day {
  if (!DAY.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

export const addDays = (day: Day, days: number): Day =>
  remembered(laterDays, `${day} ${days}`, () => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10))

/** Whole days from `from` to `to`; negative where `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  remembered(distances, `${from} ${to}`, () => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000))

/** The nights of a stay: check-in included, check-out not. */
export function nightsOf(checkin: Day, checkout: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(checkin, checkout)) }, (_, i) => addDays(checkin, i))
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

// Of `Intl`, which every browser has: pages ask for the day at a place too.
const clocks = new Map<string, Intl.DateTimeFormat>()
const WALL = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', { timeZone, hourCycle: 'h23', ...WALL })
  clocks.set(timeZone, made)
  return made
}

/** What clock and calendar of a time zone show at an instant: `2027-03-09T18:00`. */
export function wallTimeIn(timeZone: string, atMs: number): string {
  const parts = clockOf(timeZone).formatToParts(atMs)
  const [year = '', month, day, hour, minute] = Object.keys(WALL).map((type) => parts.find((part) => part.type === type)?.value)
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`
}

/** The day it is in a time zone at an instant. */
export function dayIn(timeZone: string, atMs: number): Day {
  return wallTimeIn(timeZone, atMs).slice(0, 10)
}

/** The instant of a wall-clock time in a time zone; daylight saving decided by the zone. */
export const instantMs = (day: Day, time: string, timeZone: string): number =>
  remembered(instants, `${day}T${time} ${timeZone}`, () => Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds)

/** False for a time that the clocks of a zone skip on that day. One that comes twice is a time. */
export const isTimeIn = (timeZone: string, day: Day, time: string): boolean => isoIn(timeZone, instantMs(day, time, timeZone)).slice(0, 16) === `${day}T${time}`

/** ISO 8601 with the zone's offset at that instant: `2027-03-09T18:00:00+00:00`. */
export const isoIn = (timeZone: string, atMs: number): string =>
  remembered(isoTexts, `${atMs} ${timeZone}`, () =>
    Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' }),
  )

// A search asks the same few questions of days and zones for every rate of every hotel of a town; the answers never change.
const laterDays = new Map<string, Day>()
const distances = new Map<string, number>()
const instants = new Map<string, number>()
const isoTexts = new Map<string, string>()
const REMEMBERED_MAX = 5_000

function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  let value = known.get(key)
  if (value === undefined) {
    if (known.size >= REMEMBERED_MAX) known.clear()
    value = make()
    known.set(key, value)
  }
  return value
}
