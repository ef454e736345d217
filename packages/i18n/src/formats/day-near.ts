import { currentLanguage } from '../texts.ts'
import { dayText, SHORT, written } from './dates.ts'

// Arabic has no short name of a weekday: with a year such a day does not fit its place.
const hasLongWeekdays = (): boolean => currentLanguage().startsWith('ar')

/** `Fri 12 Mar`, with its year where that is not the year of `near`. */
export const dayTextNear = (day: string, near: string): string =>
  day.slice(0, 4) === near.slice(0, 4) ? dayText(day) : written(day, { ...SHORT, ...(hasLongWeekdays() ? { weekday: undefined } : {}), year: 'numeric' })
