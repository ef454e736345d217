import { type Day, daysBetween } from '@sojourn/kernel'
import type { StayFacts } from './mail.ts'

// Anyone can ask for some of these mails to any mailbox under any name: what is not plainly a first name is not repeated there.
export const hello = (firstName: string): string => (/^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u.test(firstName) ? `Hello ${firstName}` : 'Hello')

const DAYS = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const longDay = (day: Day): string => DAYS.format(new Date(`${day}T00:00:00Z`))

/** From when until when somebody stays. */
export function daysOf({ checkin, checkout }: Pick<StayFacts, 'checkin' | 'checkout'>): (readonly [string, string])[] {
  const nights = daysBetween(checkin, checkout)
  return [
    ['Check-in', longDay(checkin)],
    ['Check-out', `${longDay(checkout)} (${nights} ${nights === 1 ? 'night' : 'nights'})`],
  ]
}
