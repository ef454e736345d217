import { addDays, type Day, wallTimeIn } from './dates.ts'

// Whether a day has passed is a matter of the clock at the place, for pages, forms and calls alike.

const HOUR_MS = 3_600_000
/** Where a day ends last on Earth, in hours from UTC. */
const LAST_HOURS = -12

const earliestMoment = (nowMs: number): string => new Date(nowMs + LAST_HOURS * HOUR_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)

/** Day and time now at a place, by its time zone: `2027-03-09T18:00`. Where that is not known, or unknown to this engine, the earliest anywhere. */
export function momentAt(timeZone: string | null | undefined, nowMs: number): string {
  if (!timeZone) return earliestMoment(nowMs)
  try {
    return wallTimeIn(timeZone, nowMs)
  } catch {
    return earliestMoment(nowMs)
  }
}

/** Today at a place, by its time zone; where that is not known, the earliest day that it still is anywhere. */
export const todayAt = (timeZone: string | null | undefined, nowMs: number): Day => momentAt(timeZone, nowMs).slice(0, 10)

/** The earliest day that it still is anywhere on Earth: today, before a place is known. A day before it has passed everywhere. */
export const earliestDay = (nowMs: number): Day => todayAt(null, nowMs)

/** The first day that something can begin on, so many days from today as the seller asks for. */
export const earliestStart = (today: Day, minimumDays: number): Day => addDays(today, minimumDays)

/** What is wrong with a first day: it has passed, or is earlier than the seller takes bookings for; null where it can be. */
export function startFault(startsOn: Day, today: Day, minimumDays = 0): 'past' | 'too_soon' | null {
  if (startsOn < today) return 'past'
  return startsOn < earliestStart(today, minimumDays) ? 'too_soon' : null
}
