import { type BodyOf, bookTable, type DataOf, prebookTable, restaurantDetails, searchRestaurants, tableSlots } from '@sojourn/contracts'
import { got, type System } from '../../flows/booking-system.testing.ts'
import type { Caller } from '../../http/index.ts'

type Search = BodyOf<typeof searchRestaurants>
export type Found = DataOf<typeof searchRestaurants>['restaurants'][number]

/** A table in Lisbon at eight; `day` is of March 2027. */
export const dinner = (day: number, party = 2): Search => ({
  place: 'lisbon',
  day: `2027-03-${String(day).padStart(2, '0')}`,
  time: '20:00',
  party,
  limit: 100,
})

export const tableCallsOf = (system: System) => ({
  search: system.call(searchRestaurants),
  details: system.call(restaurantDetails),
  slots: system.call(tableSlots),
  prebook: system.call(prebookTable),
  book: system.call(bookTable),
})

/** The first restaurant with a table that will do, and its first free time. */
export async function findTable(system: System, search: Search, caller: Caller, take: (found: Found) => boolean = () => true) {
  for (const found of got(await tableCallsOf(system).search(search, caller)).restaurants) {
    const slot = found.slots.find(({ free }) => free)
    if (slot && take(found)) return { found, slot }
  }
  throw new Error('no such table')
}

/** What a browser sends to hold a table that costs nothing. */
export const holdBody = (restaurant_id: string, at: string, party: number): BodyOf<typeof prebookTable> => ({ restaurant_id, at, party, expected_total: 0 })
