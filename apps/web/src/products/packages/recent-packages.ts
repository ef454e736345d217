import { isDay, todayAt } from '@sojourn/kernel'
import { createRecentSearches, languageOf, type Recent, type RecentKind, timeZoneOf } from '../../lib/recent-searches.ts'
import { renameTrips } from './recent-packages-api.ts'

/** A search for packages as a browser stores it: its places, its days and the query that found them. */
export interface RecentTrip extends Recent {
  readonly from: string
  readonly to: string
  readonly label: string
  readonly toLabel: string
  readonly leave: string
  readonly back: string
  readonly query: string
}

const TEXTS = ['from', 'to', 'label', 'toLabel', 'leave', 'back', 'query'] as const

export const recentTripKind: RecentKind<RecentTrip> = {
  key: 'recent-searches:packages',
  id: ({ from, to }) => `${from} ${to}`,
  print: (search) => search,
  read(stored) {
    if (TEXTS.some((name) => typeof stored[name] !== 'string')) return null
    const search = stored as unknown as RecentTrip
    return isDay(search.leave) ? { ...search, language: languageOf(stored), timeZone: timeZoneOf(stored) } : null
  },
  // Nobody leaves yesterday.
  isPast: ({ leave, timeZone }, nowMs) => leave < todayAt(timeZone, nowMs),
  rename: (searches) => renameTrips(searches),
}

export const recentTrips = createRecentSearches(recentTripKind)
