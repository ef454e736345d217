import { currentLanguage } from '../texts.ts'
import { dayText, SHORT, written } from './dates.ts'

// Arabic has no short name of a weekday: with a year such a day does not fit its place.
const hasLongWeekdays = (): boolean => currentLanguage().startsWith('ar')

/** `Fri 12 Mar`, with its year where that is not the year of `near`. */
export const dayTextNear = (day: string, near: string): string =>
  day.slice(0, 4) === near.slice(0, 4) ? dayText(day) : written(day, { ...SHORT, ...(hasLongWeekdays() ? { weekday: undefined } : {}), year: 'numeric' })

/** `12/03/2027`: how a day is typed in figures, in the order that `readDay` reads (B9.3); in Japanese the year comes first. */
export const dayFiguresText = (day: string): string => {
  const [year, month, date] = day.split('-')
  return (currentLanguage().startsWith('ja') ? [year, month, date] : [date, month, year]).join('/')
}
