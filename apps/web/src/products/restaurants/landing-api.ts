import type { Destination } from '../../features/home/index.ts'
import type { Client } from '../../lib/http.ts'

/** More than there are: a page that lists every city. */
const ALL = 500

/** Every city with restaurants, in the order of the world. An API that does not answer leaves a page without them. */
export async function listTableCities(client: Client): Promise<readonly Destination[]> {
  const answer = await client.post('/api/restaurants/places', { text: '', limit: ALL })
  if (!answer.ok) return []
  return answer.data.places.map(({ place_id, name, label, country_code }) => ({
    placeId: place_id,
    name,
    country: label.split(', ').at(-1) ?? '',
    countryCode: country_code,
  }))
}
