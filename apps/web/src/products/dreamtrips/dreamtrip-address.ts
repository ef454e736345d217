import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { isDay } from '@sojourn/kernel'

/** What is searched for, as an address shows it. An empty place is anywhere, an empty month any. */
export interface TripSearch {
  readonly place: string
  readonly month: string
  readonly people: number
}

export const PEOPLE_MAX = 8
export const USUAL_PEOPLE = 2
const PLACE_LENGTH_MAX = 80

const countOf = (text: string | null, most: number): number | null => (/^\d$/.test(text ?? '') && Number(text) <= most ? Number(text) : null)

/** Reads what an address searches for. What cannot be read is as if it were left out. */
export function parseTrips(query: URLSearchParams): TripSearch {
  const [place, month] = [query.get('place') ?? '', query.get('month') ?? '']
  return {
    place: place.slice(0, PLACE_LENGTH_MAX),
    month: isDay(`${month}-01`) ? month : '',
    people: countOf(query.get('people'), PEOPLE_MAX) || USUAL_PEOPLE,
  }
}

/** The parameters of a search, in the order a person reads them. */
export function tripsQuery({ place, month, people }: TripSearch): URLSearchParams {
  const query = new URLSearchParams()
  if (place) query.set('place', place)
  if (month) query.set('month', month)
  query.set('people', String(people))
  return query
}

export const addressOf = (path: string, query: URLSearchParams): string => `${path}?${query.toString().replaceAll('%40', '@')}`
export const tripsHref = (search: TripSearch): string => addressOf(PRODUCT_PAGES.DTR.results, tripsQuery(search))

/** Who comes on a departure: how many have a single room is said where it is more than must be. */
export interface WantedTrip {
  readonly tripId: string
  readonly people: number
  readonly singleRooms: number
}

/** Two share a double room: one who is left over has a single room. */
export const fewestSingles = (people: number): number => people % 2

export function parseTrip(query: URLSearchParams): WantedTrip {
  const { people } = parseTrips(query)
  const singles = countOf(query.get('single_rooms'), people)
  const fits = singles !== null && (people - singles) % 2 === 0
  return { tripId: query.get('trip') || 'none', people, singleRooms: fits ? singles : fewestSingles(people) }
}

/** The page of one departure. */
export function tripHref({ tripId, people, singleRooms }: WantedTrip): string {
  const query = new URLSearchParams({ trip: tripId, people: String(people) })
  if (singleRooms !== fewestSingles(people)) query.set('single_rooms', String(singleRooms))
  return addressOf(PRODUCT_PAGES.DTR.details, query)
}
