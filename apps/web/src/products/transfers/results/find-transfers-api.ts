import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say } from '@sojourn/i18n'
import { type Day, earliestDay } from '@sojourn/kernel'
import { type MeantPlace, noPlaceText, readPlace, resolvePlace, unclearPlaces } from '../../../features/search-form/index.ts'
import type { Client } from '../../../lib/http.ts'
import type { RideLabels } from '../search/carried-ride-api.ts'
import { parseRide, type Ride, type RideErrors, type RideField, transferResultsHref } from '../transfer-address.ts'
import { searchTransfers, TRANSFER_PLACES, type TransfersFound } from '../transfers-api.ts'
import { parseSearch } from './transfer-filters.ts'

/** What a page of transfers shows: those that were found, or what is wrong with what was asked. */
export interface TransfersRead {
  readonly status: number
  /** Where the search is instead. */
  readonly moved: string | null
  readonly labels: RideLabels
  readonly timeZone: string | undefined
  readonly ride: Ride | null
  readonly errors: RideErrors
  readonly found: TransfersFound | null
  readonly problem: string | null
  readonly unknown: { readonly text: string; readonly near: readonly { readonly to: string; readonly label: string }[]; readonly isCountry: boolean } | null
}

const NOTHING: TransfersRead = { status: 200, moved: null, labels: {}, timeZone: undefined, ride: null, errors: {}, found: null, problem: null, unknown: null }

/** The fields of the form, by what the call calls them. */
const FIELDS: Readonly<Record<string, RideField>> = {
  from: 'from',
  to: 'to',
  at: 'at',
  flight: 'flight',
  'return.at': 'return_at',
  'return.flight': 'return_flight',
  adults: 'people',
}

/** Reads an address and finds its transfers. Whether a time has passed, or is too soon, the API says by the clock of the place. */
export async function findTransfers(client: Client, query: URLSearchParams, nowMs: number): Promise<TransfersRead> {
  const { ride, given, errors: wrong } = parseRide(query, earliestDay(nowMs))
  if (!ride) {
    const [labels, unclear] = await Promise.all([labelsOf(client, given.from ?? '', given.to ?? ''), unclearEnds(client, query, given)])
    return { ...NOTHING, labels, errors: { ...wrong, ...unclear?.errors }, unknown: unclear?.unknown ?? null, status: 422 }
  }
  const answer = await searchTransfers(client, ride, parseSearch(query))
  if (answer.ok) {
    const { from, to, bookable_from: first } = answer.data
    const known = { ...NOTHING, labels: { from: from.name, to: to.name }, timeZone: from.time_zone }
    if (first !== null) return { ...known, errors: { at: say`Choose ${dayText(first as Day)} or later.` }, status: 422 }
    return { ...known, ride, found: answer.data }
  }
  if (answer.code === 'unknown_place') return unknownPlace(client, query, ride)
  const labels = await labelsOf(client, ride.from, ride.to)
  const errors: RideErrors = Object.fromEntries(answer.errors.flatMap(({ path, message }) => (FIELDS[path] ? [[FIELDS[path], message]] : [])))
  if (Object.keys(errors).length > 0) return { ...NOTHING, labels, errors, status: 422 }
  return { ...NOTHING, labels, ride, problem: answer.message, status: answer.status >= 500 ? 503 : 422 }
}

/** Typed words, from a form that was filled in without scripts: they may still mean one place. */
async function unknownPlace(client: Client, query: URLSearchParams, ride: Ride): Promise<TransfersRead> {
  const [from, to] = (await Promise.all([ride.from, ride.to].map((text) => readPlace(client, text, TRANSFER_PLACES)))) as [MeantPlace | null, MeantPlace | null]
  const meant = { ...ride, from: idOf(from) ?? ride.from, to: idOf(to) ?? ride.to }
  if (transferResultsHref(meant) !== transferResultsHref(ride)) return { ...NOTHING, moved: transferResultsHref(meant), status: 302 }
  const [labels, unclear] = await Promise.all([labelsOf(client, ride.from, ride.to), unclearEnds(client, query, ride)])
  if (unclear) return { ...NOTHING, labels, ...unclear, status: unclear.unknown.isCountry ? 200 : 404 }
  return { ...NOTHING, labels, errors: { from: noPlaceText(ride.from, []) }, unknown: { text: ride.from, near: [], isCountry: false }, status: 404 }
}

/** Ends that are no single place. */
const unclearEnds = (client: Client, query: URLSearchParams, ends: Partial<Pick<Ride, 'from' | 'to'>>) =>
  unclearPlaces(
    client,
    { path: PRODUCT_PAGES.TRF.results, query },
    (['from', 'to'] as const).map((end) => ({ name: end, field: end, text: ends[end] ?? '', among: TRANSFER_PLACES })),
  )

const idOf = (meant: MeantPlace | null): string | null => (meant?.kind === 'place' ? meant.place.place_id : null)

async function placeOf(client: Client, placeId: string) {
  const place = placeId ? await resolvePlace(client, placeId, TRANSFER_PLACES) : null
  return place?.place_id.toLowerCase() === placeId.toLowerCase() ? place : null
}

async function labelsOf(client: Client, from: string, to: string): Promise<RideLabels> {
  const places = await Promise.all([placeOf(client, from), placeOf(client, to)])
  return { from: places[0]?.name, to: places[1]?.name }
}

/** What is known of a search before its transfers are: enough for the form. */
export interface TransfersHead {
  readonly ride: Ride
  readonly labels: RideLabels
  readonly timeZone: string
}

/** Null where the answer decides what the page is. */
export async function transfersHead(client: Client, query: URLSearchParams, nowMs: number): Promise<TransfersHead | null> {
  const { ride } = parseRide(query, earliestDay(nowMs))
  const [from, to] = ride ? await Promise.all([placeOf(client, ride.from), placeOf(client, ride.to)]) : []
  return ride && from && to ? { ride, labels: { from: from.name, to: to.name }, timeZone: from.time_zone } : null
}
