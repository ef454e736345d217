import { bitOfDay } from '@sojourn/world'

/** Days since 1970-01-01, by whichever calendar they are counted. */
export type DayNumber = number

const DAY_MINUTES = 1_440
const DAY_MS = 86_400_000

/** The clocks of all zones over one local day, by the number of the zone: minutes ahead of UTC before the local minute `turn`, and from it on. */
export interface DayClocks {
  readonly before: Int16Array
  readonly after: Int16Array
  /** The end of the day where nothing changes. */
  readonly turn: Int16Array
}

/** Local times of a fixed list of zones as minutes of UTC and back; a time that the clocks skip is read by the offset before, one that comes twice is the first. */
export interface ZoneClocks {
  on(day: DayNumber): DayClocks
  /** Minutes ahead of UTC at an instant, in minutes since 1970. */
  aheadAt(zone: number, utcMinutes: number): number
}

/** When a zone changes its offset, and to what; the first entry is from before all others. */
interface Offsets {
  readonly fromMinutes: number[]
  readonly ahead: number[]
  /** Changes before this minute are known. */
  knownUntil: number
}

const FIRST_INSTANT = Temporal.Instant.from('2026-01-01T00:00:00Z')
const KNOWN_FOR_MINUTES = 366 * DAY_MINUTES
const DAYS_REMEMBERED = 800

export function createZoneClocks(timeZones: readonly string[]): ZoneClocks {
  const offsets = timeZones.map((timeZone): Offsets => {
    const first = FIRST_INSTANT.toZonedDateTimeISO(timeZone)
    return { fromMinutes: [Number.NEGATIVE_INFINITY], ahead: [first.offsetNanoseconds / 60e9], knownUntil: FIRST_INSTANT.epochMilliseconds / 60_000 }
  })
  const days = new Map<DayNumber, DayClocks>()

  function knowUntil(zone: number, utcMinutes: number): Offsets {
    const known = offsets[zone]!
    while (known.knownUntil <= utcMinutes) {
      const until = known.knownUntil + KNOWN_FOR_MINUTES
      let at = Temporal.Instant.fromEpochMilliseconds(known.knownUntil * 60_000).toZonedDateTimeISO(timeZones[zone]!)
      for (;;) {
        const next = at.getTimeZoneTransition('next')
        if (!next || next.epochMilliseconds / 60_000 >= until) break
        known.fromMinutes.push(next.epochMilliseconds / 60_000)
        known.ahead.push(next.offsetNanoseconds / 60e9)
        at = next
      }
      known.knownUntil = until
    }
    return known
  }

  function aheadAt(zone: number, utcMinutes: number): number {
    const { fromMinutes, ahead } = knowUntil(zone, utcMinutes)
    let nth = fromMinutes.length - 1
    while (fromMinutes[nth]! > utcMinutes) nth--
    return ahead[nth]!
  }

  function made(day: DayNumber): DayClocks {
    const [before, after, turn] = [new Int16Array(timeZones.length), new Int16Array(timeZones.length), new Int16Array(timeZones.length).fill(DAY_MINUTES)]
    const start = day * DAY_MINUTES
    for (let zone = 0; zone < timeZones.length; zone++) {
      // What changes within a local day does so within 14 hours of the same day of UTC.
      const { fromMinutes, ahead } = knowUntil(zone, start + 2 * DAY_MINUTES)
      let nth = fromMinutes.length - 1
      while (nth > 0 && localTurn(nth, fromMinutes, ahead) > start) nth--
      before[zone] = ahead[nth]!
      const next = nth + 1
      const minute = next < ahead.length ? localTurn(next, fromMinutes, ahead) - start : DAY_MINUTES
      if (minute < DAY_MINUTES) turn[zone] = minute
      after[zone] = minute < DAY_MINUTES ? ahead[next]! : before[zone]!
    }
    return { before, after, turn }
  }

  return {
    on(day) {
      let clocks = days.get(day)
      if (!clocks) {
        if (days.size >= DAYS_REMEMBERED) days.clear()
        clocks = made(day)
        days.set(day, clocks)
      }
      return clocks
    },
    aheadAt,
  }
}

/** The first local minute that is read by the offset after a change: skipped times, and the first of those that come twice, are before it. */
const localTurn = (nth: number, fromMinutes: readonly number[], ahead: readonly number[]): number => fromMinutes[nth]! + Math.max(ahead[nth - 1]!, ahead[nth]!)

export const dayNumberOf = (day: string): DayNumber => Date.parse(`${day}T00:00:00Z`) / DAY_MS

const names = new Map<DayNumber, string>()

/** `2027-03-17` */
export function dayOf(day: DayNumber): string {
  let name = names.get(day)
  if (name === undefined) {
    if (names.size >= DAYS_REMEMBERED) names.clear()
    name = new Date(day * DAY_MS).toISOString().slice(0, 10)
    names.set(day, name)
  }
  return name
}

const bits = new Map<DayNumber, number>()

/** The bit of a day in the days of a flight. */
export function bitOfDayNumber(day: DayNumber): number {
  let bit = bits.get(day)
  if (bit === undefined) {
    if (bits.size >= DAYS_REMEMBERED) bits.clear()
    bit = bitOfDay(dayOf(day))
    bits.set(day, bit)
  }
  return bit
}
