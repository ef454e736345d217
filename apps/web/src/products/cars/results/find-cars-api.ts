import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say } from '@sojourn/i18n'
import { type Day, earliestDay } from '@sojourn/kernel'
import { type MeantPlace, noPlaceText, readPlace, resolvePlace, unclearPlaces } from '../../../features/search-form/index.ts'
import type { Client } from '../../../lib/http.ts'
import { carResultsHref, parseRental, type Rental, type RentalErrors, type RentalField } from '../car-address.ts'
import { CAR_PLACES, type CarsFound, searchCars } from '../cars-api.ts'
import { parseSearch } from './car-filters.ts'

/** What a page of cars shows: those that were found, or what is wrong with what was asked. */
export interface CarsRead {
  readonly status: number
  /** Where the search is instead. */
  readonly moved: string | null
  readonly labels: { readonly pickup?: string; readonly dropoff?: string | undefined }
  readonly timeZone: string | undefined
  readonly rental: Rental | null
  readonly errors: RentalErrors
  readonly found: CarsFound | null
  readonly problem: string | null
  readonly unknown: { readonly text: string; readonly near: readonly { readonly to: string; readonly label: string }[]; readonly isCountry: boolean } | null
}

const NOTHING: CarsRead = {
  status: 200,
  moved: null,
  labels: {},
  timeZone: undefined,
  rental: null,
  errors: {},
  found: null,
  problem: null,
  unknown: null,
}

/** The fields of the form, by what the call calls them. */
const FIELDS: Readonly<Record<string, RentalField>> = { pickup_at: 'from', dropoff_at: 'to', driver_age: 'age' }

/** Reads an address and finds its cars. Whether a time has passed, or is too soon, the API says by the clock of the place. */
export async function findCars(client: Client, query: URLSearchParams, nowMs: number): Promise<CarsRead> {
  const { rental, given, errors: wrong } = parseRental(query, earliestDay(nowMs))
  if (!rental) {
    const unclear = await unclearEnds(client, query, given)
    return { ...NOTHING, errors: { ...wrong, ...unclear?.errors }, unknown: unclear?.unknown ?? null, status: 422 }
  }
  const [answer, back] = await Promise.all([searchCars(client, rental, parseSearch(query)), nameOf(client, rental.dropoff)])
  if (answer.ok) {
    const { place, bookable_from: from } = answer.data
    const known = { ...NOTHING, labels: { pickup: place.name, dropoff: back }, timeZone: place.time_zone }
    if (from !== null) return { ...known, errors: { from: say`Choose ${dayText(from as Day)} or later.` }, status: 422 }
    return { ...known, rental, found: answer.data }
  }
  if (answer.code === 'unknown_place') return unknownPlace(client, query, rental)
  const errors: RentalErrors = Object.fromEntries(answer.errors.flatMap(({ path, message }) => (FIELDS[path] ? [[FIELDS[path], message]] : [])))
  if (Object.keys(errors).length > 0) return { ...NOTHING, labels: { dropoff: back }, errors, status: 422 }
  return { ...NOTHING, rental, problem: answer.message, status: answer.status >= 500 ? 503 : 422 }
}

/** Typed words, from a form that was filled in without scripts: they may still mean one place. */
async function unknownPlace(client: Client, query: URLSearchParams, rental: Rental): Promise<CarsRead> {
  const [pickup, dropoff] = await Promise.all([rental.pickup, rental.dropoff].map((text) => (text ? readPlace(client, text, CAR_PLACES) : null)))
  const meant = { ...rental, pickup: idOf(pickup) ?? rental.pickup, dropoff: idOf(dropoff) ?? rental.dropoff }
  if (carResultsHref(meant) !== carResultsHref(rental)) return { ...NOTHING, moved: carResultsHref(meant), status: 302 }
  const unclear = await unclearEnds(client, query, rental)
  if (unclear) return { ...NOTHING, ...unclear, status: unclear.unknown.isCountry ? 200 : 404 }
  const text = rental.pickup
  return { ...NOTHING, errors: { pickup: noPlaceText(text, []) }, unknown: { text, near: [], isCountry: false }, status: 404 }
}

/** Ends that are no single place. */
const unclearEnds = (client: Client, query: URLSearchParams, { pickup = '', dropoff = '' }: Partial<Pick<Rental, 'pickup' | 'dropoff'>>) =>
  unclearPlaces(client, { path: PRODUCT_PAGES.CAR.results, query }, [
    { name: 'pickup', field: 'pickup', text: pickup, among: CAR_PLACES },
    { name: 'dropoff', field: 'dropoff', text: dropoff, among: CAR_PLACES },
  ])

const idOf = (meant: MeantPlace | null | undefined): string | null => (meant?.kind === 'place' ? meant.place.place_id : null)

/** The name of a place that an address has by its id; none where it is not known. */
const nameOf = async (client: Client, placeId: string): Promise<string | undefined> => (await placeOf(client, placeId))?.name

async function placeOf(client: Client, placeId: string) {
  const place = placeId ? await resolvePlace(client, placeId, CAR_PLACES) : null
  return place?.place_id.toLowerCase() === placeId.toLowerCase() ? place : null
}

/** What is known of a search before its cars are: enough for the form. */
export interface CarsHead {
  readonly rental: Rental
  readonly labels: { readonly pickup: string; readonly dropoff: string | undefined }
  readonly timeZone: string
}

/** Null where the answer decides what the page is. */
export async function carsHead(client: Client, query: URLSearchParams, nowMs: number): Promise<CarsHead | null> {
  const { rental } = parseRental(query, earliestDay(nowMs))
  const [place, back] = rental ? await Promise.all([placeOf(client, rental.pickup), nameOf(client, rental.dropoff)]) : []
  if (!rental || !place || (rental.dropoff && !back)) return null
  return { rental, labels: { pickup: place.name, dropoff: back }, timeZone: place.time_zone }
}
