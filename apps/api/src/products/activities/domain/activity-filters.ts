/** What an activity is filtered and counted by. */
export interface ActivityRow {
  readonly category: string
  /** Parts of the day in which it has a free departure. */
  readonly times: readonly DayPart[]
  readonly length: Length
  readonly languages: readonly string[]
  readonly level: string
  readonly freeCancellation: boolean
  readonly isPrivate: boolean
  readonly pickup: boolean
  readonly stepFree: boolean
}

export type DayPart = 'morning' | 'afternoon' | 'evening'
export type Length = 'short' | 'half_day' | 'day'

export interface ActivityChoice {
  readonly categories: readonly string[]
  readonly times: readonly string[]
  readonly lengths: readonly string[]
  readonly languages: readonly string[]
  readonly levels: readonly string[]
  readonly freeCancellation: boolean
  readonly isPrivate: boolean
  readonly pickup: boolean
  readonly stepFree: boolean
}

export const dayPartOf = (clock: string): DayPart => (clock < '12:00' ? 'morning' : clock < '17:00' ? 'afternoon' : 'evening')
export const lengthOf = (minutes: number): Length => (minutes <= 120 ? 'short' : minutes <= 300 ? 'half_day' : 'day')

const among = (list: readonly string[], ...values: readonly string[]): boolean => list.length === 0 || values.some((value) => list.includes(value))

export const passes = (row: ActivityRow, choice: ActivityChoice): boolean =>
  among(choice.categories, row.category) &&
  among(choice.times, ...row.times) &&
  among(choice.lengths, row.length) &&
  among(choice.languages, ...row.languages) &&
  among(choice.levels, row.level) &&
  (!choice.freeCancellation || row.freeCancellation) &&
  (!choice.isPrivate || row.isPrivate) &&
  (!choice.pickup || row.pickup) &&
  (!choice.stepFree || row.stepFree)

/** How many rows have each value, most first, names in their order where as many. */
export function countsOf(rows: readonly ActivityRow[], of: (row: ActivityRow) => readonly string[]): { value: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const row of rows) for (const value of of(row)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
