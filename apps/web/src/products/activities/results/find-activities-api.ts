import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say } from '@sojourn/i18n'
import { type Day, earliestDay } from '@sojourn/kernel'
import { noPlaceText, readPlace, resolvePlace, unclearPlaces } from '../../../features/search-form/index.ts'
import type { Client } from '../../../lib/http.ts'
import { ACTIVITY_PLACES, type ActivitiesFound, searchActivities } from '../activities-api.ts'
import { type Outing, type OutingErrors, type OutingField, parseOuting, resultsHref } from '../activity-address.ts'
import { parseSearch } from './activity-filters.ts'

/** What a page of activities shows: those that were found, or what is wrong with what was asked. */
export interface ActivitiesRead {
  readonly status: number
  /** Where the search is instead. */
  readonly moved: string | null
  readonly label: string | undefined
  readonly timeZone: string | undefined
  readonly outing: Outing | null
  readonly errors: OutingErrors
  readonly found: ActivitiesFound | null
  readonly problem: string | null
  readonly unknown: { readonly text: string; readonly near: readonly { readonly to: string; readonly label: string }[]; readonly isCountry: boolean } | null
}

const NOTHING: ActivitiesRead = {
  status: 200,
  moved: null,
  label: undefined,
  timeZone: undefined,
  outing: null,
  errors: {},
  found: null,
  problem: null,
  unknown: null,
}

/** The fields of the form, by what the call calls them. */
const FIELDS: Readonly<Record<string, OutingField>> = { from: 'from', to: 'to', adults: 'party', children: 'party' }

/** Reads an address and finds its activities. Whether a day has passed, or is too soon, the API says by the clock of the place. */
export async function findActivities(client: Client, query: URLSearchParams, nowMs: number): Promise<ActivitiesRead> {
  const { outing, given, errors: wrong } = parseOuting(query, earliestDay(nowMs))
  if (!outing) {
    const unclear = await unclearPlace(client, query, given.place)
    return { ...NOTHING, errors: { ...wrong, ...unclear?.errors }, unknown: unclear?.unknown ?? null, status: 422 }
  }
  const answer = await searchActivities(client, outing, parseSearch(query))
  if (answer.ok) {
    const { place, bookable_from: from } = answer.data
    const known = { ...NOTHING, label: place.name, timeZone: place.time_zone }
    if (from !== null) return { ...known, errors: { from: say`Choose ${dayText(from as Day)} or later.` }, status: 422 }
    return { ...known, outing, found: answer.data }
  }
  if (answer.code === 'unknown_place') return unknownPlace(client, query, outing)
  const errors: OutingErrors = Object.fromEntries(answer.errors.flatMap(({ path, message }) => (FIELDS[path] ? [[FIELDS[path], message]] : [])))
  if (Object.keys(errors).length > 0) return { ...NOTHING, errors, status: 422 }
  return { ...NOTHING, outing, problem: answer.message, status: answer.status >= 500 ? 503 : 422 }
}

/** Typed words, from a form that was filled in without scripts: they may still mean one place. */
async function unknownPlace(client: Client, query: URLSearchParams, outing: Outing): Promise<ActivitiesRead> {
  const text = outing.place
  const read = await readPlace(client, text, ACTIVITY_PLACES)
  if (read?.kind === 'place') return { ...NOTHING, moved: resultsHref({ ...outing, place: read.place.place_id }), status: 302 }
  const unclear = await unclearPlace(client, query, text)
  if (unclear) return { ...NOTHING, ...unclear, status: unclear.unknown.isCountry ? 200 : 404 }
  return { ...NOTHING, errors: { place: noPlaceText(text, []) }, unknown: { text, near: [], isCountry: false }, status: 404 }
}

/** A text that is no single place. */
const unclearPlace = (client: Client, query: URLSearchParams, text = '') =>
  unclearPlaces(client, { path: PRODUCT_PAGES.ACT.results, query }, [{ name: 'place', field: 'place', text, among: ACTIVITY_PLACES }])

/** What is known of a search before its activities are: enough for the form. */
export interface ActivitiesHead {
  readonly outing: Outing
  readonly label: string
  readonly timeZone: string
}

/** Null where the answer decides what the page is. */
export async function activitiesHead(client: Client, query: URLSearchParams, nowMs: number): Promise<ActivitiesHead | null> {
  const { outing } = parseOuting(query, earliestDay(nowMs))
  const place = outing && (await resolvePlace(client, outing.place, ACTIVITY_PLACES))
  return outing && place?.place_id === outing.place ? { outing, label: place.name, timeZone: place.time_zone } : null
}
