import type { FoundPlace, PlaceSource, PlacesRead } from '../../features/search-form/index.ts'
import { type Answer, api, type Body, type Client, type Data } from '../../lib/http.ts'
import { askOf, type FlightSearch, partyAsk } from './flight-address.ts'

export type { Answer } from '../../lib/http.ts'
export type FlightsFound = Data<'/api/flights/search'>
export type Itinerary = FlightsFound['itineraries'][number]
export type Bound = Itinerary['bounds'][number]
export type Segment = Bound['segments'][number]
export type Layover = Bound['layovers'][number]
export type Brand = Itinerary['brands'][number]
export type Condition = Brand['conditions'][number]
export type FlightDetails = Data<'/api/flights/details'>
export type Fare = FlightDetails['fares'][number]
export type TaxLine = Fare['taxes'][number]
export type SeatMaps = Data<'/api/flights/seats'>
export type SeatMap = SeatMaps['flights'][number]
export type Prebooked = Data<'/api/flights/prebook'>
export type FlightFilters = Pick<Body<'/api/flights/search'>, 'filters' | 'sort' | 'cursor'>
export type CalendarDays = Data<'/api/flights/calendar'>
export type Explored = Data<'/api/flights/explore'>
type Suggested = Data<'/api/flights/autosuggestV2'>

const foundPlace = ({ iata, kind, name, label, time_zone }: Suggested['places'][number]): FoundPlace => ({ place_id: iata, type: kind, name, label, time_zone })

/** Airports, and cities of several, that fit a text. */
export const FLIGHT_PLACES: PlaceSource = async (text, client) => {
  const answer = await client.post('/api/flights/autosuggestV2', { text })
  return answer.ok ? readSuggested(answer.data) : null
}

// Of a country its cities alone are named, each by one of its airports where it has no code of its own.
const readSuggested = ({ places, meant, is_country }: Suggested): PlacesRead => ({
  places: places.map(foundPlace).map((place) => (is_country ? { ...place, type: 'city' } : place)),
  meant,
  is_country,
})

export const searchFlights = (client: Client, search: FlightSearch, filters: FlightFilters): Promise<Answer<FlightsFound>> =>
  client.post('/api/flights/search', { ...askOf(search), ...filters })

/** The same from a page, of these airlines alone where some are named. */
export const searchOthers = (search: FlightSearch, airlines?: readonly string[]): Promise<Answer<FlightsFound>> =>
  searchFlights(api, search, { sort: 'best', ...(airlines && { filters: { airlines: [...airlines] } }) })

export const getItinerary = (client: Client, itineraryId: string, search: FlightSearch): Promise<Answer<FlightDetails>> =>
  client.post('/api/flights/details', { itinerary_id: itineraryId, ...partyAsk(search) })

export const getSeats = (itineraryId: string, brandId: string, search: FlightSearch, currency: string): Promise<Answer<SeatMaps>> =>
  api.post('/api/flights/seats', { itinerary_id: itineraryId, brand_id: brandId, ...partyAsk(search), currency })

export const getCalendar = (ask: Body<'/api/flights/calendar'>): Promise<Answer<CalendarDays>> => api.post('/api/flights/calendar', ask)

export const explore = (client: Client, ask: Body<'/api/flights/explore'>): Promise<Answer<Explored>> => client.post('/api/flights/explore', ask)

/** A seat that a traveler wants on a flight of the journey; both count from 1. */
export interface WantedSeat {
  readonly segment: number
  readonly traveller: number
  readonly seat: string
}

export interface WantedFlight {
  readonly itineraryId: string
  readonly search: FlightSearch
  readonly brandId: string
  readonly seats: readonly WantedSeat[]
  /** Checked bags of single travelers, beyond those of all. */
  readonly extraBags: readonly { readonly traveller: number; readonly checked: number }[]
  /** Held to decide later. */
  readonly hold: boolean
  /** What the person saw: another total is reported, never charged. */
  readonly expectedTotal: number
  readonly currency: string
}

/** Prices the journey again, holds its seats and opens a checkout. The same key asks for the same thing once. */
export const prebookFlight = (
  { itineraryId, search, brandId, seats, extraBags, hold, expectedTotal, currency }: WantedFlight,
  key: string,
): Promise<Answer<Prebooked>> =>
  api.post(
    '/api/flights/prebook',
    {
      itinerary_id: itineraryId,
      ...partyAsk(search),
      brand_id: brandId,
      seats: [...seats],
      extra_bags: [...extraBags],
      hold,
      expected_total: expectedTotal,
      currency,
    },
    { idempotencyKey: key },
  )
