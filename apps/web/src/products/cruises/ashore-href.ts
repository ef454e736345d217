import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import type { Guests } from './cruise-address.ts'

/** A place that is reached from a port on the day when the ship is there. */
export interface DayAshore {
  readonly place_id: string
  readonly date: string
}

/** The activities of a place on the day ashore, for those of the cabin. */
export function activitiesHref({ place_id: place, date }: DayAshore, { adults, children }: Guests): string {
  const query = new URLSearchParams({ place, from: date, to: date, adults: String(adults) })
  if (children.length > 0) query.set('children', children.join(','))
  return `${PRODUCT_PAGES.ACT.results}?${query.toString().replaceAll('%2C', ',')}`
}
