import type { Day } from '@sojourn/kernel'
import { carriedPlace } from '../../../features/search-form/index.ts'
import { readCarried } from '../../../lib/carried-search.ts'
import type { Client } from '../../../lib/http.ts'
import { RIDE_NAMES } from '../site-products.ts'
import { type GivenRide, parseRide } from '../transfer-address.ts'
import { placesNear, TRANSFER_PLACES } from '../transfers-api.ts'

const ROOMS_PEOPLE = /^\d{1,2}(,\d{1,2})*/

export interface RideLabels {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface CarriedRide {
  readonly given: GivenRide
  readonly labels: RideLabels
  /** The clock of the place. */
  readonly timeZone?: string
}

/** The fields of another product's search that a search of transfers begins with: to its place from the airport there, on its first day, and back on its last. */
export async function carriedRide(client: Client, query: URLSearchParams, earliestAt: (timeZone: string | null) => Day): Promise<CarriedRide> {
  const { place, from, until, own = {} } = readCarried(query, RIDE_NAMES)
  const known = await carriedPlace(client, place, TRANSFER_PLACES)
  const near = known && (await placesNear(known.place_id)('', client))
  const airport = near?.places.find(({ type }) => type === 'airport')
  const asked = new URLSearchParams({ from: airport?.place_id ?? '', to: known?.place_id ?? '', at: from ?? '' })
  if (until && until !== from) asked.set('return_at', until)
  const people = query.get('people') ?? ROOMS_PEOPLE.exec(own.rooms ?? '')?.[0]
  if (people) asked.set('people', people)
  const { given, errors } = parseRide(asked, earliestAt(known?.time_zone ?? null))
  const { day, back, ...others } = given
  return {
    given: { ...others, ...(day && !errors.at && { day }), back: back?.day && !errors.return_at ? back : null },
    labels: { from: airport?.label, to: known?.label },
    ...(known && { timeZone: known.time_zone }),
  }
}
