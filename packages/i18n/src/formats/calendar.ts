import { currentLanguage } from '../texts.ts'
import { atMidnight, formatOf } from './dates.ts'

// Apart from the dates of every page: what a calendar says of its months and weeks.

/** `March 2027`, of a day or of a month `2027-03`. */
export const monthText = (month: string): string => formatOf({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(atMidnight(`${month.slice(0, 7)}-01`))

/** The day a week starts with, 0 for Sunday: what the language says, and Sunday where it says nothing (B9.3). */
export function firstWeekday(language = currentLanguage()): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }
  // Older engines have it as a value.
  return (((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 7) % 7) as ReturnType<typeof firstWeekday>
}

interface WeekInfo {
  readonly firstDay: number
}
