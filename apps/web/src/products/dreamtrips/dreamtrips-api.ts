import { type Answer, api, type Body, type Client, type Data } from '../../lib/http.ts'
import type { TripSearch, WantedTrip } from './dreamtrip-address.ts'

export type TripsFound = Data<'/api/dreamtrips/search'>
export type FoundTrip = TripsFound['trips'][number]
export type TripDetails = Data<'/api/dreamtrips/details'>
export type Takes = TripsFound['takes']
export type Prebooked = Data<'/api/dreamtrips/prebook'>
export type Narrowed = Pick<Body<'/api/dreamtrips/search'>, 'filters' | 'sort' | 'cursor' | 'limit'>

export const searchTrips = (client: Client, { place, month, people }: TripSearch, narrowed: Narrowed): Promise<Answer<TripsFound>> =>
  client.post('/api/dreamtrips/search', { ...(place && { place }), ...(month && { month }), people, ...narrowed })

const askOf = ({ tripId, people, singleRooms }: WantedTrip) => ({ trip_id: tripId, people, single_rooms: singleRooms })

export const getTrip = (client: Client, wanted: WantedTrip): Promise<Answer<TripDetails>> => client.post('/api/dreamtrips/details', askOf(wanted))

export type Compared = Data<'/api/dreamtrips/partPrices'>['compared']

/** What its parts cost one by one; null where that is not known, or not answered. */
export async function comparePrices(client: Client, wanted: WantedTrip): Promise<Compared> {
  const answer = await client.post('/api/dreamtrips/partPrices', askOf(wanted))
  return answer.ok ? answer.data.compared : null
}

export interface PricedRequest extends WantedTrip {
  /** What the person saw: another total is reported, never charged. */
  readonly expectedTotal: number
  readonly currency: string
}

/** Prices the departure again, holds the places and opens a checkout. The same key asks for the same thing once. */
export const prebookTrip = ({ expectedTotal, currency, ...wanted }: PricedRequest, key: string): Promise<Answer<Prebooked>> =>
  api.post('/api/dreamtrips/prebook', { ...askOf(wanted), expected_total: expectedTotal, currency }, { idempotencyKey: key })
