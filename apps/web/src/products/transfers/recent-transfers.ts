import { isDay, momentAt } from '@sojourn/kernel'
import { createRecentSearches, languageOf, type Recent, type RecentKind, timeZoneOf } from '../../lib/recent-searches.ts'
import { renameTransfers } from './recent-transfers-api.ts'

/** A search for transfers as a browser stores it: both places and the query that found them. */
export interface RecentTransfer extends Recent {
  readonly fromCode: string
  readonly toCode: string
  readonly label: string
  readonly toLabel: string
  /** `2027-03-17T10:20`. */
  readonly at: string
  readonly query: string
}

const TEXTS = ['fromCode', 'toCode', 'label', 'toLabel', 'at', 'query'] as const

export const recentTransferKind: RecentKind<RecentTransfer> = {
  key: 'recent-searches:transfers',
  id: ({ fromCode, toCode }) => `${fromCode} ${toCode}`,
  print: (search) => search,
  read(stored) {
    if (TEXTS.some((name) => typeof stored[name] !== 'string')) return null
    const search = stored as unknown as RecentTransfer
    return isDay(search.at.slice(0, 10)) ? { ...search, language: languageOf(stored), timeZone: timeZoneOf(stored) } : null
  },
  // Nobody is picked up yesterday: such a search is dropped, by the clock of the place.
  isPast: ({ at, timeZone }, nowMs) => at < momentAt(timeZone, nowMs),
  rename: (searches) => renameTransfers(searches),
}

export const recentTransfers = createRecentSearches(recentTransferKind)
