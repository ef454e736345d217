import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { commaText, dayText, say } from '@sojourn/i18n'
import { addDays, type Day, daysBetween } from '@sojourn/kernel'
import { timeOf } from '../bound-words.ts'
import { addressOf, type Guests } from './cruise-address.ts'
import type { SailingDetails } from './cruises-api.ts'

type Ashore = SailingDetails['ashore'][number]

/** A day at a place that is reached from a port, with its hours by the clock of the port; an end that is left out is open: the ship stays overnight. */
export interface DayAshore extends Pick<Ashore, 'place_id' | 'city'> {
  readonly date: Day
  readonly after?: string
  readonly before?: string
  /** By when everyone must be on board, on the day on which the ship leaves. */
  readonly aboardAt?: string
}

/** A call day by day. */
export function daysOfCall({ place_id, city, from, until, all_aboard_at: aboardAt }: Ashore): readonly DayAshore[] {
  const [first, last] = [from.slice(0, 10), until.slice(0, 10)]
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at)).map((date) => ({
    ...{ place_id, city, date },
    ...(date === first && { after: timeOf(from) }),
    ...(date === last && { before: timeOf(until), aboardAt: timeOf(aboardAt) }),
  }))
}

/** "Wed 5 May, 08:45 to 15:00, all aboard 16:00". */
export function dayAshoreText({ date, after, before, aboardAt }: DayAshore): string {
  const hours = after && before ? say`${after} to ${before}` : after ? say`from ${after}` : before ? say`until ${before}` : say`all day`
  return commaText([dayText(date), hours, ...(aboardAt ? [say`all aboard ${aboardAt}`] : [])])
}

export const ashorePromise = (): string =>
  say`A tour that starts and ends in these hours brings you back an hour before everyone must be on board. If it doesn't, the ship waits, or we bring you to its next port at our cost.`

/** The activities of a day ashore that fit its hours, for those of the cabin; without `hours` all of that day. */
export function activitiesHref({ place_id: place, date, after, before }: DayAshore, { adults, children }: Guests, hours = true): string {
  const query = new URLSearchParams({ place, from: date, to: date, adults: String(adults) })
  if (children.length > 0) query.set('children', children.join(','))
  if (hours && after) query.set('after', after)
  if (hours && before) query.set('before', before)
  return addressOf(PRODUCT_PAGES.ACT.results, query)
}
