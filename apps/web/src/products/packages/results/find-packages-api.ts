import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say } from '@sojourn/i18n'
import { type Day, earliestDay } from '@sojourn/kernel'
import { type MeantPlace, noPlaceText, type PlacesOf, readPlace, resolvePlace, unclearPlaces } from '../../../features/search-form/index.ts'
import type { Client } from '../../../lib/http.ts'
import { parseTrip, type TripErrors, type TripSearch, tripResultsHref } from '../package-address.ts'
import { DESTINATIONS, ORIGINS, type PackagesFound, searchPackages } from '../packages-api.ts'
import type { PlaceLabels } from '../search/package-search-form.tsx'
import { parseSearch } from './package-filters.ts'

/** What a page of packages shows: those that were found, or what is wrong with what was asked. */
export interface PackagesRead {
  readonly status: number
  /** Where the search is instead. */
  readonly moved: string | null
  readonly labels: PlaceLabels
  readonly timeZone: string | undefined
  readonly search: TripSearch | null
  readonly errors: TripErrors
  readonly found: PackagesFound | null
  readonly problem: string | null
  readonly unknown: { readonly text: string; readonly near: readonly { readonly to: string; readonly label: string }[]; readonly isCountry: boolean } | null
}

const NOTHING: PackagesRead = {
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

/** Reads an address and finds its packages. Whether a day has passed, or is too soon, the API says. */
export async function findPackages(client: Client, query: URLSearchParams, nowMs: number): Promise<PackagesRead> {
  const { search, given, errors: wrong } = parseTrip(query, earliestDay(nowMs))
  if (!search) {
    const [known, unclear] = await Promise.all([placesOf(client, given), unclearEnds(client, query, given)])
    return { ...NOTHING, ...known, errors: { ...wrong, ...unclear?.errors }, unknown: unclear?.unknown ?? null, status: 422 }
  }
  const answer = await searchPackages(client, search, parseSearch(query))
  if (answer.ok) {
    const { from, to, bookable_from: first } = answer.data
    const known = { ...NOTHING, labels: { [search.from]: from.name, [search.to]: to.name }, timeZone: to.time_zone }
    if (first !== null) return { ...known, errors: { leave: say`Choose ${dayText(first as Day)} or later.` }, status: 422 }
    return { ...known, search, found: answer.data }
  }
  if (answer.code === 'unknown_place') return meantPlaces(client, query, search)
  const known = await placesOf(client, search)
  const errors = errorsOf(answer.code, answer.message)
  if (errors) return { ...NOTHING, ...known, errors, status: 422 }
  return { ...NOTHING, ...known, search, problem: answer.message, status: answer.status >= 500 ? 503 : 422 }
}

/** The field that a refusal is about. */
function errorsOf(code: string, message: string): TripErrors | null {
  switch (code) {
    case 'bad_dates':
      return { leave: message }
    case 'same_place':
      return { to: message }
    case 'bad_party':
      return { rooms: message }
    default:
      return null
  }
}

interface End {
  readonly end: 'from' | 'to'
  readonly text: string
  readonly read: MeantPlace | null
}

const AMONG: Readonly<Record<End['end'], PlacesOf>> = { from: ORIGINS, to: DESTINATIONS }

/** Typed words, from a form that was filled in without scripts: they may still mean one place each. */
async function meantPlaces(client: Client, query: URLSearchParams, search: TripSearch): Promise<PackagesRead> {
  const ends = await Promise.all(
    (['from', 'to'] as const).map(async (end): Promise<End> => ({ end, text: search[end], read: await readPlace(client, search[end], AMONG[end]) })),
  )
  const codes = ends.map(({ end, read }) => [end, read?.kind === 'place' ? read.place.place_id : search[end]])
  const meant: TripSearch = { ...search, ...Object.fromEntries(codes) }
  if (tripResultsHref(meant) !== tripResultsHref(search)) return { ...NOTHING, moved: tripResultsHref(meant), status: 302 }
  const [known, unclear] = await Promise.all([placesOf(client, search), unclearEnds(client, query, search)])
  if (unclear) return { ...NOTHING, ...known, ...unclear, status: unclear.unknown.isCountry ? 200 : 404 }
  return { ...NOTHING, ...known, errors: { from: noPlaceText(search.from, []) }, unknown: { text: search.from, near: [], isCountry: false }, status: 404 }
}

/** Ends that are no single place. */
const unclearEnds = (client: Client, query: URLSearchParams, ends: Readonly<Record<End['end'], string>>) =>
  unclearPlaces(
    client,
    { path: PRODUCT_PAGES.PKG.results, query },
    (['from', 'to'] as const).map((end) => ({ name: end, field: end, text: ends[end], among: AMONG[end] })),
  )

interface PlacesKnown {
  readonly labels: PlaceLabels
  readonly timeZone: string | undefined
}

/** The names of both ends, and the clock where it goes. */
async function placesOf(client: Client, { from, to }: { readonly from: string; readonly to: string }): Promise<PlacesKnown> {
  const [start, end] = await Promise.all([
    from ? resolvePlace(client, from, ORIGINS) : null,
    to ? ((await namedPlace(client, to)) ?? (await resolvePlace(client, to, DESTINATIONS))) : null,
  ])
  return {
    labels: { ...(start && { [start.place_id]: start.name }), ...(end && { [end.place_id]: end.name }) },
    timeZone: end?.time_zone,
  }
}

/** A place by its id. */
async function namedPlace(client: Client, id: string) {
  const answer = await client.post('/api/places/names', { place_ids: [id] })
  return answer.ok ? (answer.data.places[0] ?? null) : null
}

/** What is known of a search before its packages are: enough for the form. */
export interface PackagesHead extends PlacesKnown {
  readonly search: TripSearch
}

/** Null where the answer decides what the page is. */
export async function packagesHead(client: Client, query: URLSearchParams, nowMs: number): Promise<PackagesHead | null> {
  const { search } = parseTrip(query, earliestDay(nowMs))
  if (!search) return null
  const known = await placesOf(client, search)
  return known.labels[search.from] && known.labels[search.to] ? { ...known, search } : null
}
