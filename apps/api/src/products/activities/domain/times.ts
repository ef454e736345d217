import { addDays, instantMs } from '@sojourn/kernel'
import { clockOf, dayOf } from './session-id.ts'

const HOUR_MS = 3_600_000
const DECIDED_AT = '18:00'
const WEATHER_HOURS = 12

export const startMs = (startsAt: string, timeZone: string): number => instantMs(dayOf(startsAt), clockOf(startsAt), timeZone)

/** Until when places are sold: some hours before it begins, or to the end of a day on which one may come at any time. */
export function closesMs({ startsAt, anyTime }: { readonly startsAt: string; readonly anyTime: boolean }, cutoffHours: number, timeZone: string): number {
  return anyTime ? instantMs(addDays(dayOf(startsAt), 1), '00:00', timeZone) : startMs(startsAt, timeZone) - cutoffHours * HOUR_MS
}

/** When it is decided whether enough people come: at six in the evening of the day before, by the clock of the place. */
export const decidedMs = (startsAt: string, timeZone: string): number => instantMs(addDays(dayOf(startsAt), -1), DECIDED_AT, timeZone)

/** When the operator looks at the weather: half a day before. */
export const weatherMs = (startsAt: string, timeZone: string): number => startMs(startsAt, timeZone) - WEATHER_HOURS * HOUR_MS
