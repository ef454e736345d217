import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say } from '@sojourn/i18n'
import { type Day, earliestDay } from '@sojourn/kernel'
import { noPlaceText, readPlace, unclearPlaces } from '../../../features/search-form/index.ts'
import type { Answer, Client } from '../../../lib/http.ts'
import { parseNights, parseWeeks, type ResortErrors, type StaySearch, staysHref, type WeekSearch, weeksHref } from '../resort-address.ts'
import { placeBody, RESORT_PLACES, type StaysFound, type WeeksFound } from '../resorts-api.ts'
import { parseNarrowed } from './resort-filters.ts'

/** What a list of resorts shows: those that were found, or what is wrong with what was asked. */
export interface ResortsRead<Found, Search> {
  readonly status: number
  readonly moved: string | null
  readonly search: Search | null
  readonly label: string | undefined
  readonly errors: ResortErrors
  readonly found: Found | null
  readonly problem: string | null
  readonly unknown: { readonly text: string; readonly near: readonly { readonly to: string; readonly label: string }[] } | null
}

const nothing = { status: 200, moved: null, search: null, label: undefined, errors: {}, found: null, problem: null, unknown: null } as const

type WithPlace = { readonly where: string }

async function resultOf<Found extends Pick<WeeksFound, 'place'>, Search extends WithPlace>(
  client: Client,
  search: Search,
  answer: Answer<Found>,
  { hrefOf, address }: { readonly hrefOf: (search: Search) => string; readonly address: ListAddress },
): Promise<ResortsRead<Found, Search>> {
  if (answer.ok) return { ...nothing, search, label: search.where ? answer.data.place.name : undefined, found: answer.data }
  if (answer.code === 'unknown_place') {
    // Typed words, from a form that was filled in without scripts: they may still mean one place.
    const meant = await readPlace(client, search.where, RESORT_PLACES)
    if (meant?.kind === 'place') return { ...nothing, moved: hrefOf({ ...search, where: meant.place.place_id }), status: 302 }
    const unclear = await unclearWhere(client, address, search.where)
    if (unclear) return { ...nothing, ...unclear, status: 404 }
    return { ...nothing, errors: { where: noPlaceText(search.where, []) }, unknown: { text: search.where, near: [] }, status: 404 }
  }
  const fields: Readonly<Record<string, 'from' | 'to'>> = { check_in: 'from', check_out: 'to' }
  const errors: ResortErrors = Object.fromEntries((answer.errors ?? []).flatMap(({ path, message }) => (fields[path] ? [[fields[path], message]] : [])))
  if (Object.keys(errors).length > 0) return { ...nothing, errors, status: 422 }
  return { ...nothing, search, problem: answer.message, status: answer.status >= 500 ? 503 : 422 }
}

type ListAddress = Parameters<typeof unclearPlaces>[1]

/** A text that is no single place. */
const unclearWhere = (client: Client, address: ListAddress, text = '') =>
  unclearPlaces(client, address, [{ name: 'where', field: 'where', text, among: RESORT_PLACES }])

/** What is missing or cannot be, and the places that are meant by a text that is none. */
async function askingFor(client: Client, address: ListAddress, errors: ResortErrors, text: string | undefined) {
  const unclear = await unclearWhere(client, address, text)
  return { ...nothing, errors: { ...errors, ...unclear?.errors }, unknown: unclear?.unknown ?? null, status: 422 }
}

export type WeeksRead = ResortsRead<WeeksFound, WeekSearch>
export type StaysRead = ResortsRead<StaysFound, StaySearch>

export async function findWeeks(client: Client, query: URLSearchParams): Promise<WeeksRead> {
  const { given, errors } = parseWeeks(query)
  const address = { path: PRODUCT_PAGES.RST.results, query }
  if (Object.keys(errors).length > 0) return askingFor(client, address, errors, given.where)
  const { where, month, bedrooms } = given
  const answer = await client.post('/api/weeks/search', {
    ...placeBody(where),
    ...(month && { month }),
    ...(bedrooms > 0 && { bedrooms }),
    ...parseNarrowed(query),
  })
  return resultOf(client, given, answer, { hrefOf: weeksHref, address })
}

export async function findStays(client: Client, query: URLSearchParams, nowMs: number): Promise<StaysRead> {
  const { search, given, errors } = parseNights(query, earliestDay(nowMs))
  const address = { path: PRODUCT_PAGES.STY.results, query }
  if (!search) return askingFor(client, address, errors, given.where)
  const { kinds, sort, cursor } = parseNarrowed(query)
  const answer = await client.post('/api/stays/search', {
    destination: search.where,
    check_in: search.from,
    check_out: search.to,
    guests: search.guests,
    ...(kinds && { kinds }),
    ...(sort && sort !== 'power' && { sort }),
    ...(cursor && { cursor }),
  })
  const read = await resultOf(client, search, answer, { hrefOf: staysHref, address })
  const from = answer.ok ? (answer.data.bookable_from as Day | null) : null
  return from === null ? read : { ...read, found: null, errors: { from: say`Choose ${dayText(from)} or later.` }, status: 422 }
}
