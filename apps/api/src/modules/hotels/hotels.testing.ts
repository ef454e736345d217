import type { Db } from '@sojourn/db'
import { fakeClock, idOf, seqIds } from '@sojourn/testing'
import { createWorld, type World } from '@sojourn/world'
import { createHotels, type Hotels } from './index.ts'
import type { SearchRequest } from './search-hotels.ts'

/** Noon of 15 January 2027 in London. */
export const nowMs = Date.UTC(2027, 0, 15, 12)
export const orgA = idOf<'org'>('org_a')
export const orgB = idOf<'org'>('org_b')

const whole = createWorld({ seed: 'test' })
/** Lisbon, Kyoto and Kuwait City: two, no and three decimals. */
export const smallWorld: World = { ...whole, destinations: whole.destinations.filter((d) => ['lisbon', 'kyoto', 'kuwait-city'].includes(d.key)) }

export const migrationsOf = () => [hotelsOn(null as unknown as Db).hotels.migrations]

export function hotelsOn(db: Db): { hotels: Hotels; clock: ReturnType<typeof fakeClock> } {
  const clock = fakeClock(nowMs)
  return { hotels: createHotels({ db, clock, ids: seqIds() }), clock }
}

export const stay = (checkin = '2027-03-12', checkout = '2027-03-15', rooms = [{ adults: 2, children: [] as number[] }]) => ({ checkin, checkout, rooms })

export const noFilters: SearchRequest['filters'] = {
  priceMinMinor: null,
  priceMaxMinor: null,
  stars: [],
  scoreMin: 0,
  districts: [],
  amenities: [],
  meals: [],
  freeCancellation: false,
  payAtProperty: false,
}

export const search = (change: Partial<SearchRequest> = {}): SearchRequest => ({
  placeId: 'lisbon',
  stay: stay(),
  currency: 'USD',
  markupBasisPoints: 0,
  filters: noFilters,
  sort: 'recommended',
  cursor: null,
  limit: 100,
  ...change,
})
