import { asWritten, dayTimeText, formatOf, isEnglish, written } from './dates.ts'

// Separate from the dates of every page: few pages need these.

/** `12 March 2027` */
export const dateText = (day: string): string => written(day, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `12 Mar 2027`: a day in few letters where its year matters. Figures alone (`12/03/2027`) are another day in half of the world. */
export const dateTextShort = (day: string): string => written(day, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The same in full: `9 March 2027, 18:00`. */
export const wallClockTextLong = (instant: string): string => dayTimeText(dateText(instant), instant.slice(11, 16))

/** `12 Mar`, in a zone, or by the reader's calendar. */
export const dayOfMonthText = (at: Date): string => {
  const options = { day: 'numeric', month: 'short' } as const
  if (!isEnglish()) return asWritten(formatOf(options).format(at))
  const parts = formatOf(options).formatToParts(at)
  return ['day', 'month'].map((type) => parts.find((part) => part.type === type)?.value).join(' ')
}

/** `14:05 GMT+1`: when something ends, by the reader's clock, which the text names: the reader may be on the way, and its place may have another. */
export const ownClockText = (at: number | Date): string => formatOf({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' }).format(at)
