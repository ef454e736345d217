import { isDay, todayAt } from '@sojourn/kernel'
import { createRecentSearches, languageOf, parseRecent, type Recent, type RecentKind, timeZoneOf } from '../../lib/recent-searches.ts'
import { renameFlights } from './recent-flights-api.ts'

/** A search for flights as a browser stores it: its first and last place, its days and the query that found them. */
export interface RecentFlight extends Recent {
  readonly fromCode: string
  readonly toCode: string
  readonly label: string
  readonly toLabel: string
  readonly depart: string
  readonly back: string
  readonly query: string
}

const TEXTS = ['fromCode', 'toCode', 'label', 'toLabel', 'depart', 'back', 'query'] as const

export const recentFlightKind: RecentKind<RecentFlight> = {
  key: 'recent-searches:flights',
  id: ({ fromCode, toCode }) => `${fromCode} ${toCode}`,
  print: (search) => search,
  read(stored) {
    if (TEXTS.some((name) => typeof stored[name] !== 'string')) return null
    const search = stored as unknown as RecentFlight
    return isDay(search.depart) ? { ...search, language: languageOf(stored), timeZone: timeZoneOf(stored) } : null
  },
  // Nobody leaves yesterday: such a search is dropped, by the clock of the airport.
  isPast: ({ depart, timeZone }, nowMs) => depart < todayAt(timeZone, nowMs),
  rename: (searches) => renameFlights(searches),
}

export const recentFlights = createRecentSearches(recentFlightKind)

/** Where the searches of this browser began, the newest first, whenever they were for. */
export function lastOrigins(): readonly string[] {
  const { isPast: _whenever, ...kind } = recentFlightKind
  try {
    return parseRecent(kind, localStorage.getItem(kind.key) ?? '', 0).map(({ fromCode }) => fromCode)
  } catch {
    return []
  }
}
