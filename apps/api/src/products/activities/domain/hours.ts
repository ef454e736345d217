import { clockOf } from './session-id.ts'

/** Hours of a day, by the clock of a place; an end that is left out is open. */
export interface Hours {
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** When something begins and how long it lasts. */
interface Lasting {
  readonly startsAt: string
  /** Good for all of a day. */
  readonly anyTime: boolean
  readonly minutes: number
}

const minutesAt = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

export const hasHours = ({ after, before }: Hours): boolean => after !== undefined || before !== undefined

/** Whether it begins and ends within some hours of its day. What is good for all of a day fits in none. */
export function fitsIn({ after, before }: Hours, { startsAt, anyTime, minutes }: Lasting): boolean {
  if (!hasHours({ after, before })) return true
  if (anyTime) return false
  const begins = minutesAt(clockOf(startsAt))
  return (after === undefined || begins >= minutesAt(after)) && (before === undefined || begins + minutes <= minutesAt(before))
}
