import type { Day } from '@sojourn/kernel'
import { carriedPlace, resolvePlace } from '../../../features/search-form/index.ts'
import { readCarried } from '../../../lib/carried-search.ts'
import type { Client } from '../../../lib/http.ts'
import { type GivenTrip, parseTrip } from '../package-address.ts'
import { DESTINATIONS, ORIGINS } from '../packages-api.ts'
import { TRIP_NAMES } from '../site-products.ts'
import type { PlaceLabels } from './package-search-form.tsx'

export interface CarriedTrip {
  readonly given: Partial<GivenTrip>
  readonly labels: PlaceLabels
  readonly timeZone?: string
}

const CODE = /^[A-Z]{3}$/

/** The fields of another product's search that a search of packages begins with: to its place, on its days, for its people; from where, if that was asked there too. */
export async function carriedTrip(client: Client, query: URLSearchParams, earliestAt: (timeZone: string | null) => Day): Promise<CarriedTrip> {
  const { place, from, until, own = {} } = readCarried(query, TRIP_NAMES)
  const origin = query.get('from') ?? ''
  const [to, start] = await Promise.all([meantCity(client, place), CODE.test(origin) ? resolvePlace(client, origin, ORIGINS) : null])
  const { given, errors } = parseTrip(
    new URLSearchParams({ from: start?.place_id ?? '', to: to?.place_id ?? '', leave: from ?? '', return: until ?? '', rooms: own.rooms ?? '' }),
    earliestAt(to?.time_zone ?? null),
  )
  return {
    given: {
      ...(start && { from: start.place_id }),
      ...(to && { to: to.place_id }),
      ...(!errors.leave && !errors.back && { leave: given.leave, back: given.back }),
      ...(own.rooms && !errors.rooms && { rooms: given.rooms }),
    },
    labels: Object.fromEntries([start, to].flatMap((each) => (each ? [[each.place_id, each.label]] : []))),
    ...(to && { timeZone: to.time_zone }),
  }
}

/** Other products may know a city by a place within it, or by the code of its airport. */
async function meantCity(client: Client, place: string | undefined) {
  if (!place) return null
  return (await carriedPlace(client, place, DESTINATIONS)) ?? resolvePlace(client, place.split('.')[0]!.replaceAll('-', ' '), DESTINATIONS)
}
