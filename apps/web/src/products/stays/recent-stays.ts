import { isDay } from '@sojourn/kernel'
import { createRecentSearches, languageOf, type Recent, type RecentKind, timeZoneOf } from '../../lib/recent-searches.ts'
import { parseRooms, printRooms } from '../../lib/rooms.ts'
import { renameStays } from './recent-stays-api.ts'
import type { Stay } from './stay-query.ts'

/** A search that found its place: what a person may want to continue with. */
export interface RecentStay extends Stay, Recent {
  /** The words of the place: "Lisbon, Portugal". */
  readonly label: string
}

/** A stay whose days have passed stays stored: its place and its party can be searched for again. */
export const recentStayKind = (name: string): RecentKind<RecentStay> => ({
  key: `recent-searches:${name}`,
  id: ({ destination }) => destination,
  print: (search) => ({ ...search, rooms: printRooms(search.rooms) }),
  read({ destination, label, checkin, checkout, rooms, ...other }) {
    const party = typeof rooms === 'string' ? parseRooms(rooms) : null
    if (typeof destination !== 'string' || typeof label !== 'string' || typeof checkin !== 'string' || typeof checkout !== 'string') return null
    return party && isDay(checkin) && isDay(checkout) && checkin < checkout
      ? { destination, label, checkin, checkout, rooms: party, language: languageOf(other), timeZone: timeZoneOf(other) }
      : null
  },
  rename: (searches) => renameStays(searches),
})

/** The searches of before, by the name of the product. */
export const recentStays = {
  hotels: createRecentSearches(recentStayKind('hotels')),
  holidaystays: createRecentSearches(recentStayKind('holidaystays')),
}
