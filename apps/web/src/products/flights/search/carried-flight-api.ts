import type { Day } from '@sojourn/kernel'
import { carriedPlace, type FoundPlace, resolvePlace } from '../../../features/search-form/index.ts'
import { readCarried } from '../../../lib/carried-search.ts'
import type { Client } from '../../../lib/http.ts'
import { type GivenFlights, LIMITS, parseFlights } from '../flight-address.ts'
import { FLIGHT_PLACES } from '../flights-api.ts'
import { FLIGHT_NAMES } from '../site-products.ts'
import { peopleOfAges } from './people-of-ages.ts'
import type { PlaceLabels } from './typed-slices.ts'

const FIRST_ROOM = /^(\d{1,2})((?:,\d{1,2})*)/

export interface CarriedFlight {
  readonly given: Partial<GivenFlights>
  readonly labels: PlaceLabels
}

/** The fields of another product's search that a search of flights begins with: to its place, on its first day, and back on its last, with those of its first room. */
export async function carriedFlight(client: Client, query: URLSearchParams, earliest: Day): Promise<CarriedFlight> {
  const { place, from, until, own = {} } = readCarried(query, FLIGHT_NAMES)
  const origin = query.get('from')
  const [to, start] = await Promise.all([meantPlace(client, place), origin && /^[A-Z]{3}$/.test(origin) ? carriedPlace(client, origin, FLIGHT_PLACES) : null])
  const asked = new URLSearchParams({ triptype: '2', from: start?.place_id ?? '', to: to?.place_id ?? '', depart: from ?? '', return: until ?? '' })
  const people = peopleOf(own.rooms ?? '')
  for (const [name, count] of Object.entries(people)) asked.set(name, String(count))
  const { given, errors } = parseFlights(asked, earliest)
  const { back, slices, adults, children, infants } = given
  return {
    given: {
      slices: slices.map((slice) => ({ ...slice, day: errors.depart0 ? null : slice.day })),
      back: errors.depart0 || errors.return ? null : back,
      ...(people.adults > 0 && !errors.party && { adults, children, infants }),
    },
    labels: Object.fromEntries([start, to].flatMap((each) => (each ? [[each.place_id, each.label]] : []))),
  }
}

/** Other products know a place by an id such as `new-york`: its words are the name of it. */
async function meantPlace(client: Client, place: string | undefined): Promise<FoundPlace | null> {
  if (!place) return null
  return (await carriedPlace(client, place, FLIGHT_PLACES)) ?? resolvePlace(client, place.split('.')[0]!.replaceAll('-', ' '), FLIGHT_PLACES)
}

/** Of "2,5,1": two adults, a child and an infant. Who is twelve flies as an adult. */
function peopleOf(rooms: string) {
  const [, adults = '0', ages = ''] = FIRST_ROOM.exec(rooms) ?? []
  const all = peopleOfAges(Number(adults), ages.split(',').filter(Boolean).map(Number))
  return all.adults + all.children <= LIMITS.seated ? all : { adults: 0, children: 0, infants: 0 }
}
