import { activityEntries } from './activities/travel-entries.ts'
import { carEntries } from './cars/travel-entries.ts'
import { cruiseEntries } from './cruises/travel-entries.ts'
import { dreamtripEntries } from './dreamtrips/travel-entries.ts'
import { flightEntries } from './flights/travel-entries.ts'
import { membershipEntry } from './memberships/travel-entry.ts'
import { packageEntries } from './packages/travel-entries.ts'
import { resortEntries } from './resorts/travel-entries.ts'
import { restaurantEntries } from './restaurants/travel-entries.ts'
import { stayEntries } from './stays/landing/travel-entries.ts'
import { transferEntries } from './transfers/travel-entries.ts'
import { TRAVEL_GROUPS, type TravelEntry } from './travel-entry.ts'
import { walletEntry } from './wallet/travel-entry.ts'

/** What is searched for: one line for each folder. */
// biome-ignore format: a line each, so that two products never change the same one
const ENTRIES = [
  ...stayEntries,
  ...flightEntries,
  ...packageEntries,
  ...activityEntries,
  ...carEntries,
  ...cruiseEntries,
  ...dreamtripEntries,
  ...restaurantEntries,
  ...resortEntries,
  ...transferEntries,
]
const SEARCHED = new Map(ENTRIES.map((entry) => [entry.code, entry]))
/** What every site has besides it. */
const BESIDE: readonly TravelEntry[] = [membershipEntry, walletEntry]

export interface TravelGroup {
  readonly title: string
  readonly entries: readonly TravelEntry[]
}

/** All that can be booked or bought on a site, by the question it answers; within it in the organisation's order. */
export function allTravel(codes: readonly string[]): readonly TravelGroup[] {
  const entries = [...codes.flatMap((code) => SEARCHED.get(code) ?? []), ...BESIDE]
  return Object.entries(TRAVEL_GROUPS)
    .map(([key, title]) => ({ title, entries: entries.filter(({ group }) => group === key) }))
    .filter((group) => group.entries.length > 0)
}
