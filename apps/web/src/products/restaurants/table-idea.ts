import type { TableSearch } from './table-address.ts'
import type { FoundRestaurant } from './tables-api.ts'

/** A restaurant as a trip has it: on the day of the search, with the page it is looked at again by. A table has no price. */
export const tableIdea = (found: Pick<FoundRestaurant, 'restaurant_id' | 'name' | 'city'>, search: TableSearch, href: string) => ({
  kind: 'idea' as const,
  product: 'RES' as const,
  title: found.name,
  place: found.city,
  image: '',
  from: search.day,
  to: search.day,
  price: null,
  href,
  details: { uid: found.restaurant_id, name: found.name, city: found.city, day: search.day, time: search.time, party: search.party },
})
