import { plural, say } from '@sojourn/i18n'
import { never } from '@sojourn/kernel'
import type { BestPart } from './domain/itinerary-order.ts'
import { travelTimeText } from './flight-words.ts'

/** What a part of the sum is for by which journeys are put in order. */
export function bestPartText({ of, count }: BestPart): string {
  switch (of) {
    case 'price':
      return say`Price per traveler`
    case 'time':
      return say`${travelTimeText(count)} on the way`
    case 'stops':
      return say`${plural(count, { one: '# stop', other: '# stops' })}`
    case 'overnight':
      return say`Night at an airport`
    case 'other_airport':
      return say`Change of airport`
    case 'tight':
      return say`Little time to change`
    case 'unsocial':
      return say`Leaves before 6:00 or lands after 23:30`
    case 'no_cabin_bag':
      return say`No cabin bag`
    default:
      return never(of)
  }
}
