import { isDay, momentAt } from '@sojourn/kernel'
import { createRecentSearches, languageOf, type Recent, type RecentKind, timeZoneOf } from '../../lib/recent-searches.ts'
import { renameCars } from './recent-cars-api.ts'

/** A search for cars as a browser keeps it (B3.10): codes, dates, times, the driver's age, whether the car comes back to where it was picked up, the trip it belongs to. */
export interface RecentCar extends Recent {
  readonly pickupCode: string
  readonly dropoffCode: string
  readonly label: string
  readonly dropoffLabel: string
  readonly pickupDate: string
  readonly pickupTime: string
  readonly dropoffDate: string
  readonly dropoffTime: string
  readonly driverAge: number
  readonly sameDropoff: boolean
  readonly trip_id: string | null
}

const TEXTS = ['pickupCode', 'dropoffCode', 'label', 'dropoffLabel', 'pickupDate', 'pickupTime', 'dropoffDate', 'dropoffTime'] as const

export const recentCarKind: RecentKind<RecentCar> = {
  key: 'recent-searches:cars',
  id: ({ pickupCode, dropoffCode }) => `${pickupCode} ${dropoffCode}`,
  print: (search) => search,
  read(stored) {
    if (TEXTS.some((name) => typeof stored[name] !== 'string') || typeof stored.driverAge !== 'number') return null
    const search = stored as unknown as RecentCar
    if (!isDay(search.pickupDate) || !isDay(search.dropoffDate)) return null
    return {
      ...search,
      sameDropoff: search.sameDropoff === true,
      trip_id: typeof search.trip_id === 'string' ? search.trip_id : null,
      language: languageOf(stored),
      timeZone: timeZoneOf(stored),
    }
  },
  // A car cannot be picked up yesterday: such a search is dropped (B5.4), by the clock of the place.
  isPast: ({ pickupDate, pickupTime, timeZone }, nowMs) => `${pickupDate}T${pickupTime}` < momentAt(timeZone, nowMs),
  rename: (searches) => renameCars(searches),
}

export const recentCars = createRecentSearches(recentCarKind)
