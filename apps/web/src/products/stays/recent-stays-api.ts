import { currentLanguage } from '@sojourn/i18n'
import { api, type Client } from '../../lib/http.ts'
import type { Recent } from '../../lib/recent-searches.ts'

interface Named extends Recent {
  readonly destination: string
  readonly label: string
}

/** Searches with their places as the language of the page calls them; a place that is not known any more keeps its old name. Null where there is no answer. */
export async function renameStays<T extends Named>(searches: readonly T[], client: Client = api): Promise<readonly T[] | null> {
  const language = currentLanguage()
  const answer = await client.post('/api/places/names', { place_ids: searches.map(({ destination }) => destination), language })
  if (!answer.ok) return null
  const labels = new Map(answer.data.places.map(({ place_id, label }) => [place_id, label]))
  return searches.map((search) => ({ ...search, language, label: labels.get(search.destination) ?? search.label }))
}
