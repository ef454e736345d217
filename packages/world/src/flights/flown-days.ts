import { type Day, weekdayOf } from '@sojourn/kernel'

/**
 * On which days a flight leaves: seven bits for the weekdays of summer, Sunday the lowest, and seven above them for those of winter. Airlines change their times of year on the last Sundays of March and October.
 */
export type FlownDays = number

const WEEK = 0b1111111
export const EVERY_DAY: FlownDays = WEEK | (WEEK << 7)

export const inBothSeasons = (weekdays: number): FlownDays => weekdays | (weekdays << 7)
export const inSummer = (weekdays: number): FlownDays => weekdays
export const inWinter = (weekdays: number): FlownDays => weekdays << 7

/** The same weekdays some days later. */
export function daysLater(days: FlownDays, by: number): FlownDays {
  const turn = ((by % 7) + 7) % 7
  const turned = (week: number) => ((week << turn) | (week >> (7 - turn))) & WEEK
  return turned(days & WEEK) | (turned((days >> 7) & WEEK) << 7)
}

const lastSunday = (year: string, month: '03' | '10'): Day => {
  const end = `${year}-${month}-31`
  return `${year}-${month}-${31 - weekdayOf(end)}`
}

const isSummer = (day: Day): boolean => day >= lastSunday(day.slice(0, 4), '03') && day < lastSunday(day.slice(0, 4), '10')

/** The bit of a day in `FlownDays`. */
export const bitOfDay = (day: Day): number => 1 << (weekdayOf(day) + (isSummer(day) ? 0 : 7))
