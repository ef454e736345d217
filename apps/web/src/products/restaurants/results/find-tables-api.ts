import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say } from '@sojourn/i18n'
import { type Day, earliestDay } from '@sojourn/kernel'
import { noPlaceText, readPlace, resolvePlace, unclearPlaces } from '../../../features/search-form/index.ts'
import type { Client } from '../../../lib/http.ts'
import { parseTable, type TableErrors, type TableSearch, tableResultsHref } from '../table-address.ts'
import { type RestaurantsFound, searchTables, TABLE_PLACES } from '../tables-api.ts'
import { parseListing } from './table-filters.ts'

/** What a page of restaurants shows: those that were found, or what is wrong with what was asked. */
export interface TablesRead {
  readonly status: number
  /** Where the search is instead. */
  readonly moved: string | null
  readonly label: string | undefined
  readonly timeZone: string | undefined
  readonly search: TableSearch | null
  readonly errors: TableErrors
  readonly found: RestaurantsFound | null
  readonly problem: string | null
  readonly unknown: { readonly text: string; readonly near: readonly { readonly to: string; readonly label: string }[]; readonly isCountry: boolean } | null
}

const NOTHING: TablesRead = {
  status: 200,
  moved: null,
  label: undefined,
  timeZone: undefined,
  search: null,
  errors: {},
  found: null,
  problem: null,
  unknown: null,
}

const FIELDS: readonly string[] = ['place', 'day', 'time', 'party']

/** Reads an address and finds its restaurants. Whether a day has passed, or is too soon, the API says by the clock of the place. */
export async function findTables(client: Client, query: URLSearchParams, nowMs: number): Promise<TablesRead> {
  const { search, given, errors: wrong } = parseTable(query, earliestDay(nowMs))
  if (!search) {
    const unclear = await unclearPlace(client, query, given.place)
    return { ...NOTHING, errors: { ...wrong, ...unclear?.errors }, unknown: unclear?.unknown ?? null, status: 422 }
  }
  const answer = await searchTables(client, search, parseListing(query))
  if (answer.ok) {
    const { place, bookable_from: from } = answer.data
    const known = { ...NOTHING, label: place.name, timeZone: place.time_zone }
    if (from !== null) return { ...known, errors: { day: say`Choose ${dayText(from as Day)} or later.` }, status: 422 }
    return { ...known, search, found: answer.data }
  }
  if (answer.code === 'unknown_place') return unknownPlace(client, query, search)
  const errors: TableErrors = Object.fromEntries(answer.errors.flatMap(({ path, message }) => (FIELDS.includes(path) ? [[path, message]] : [])))
  if (Object.keys(errors).length > 0) return { ...NOTHING, label: await nameOf(client, search.place), errors, status: 422 }
  return { ...NOTHING, search, problem: answer.message, status: answer.status >= 500 ? 503 : 422 }
}

/** Typed words, from a form that was filled in without scripts: they may still mean one place. */
async function unknownPlace(client: Client, query: URLSearchParams, search: TableSearch): Promise<TablesRead> {
  const text = search.place
  const read = await readPlace(client, text, TABLE_PLACES)
  if (read?.kind === 'place' && read.place.place_id !== text) {
    return { ...NOTHING, moved: tableResultsHref({ ...search, place: read.place.place_id }), status: 302 }
  }
  const unclear = await unclearPlace(client, query, text)
  if (unclear) return { ...NOTHING, ...unclear, status: unclear.unknown.isCountry ? 200 : 404 }
  return { ...NOTHING, errors: { place: noPlaceText(text, []) }, unknown: { text, near: [], isCountry: false }, status: 404 }
}

/** A text that is no single place. */
const unclearPlace = (client: Client, query: URLSearchParams, text = '') =>
  unclearPlaces(client, { path: PRODUCT_PAGES.RES.results, query }, [{ name: 'place', field: 'place', text, among: TABLE_PLACES }])

const nameOf = async (client: Client, placeId: string): Promise<string | undefined> => (await placeOf(client, placeId))?.name

async function placeOf(client: Client, placeId: string) {
  const place = placeId ? await resolvePlace(client, placeId, TABLE_PLACES) : null
  return place?.place_id.toLowerCase() === placeId.toLowerCase() ? place : null
}

/** What is known of a search before its restaurants are: enough for the form. */
export interface TablesHead {
  readonly search: TableSearch
  readonly label: string
  readonly timeZone: string
}

/** Null where the answer decides what the page is. */
export async function tablesHead(client: Client, query: URLSearchParams, nowMs: number): Promise<TablesHead | null> {
  const { search } = parseTable(query, earliestDay(nowMs))
  const place = search ? await placeOf(client, search.place) : null
  return search && place ? { search, label: place.name, timeZone: place.time_zone } : null
}
