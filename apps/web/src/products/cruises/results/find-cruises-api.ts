import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { noPlaceText, readPlace, unclearPlaces } from '../../../features/search-form/index.ts'
import type { Client } from '../../../lib/http.ts'
import { askOf, type CruiseErrors, type CruiseSearch, cruisesHref, parseCruises } from '../cruise-address.ts'
import { CRUISE_PLACES, type CruisesFound, searchCruises } from '../cruises-api.ts'
import { parseSearch } from './cruise-filters.ts'

/** What a page of cruises shows: those that were found, or what is wrong with what was asked. */
export interface CruisesRead {
  readonly status: number
  /** Where the search is instead. */
  readonly moved: string | null
  /** What the place of the search is called. */
  readonly label: string | undefined
  readonly errors: CruiseErrors
  readonly found: CruisesFound | null
  readonly problem: string | null
  readonly unknown: { readonly text: string; readonly near: readonly { readonly to: string; readonly label: string }[]; readonly isCountry: boolean } | null
}

const NOTHING: CruisesRead = { status: 200, moved: null, label: undefined, errors: {}, found: null, problem: null, unknown: null }

/** Reads an address and finds its cruises. */
export async function findCruises(client: Client, query: URLSearchParams): Promise<CruisesRead> {
  const { given: search, errors } = parseCruises(query)
  if (Object.keys(errors).length > 0) {
    const unclear = await unclearPlace(client, query, search)
    return { ...NOTHING, errors: { ...errors, ...unclear?.errors }, unknown: unclear?.unknown ?? null, status: 422 }
  }
  const answer = await searchCruises(client, { ...askOf(search), ...parseSearch(query) })
  if (answer.ok) return { ...NOTHING, label: answer.data.where?.label, found: answer.data }
  if (answer.code === 'unknown_place') return meantPlace(client, query, search)
  return { ...NOTHING, problem: answer.message, status: answer.status >= 500 ? 503 : 422 }
}

/** Typed words, from a form that was filled in without scripts: they may still mean one place. */
async function meantPlace(client: Client, query: URLSearchParams, search: CruiseSearch): Promise<CruisesRead> {
  const meant = search.where ? await readPlace(client, search.where, CRUISE_PLACES) : null
  if (meant?.kind === 'place' && meant.place.place_id !== search.where)
    return { ...NOTHING, moved: cruisesHref({ ...search, where: meant.place.place_id }), status: 302 }
  const unclear = await unclearPlace(client, query, search)
  if (unclear) return { ...NOTHING, ...unclear, status: unclear.unknown.isCountry ? 200 : 404 }
  const text = search.where || search.port
  return { ...NOTHING, errors: { where: noPlaceText(text, []) }, unknown: { text, near: [], isCountry: false }, status: 404 }
}

/** A text that is no single place. */
const unclearPlace = (client: Client, query: URLSearchParams, { where }: CruiseSearch) =>
  unclearPlaces(client, { path: PRODUCT_PAGES.CRU.results, query }, [{ name: 'where', field: 'where', text: where, among: CRUISE_PLACES }])
