import type { Client } from '../../lib/http.ts'
import { artOf } from './destination-art.ts'

export interface Destination {
  readonly placeId: string
  readonly name: string
  readonly country: string
  /** Name of its poster, where it is drawn already. */
  readonly art: string | null
}

/** The destinations of the front page, in the order the API gives them. An API that does not answer leaves the page without them. */
export async function listDestinations(client: Client): Promise<readonly Destination[]> {
  const answer = await client.post('/api/places/suggest', { text: '', types: ['city'] })
  if (!answer.ok) return []
  return answer.data.places.map((place) => ({
    placeId: place.place_id,
    name: place.name,
    country: place.label.split(', ').at(-1) ?? '',
    art: artOf(place.name),
  }))
}
