import { addDays, type Day, weekdayOf } from '@sojourn/kernel'

/** A stay to begin with: the first Friday at least two weeks away, three nights. */
export function usualStay(today: Day): { checkin: Day; checkout: Day } {
  const later = addDays(today, 14)
  const checkin = addDays(later, (12 - weekdayOf(later)) % 7)
  return { checkin, checkout: addDays(checkin, 3) }
}
