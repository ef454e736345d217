import { isDay, momentAt } from '@sojourn/kernel'
import { createRecentSearches, languageOf, type Recent, type RecentKind, timeZoneOf } from '../../lib/recent-searches.ts'
import { renameActivities } from './recent-activities-api.ts'

/** A search for activities as a browser stores it. */
export interface RecentActivity extends Recent {
  readonly place: string
  readonly label: string
  readonly from: string
  readonly to: string
  readonly adults: number
  readonly seniors: number
  readonly children: readonly number[]
}

const isCount = (value: unknown): value is number => Number.isInteger(value)

export const recentActivityKind: RecentKind<RecentActivity> = {
  key: 'recent-searches:activities',
  id: ({ place }) => place,
  print: (search) => search,
  read(stored) {
    const search = stored as unknown as RecentActivity
    if (typeof search.place !== 'string' || typeof search.label !== 'string' || !isDay(String(search.from)) || !isDay(String(search.to))) return null
    if (!isCount(search.adults) || !isCount(search.seniors) || !Array.isArray(search.children) || !search.children.every(isCount)) return null
    return { ...search, language: languageOf(stored), timeZone: timeZoneOf(stored) }
  },
  isPast: ({ to, timeZone }, nowMs) => to < momentAt(timeZone, nowMs).slice(0, 10),
  rename: (searches) => renameActivities(searches),
}

export const recentActivities = createRecentSearches(recentActivityKind)
