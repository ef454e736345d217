import { isDay, momentAt } from '@sojourn/kernel'
import { createRecentSearches, languageOf, type Recent, type RecentKind, timeZoneOf } from '../../lib/recent-searches.ts'
import { renameTables } from './recent-tables-api.ts'

/** A search for a table as a browser stores it. */
export interface RecentTable extends Recent {
  readonly place: string
  readonly label: string
  readonly day: string
  readonly time: string
  readonly party: number
}

const TEXTS = ['place', 'label', 'day', 'time'] as const

export const recentTableKind: RecentKind<RecentTable> = {
  key: 'recent-searches:restaurants',
  id: ({ place }) => place,
  print: (search) => search,
  read(stored) {
    if (TEXTS.some((name) => typeof stored[name] !== 'string') || typeof stored.party !== 'number') return null
    const search = stored as unknown as RecentTable
    return isDay(search.day) ? { ...search, language: languageOf(stored), timeZone: timeZoneOf(stored) } : null
  },
  // Nobody sits down yesterday: such a search is dropped, by the clock of the place.
  isPast: ({ day, time, timeZone }, nowMs) => `${day}T${time}` < momentAt(timeZone, nowMs),
  rename: (searches) => renameTables(searches),
}

export const recentTables = createRecentSearches(recentTableKind)
