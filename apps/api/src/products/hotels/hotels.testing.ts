import { type Clock, createIds, type OrgId, type Outcome, type Transactions } from '@sojourn/kernel'
import { fixedRates } from '@sojourn/testing'
import { createWorld, type World } from '@sojourn/world'
import { createHotels, type Hotels } from './index.ts'
import type { SearchRequest } from './search-request.ts'

export const orgA = 'org_a' as OrgId
export const orgB = 'org_b' as OrgId

const whole = createWorld({ seed: 'test' })
/** Lisbon, Kyoto and Kuwait City: two, no and three decimals. */
export const smallWorld: World = { ...whole, destinations: whole.destinations.filter((d) => ['lisbon', 'kyoto', 'kuwait-city'].includes(d.key)) }

/** `clock` is in January 2027. */
export const hotelsOn = (db: Transactions, clock: Clock): Hotels =>
  createHotels({ db, clock, ids: createIds(), rates: fixedRates(whole.rates).rates, secret: 'a secret of the tests, long enough' })

export const migrationsOf = () => [hotelsOn({} as Transactions, { nowMs: () => 0 }).migrations]

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
  product: 'hotels',
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

/** What was answered; a refusal is told in full. */
export function answered<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`)
  return outcome.value
}
