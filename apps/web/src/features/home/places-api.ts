import type { Body, Client } from '../../lib/http.ts'

/** A product, as the places of the API know it. */
type ProductName = NonNullable<Body<'/api/places/suggest'>['product']>

export interface Destination {
  readonly placeId: string
  readonly name: string
  readonly country: string
  readonly countryCode: string
  /** The place of its poster, where it has none of its own. */
  readonly art?: string
}

/** More than there are: a page that lists every place. */
const ALL = 500

/** Every destination of a product that the places know by this name, in the order the API gives them. An API that does not answer leaves a page without them. */
export async function listDestinations(client: Client, product: ProductName): Promise<readonly Destination[]> {
  const answer = await client.post('/api/places/suggest', { text: '', types: ['city'], product, limit: ALL })
  if (!answer.ok) return []
  return answer.data.places.map((place) => ({
    placeId: place.place_id,
    name: place.name,
    country: place.label.split(', ').at(-1) ?? '',
    countryCode: place.country_code,
  }))
}
