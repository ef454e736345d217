import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say } from '@sojourn/i18n'
import { type Day, earliestDay } from '@sojourn/kernel'
import { type MeantPlace, noPlaceText, readPlace, resolvePlace, unclearPlaces } from '../../../features/search-form/index.ts'
import type { Client } from '../../../lib/http.ts'
import { type FlightErrors, type FlightSearch, flightResultsHref, type GivenSlice, parseFlights } from '../flight-address.ts'
import { type Answer, FLIGHT_PLACES, type FlightsFound, searchFlights } from '../flights-api.ts'
import type { PlaceLabels } from '../search/typed-slices.ts'
import { isCalled } from '../taken-place.ts'
import { parseSearch } from './flight-filters.ts'

/** What a page of flights shows: those that were found, or what is wrong with what was asked. */
export interface FlightsRead {
  readonly status: number
  /** Where the search is instead. */
  readonly moved: string | null
  readonly labels: PlaceLabels
  readonly timeZone: string | undefined
  readonly search: FlightSearch | null
  readonly errors: FlightErrors
  readonly found: FlightsFound | null
  readonly problem: string | null
  readonly unknown: { readonly text: string; readonly near: readonly { readonly to: string; readonly label: string }[]; readonly isCountry: boolean } | null
}

const NOTHING: FlightsRead = {
  status: 200,
  moved: null,
  labels: {},
  timeZone: undefined,
  search: null,
  errors: {},
  found: null,
  problem: null,
  unknown: null,
}

const CODE = /^[A-Z]{3}$/

/** Reads an address and finds its flights. Whether a day has passed, or is too soon, the API says by the clock of the airport. */
export async function findFlights(client: Client, query: URLSearchParams, nowMs: number): Promise<FlightsRead> {
  const { search, given, errors: wrong } = parseFlights(query, earliestDay(nowMs))
  const codes = given.slices.flatMap(({ from, to }) => [from, to])
  if (!search) {
    const [known, unclear] = await Promise.all([placesOf(client, codes), unclearEnds(client, query, given.slices)])
    return { ...NOTHING, ...known, errors: { ...wrong, ...unclear?.errors }, unknown: unclear?.unknown ?? null, status: 422 }
  }
  if (!codes.every((code) => CODE.test(code))) return meantPlaces(client, query, search)
  const answer = await searchFlights(client, search, parseSearch(query))
  if (answer.ok) {
    const { places, bookable_from: first } = answer.data
    const labels = Object.fromEntries(places.map(({ iata, name }) => [iata, name]))
    const known = { ...NOTHING, labels, timeZone: zoneOf(answer.data, search) }
    if (first !== null) return { ...known, errors: { depart0: say`Choose ${dayText(first as Day)} or later.` }, status: 422 }
    return { ...known, search, found: answer.data }
  }
  if (answer.code === 'unknown_place') return meantPlaces(client, query, search)
  const known = await placesOf(client, codes)
  const errors = errorsOf(search, answer)
  if (errors) return { ...NOTHING, ...known, errors, status: 422 }
  return { ...NOTHING, ...known, search, problem: answer.message, status: answer.status >= 500 ? 503 : 422 }
}

/** The clock where the first flight leaves: all airports of a city have the same. */
const zoneOf = ({ places }: FlightsFound, { slices: [first] }: FlightSearch): string | undefined =>
  places.find(({ iata }) => iata === first?.from)?.airports[0]?.time_zone

const SLICE = /^flightsearch\.(\d)/

/** The field that a refusal is about: of a return the second bound is on its day. */
function errorsOf({ trip }: FlightSearch, { code, message, errors }: Refused): FlightErrors | null {
  const at = Number(SLICE.exec(errors[0]?.path ?? '')?.[1] ?? 0)
  switch (code) {
    case 'bad_dates':
      return { [trip === 'return' && at === 1 ? 'return' : `depart${at}`]: message }
    case 'same_place':
      return { [trip === 'return' ? 'to0' : `to${at}`]: message }
    case 'bad_party':
      return { party: message }
    default:
      return null
  }
}
type Refused = Extract<Answer<FlightsFound>, { ok: false }>

/** Typed words, from a form that was filled in without scripts: they may still mean one place each. */
async function meantPlaces(client: Client, query: URLSearchParams, search: FlightSearch): Promise<FlightsRead> {
  const slices = ownSlices(search)
  const texts = [...new Set(slices.flatMap(({ from, to }) => [from, to]))]
  const read = new Map(await Promise.all(texts.map(async (text) => [text, await readPlace(client, text, FLIGHT_PLACES)] as const)))
  const codeOf = (text: string): string => idOf(read.get(text) ?? null) ?? text
  const meant: FlightSearch = { ...search, slices: search.slices.map((slice) => ({ ...slice, from: codeOf(slice.from), to: codeOf(slice.to) })) }
  if (flightResultsHref(meant) !== flightResultsHref(search)) return { ...NOTHING, moved: `${flightResultsHref(meant)}${typedQuery(texts, read)}`, status: 302 }
  const [known, unclear] = await Promise.all([placesOf(client, texts), unclearEnds(client, query, slices)])
  if (unclear) return { ...NOTHING, ...known, ...unclear, status: unclear.unknown.isCountry ? 200 : 404 }
  const [text = ''] = texts
  return { ...NOTHING, ...known, errors: { from0: noPlaceText(text, []) }, unknown: { text, near: [], isCountry: false }, status: 404 }
}

/** Those that its address has: of a return the second is the first one turned around. */
const ownSlices = ({ trip, slices }: FlightSearch): FlightSearch['slices'] => (trip === 'return' ? slices.slice(0, 1) : slices)

/** Ends of bounds that are no single place. */
const unclearEnds = (client: Client, query: URLSearchParams, slices: readonly Pick<GivenSlice, 'from' | 'to'>[]) =>
  unclearPlaces(
    client,
    { path: PRODUCT_PAGES.FLT.results, query },
    slices.flatMap((slice, at) => (['from', 'to'] as const).map((name) => ({ name, field: `${name}${at}` as const, text: slice[name], among: FLIGHT_PLACES }))),
  )

/** What was typed, of places that are called otherwise: the list says what was taken for it. */
const typedQuery = (texts: readonly string[], read: ReadonlyMap<string, MeantPlace | null>): string =>
  texts
    .flatMap((text) => {
      const meant = read.get(text)
      return meant?.kind === 'place' && !isCalled(meant.place, text) ? [`&${new URLSearchParams({ typed: `${meant.place.place_id} ${text}` })}`] : []
    })
    .join('')

const idOf = (meant: MeantPlace | null): string | null => (meant?.kind === 'place' ? meant.place.place_id : null)

interface PlacesKnown {
  readonly labels: PlaceLabels
  readonly timeZone: string | undefined
}

/** The names of codes, and the clock of the first. */
async function placesOf(client: Client, codes: readonly string[]): Promise<PlacesKnown> {
  const places = await Promise.all([...new Set(codes)].filter((code) => CODE.test(code)).map((code) => resolvePlace(client, code, FLIGHT_PLACES)))
  const known = places.flatMap((place) => (place && codes.includes(place.place_id) ? [place] : []))
  return {
    labels: Object.fromEntries(known.map(({ place_id: id, name }) => [id, name])),
    timeZone: known.find(({ place_id: id }) => id === codes[0])?.time_zone,
  }
}

/** What is known of a search before its flights are: enough for the form. */
export interface FlightsHead extends PlacesKnown {
  readonly search: FlightSearch
}

/** Null where the answer decides what the page is. */
export async function flightsHead(client: Client, query: URLSearchParams, nowMs: number): Promise<FlightsHead | null> {
  const { search } = parseFlights(query, earliestDay(nowMs))
  if (!search) return null
  const codes = search.slices.flatMap(({ from, to }) => [from, to])
  const known = await placesOf(client, codes)
  return codes.every((code) => known.labels[code]) ? { ...known, search } : null
}
