import { noPlaceText, readPlace } from '../../../features/search-form/index.ts'
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
  readonly unknown: { readonly text: string; readonly near: readonly { readonly to: string; readonly label: string }[] } | null
}

const NOTHING: CruisesRead = { status: 200, moved: null, label: undefined, errors: {}, found: null, problem: null, unknown: null }

/** Reads an address and finds its cruises. */
export async function findCruises(client: Client, query: URLSearchParams): Promise<CruisesRead> {
  const { given: search, errors } = parseCruises(query)
  if (Object.keys(errors).length > 0) return { ...NOTHING, errors, status: 422 }
  const answer = await searchCruises(client, { ...askOf(search), ...parseSearch(query) })
  if (answer.ok) return { ...NOTHING, label: answer.data.where?.label, found: answer.data }
  if (answer.code === 'unknown_place') return meantPlace(client, search)
  return { ...NOTHING, problem: answer.message, status: answer.status >= 500 ? 503 : 422 }
}

/** Typed words, from a form that was filled in without scripts: they may still mean one place. */
async function meantPlace(client: Client, search: CruiseSearch): Promise<CruisesRead> {
  const meant = search.where ? await readPlace(client, search.where, CRUISE_PLACES) : null
  if (meant?.kind === 'place' && meant.place.place_id !== search.where)
    return { ...NOTHING, moved: cruisesHref({ ...search, where: meant.place.place_id }), status: 302 }
  const near = meant && meant.kind !== 'place' ? meant.places : []
  return {
    ...NOTHING,
    errors: { where: noPlaceText(search.where || search.port, near) },
    unknown: { text: search.where || search.port, near: near.map(({ place_id, label }) => ({ to: cruisesHref({ ...search, where: place_id }), label })) },
    status: 404,
  }
}
