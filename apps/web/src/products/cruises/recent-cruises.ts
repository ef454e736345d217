import { createRecentSearches, languageOf, type Recent, type RecentKind, timeZoneOf } from '../../lib/recent-searches.ts'
import { renameCruises } from './recent-cruises-api.ts'

/** A search for cruises as a browser stores it: where, when, and the query that found them. */
export interface RecentCruise extends Recent {
  readonly where: string
  readonly label: string
  readonly month: string
  readonly query: string
}

const TEXTS = ['where', 'label', 'month', 'query'] as const

export const recentCruiseKind: RecentKind<RecentCruise> = {
  key: 'recent-searches:cruises',
  id: ({ where }) => where,
  print: (search) => search,
  read(stored) {
    if (TEXTS.some((name) => typeof stored[name] !== 'string')) return null
    return { ...(stored as unknown as RecentCruise), language: languageOf(stored), timeZone: timeZoneOf(stored) }
  },
  // A month that is over is dropped wherever its port is.
  isPast: ({ month }, nowMs) => month !== '' && month < new Date(nowMs).toISOString().slice(0, 7),
  rename: (searches) => renameCruises(searches),
}

export const recentCruises = createRecentSearches(recentCruiseKind)
