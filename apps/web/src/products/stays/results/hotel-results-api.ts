import type { Answer, Client, Data } from '../../../lib/http.ts'
import type { StayProduct } from '../stay-product.ts'
import type { Stay } from '../stay-query.ts'
import { type Filters, MEAL, type Refinement } from './refinement.ts'

type ServerAnswer = Data<'/api/hotels/search'>
type HotelAnswer = ServerAnswer['hotels'][number]

const SHOWN = [
  'hotel_id',
  'name',
  'stars',
  'score',
  'review_count',
  'district',
  'latitude',
  'longitude',
  'facts',
  'free_cancellation_until',
  'undo_minutes',
  'left',
] as const

/** A property as its card shows it. */
export interface Result extends Readonly<Pick<HotelAnswer, (typeof SHOWN)[number]>> {
  readonly image: { readonly name: string }
  readonly from: Readonly<Pick<HotelAnswer['from'], 'total' | 'currency' | 'pay_now' | 'pay_at_property' | 'pay_at_property_local' | 'agency'>>
}

/** An answer as the page shows it. `pins` are of the properties that are not on this page of the list. */
export interface StaysFound extends Omit<ServerAnswer, 'hotels'> {
  readonly hotels: readonly Result[]
}

export type Facets = StaysFound['facets']
export type { Client }

export type Help = NonNullable<StaysFound['help']>

export const PAGE_SIZE = 25

/** One page of properties for a stay, with the counts of every filter and a pin for every property found. */
export async function searchStays(client: Client, product: StayProduct, stay: Stay, { filters, sort, cursor }: Refinement): Promise<Answer<StaysFound>> {
  const answer = await client.post(product.calls.search, {
    destination: stay.destination,
    checkin: stay.checkin,
    checkout: stay.checkout,
    rooms: stay.rooms.map(({ adults, children }) => ({ adults, children: [...children] })),
    filters: bodyOf(filters),
    sort,
    ...(cursor && { cursor }),
    limit: PAGE_SIZE,
    pins: true,
  })
  return answer.ok ? { ...answer, data: asShown(answer.data) } : answer
}

/** Without what no part of the page reads: a document carries all of it twice, as words and for the browser's script. */
export function asShown(found: ServerAnswer): StaysFound {
  const listed = new Set(found.hotels.map(({ hotel_id }) => hotel_id))
  return { ...found, hotels: found.hotels.map(shownHotel), pins: found.pins.filter(({ hotel_id }) => !listed.has(hotel_id)) }
}

function shownHotel({ image, from, ...hotel }: HotelAnswer): Result {
  const { total, currency, pay_now, pay_at_property, pay_at_property_local, agency } = from
  const shown = Object.fromEntries(SHOWN.map((name) => [name, hotel[name]])) as Pick<HotelAnswer, (typeof SHOWN)[number]>
  return { ...shown, image: { name: image.name }, from: { total, currency, pay_now, pay_at_property, pay_at_property_local, ...(agency && { agency }) } }
}

const bodyOf = (filters: Filters) => ({
  ...(filters.price && { price_min: filters.price.min, price_max: filters.price.max }),
  ...(filters.stars.length > 0 && { stars: [...filters.stars] }),
  ...(filters.scoreMin !== null && { score_min: filters.scoreMin }),
  ...(filters.districts.length > 0 && { districts: [...filters.districts] }),
  amenities: filters.comforts.filter((comfort) => !comfort.startsWith(MEAL)),
  meals: filters.comforts.flatMap((comfort) => (comfort.startsWith(MEAL) ? [comfort.slice(MEAL.length)] : [])),
  ...(filters.freeCancellation && { free_cancellation: true }),
  ...(filters.payAtProperty && { pay_at_property: true }),
})
