import { currentLanguage } from '@sojourn/i18n'
import { api, type Client } from '../../lib/http.ts'
import type { RecentStay } from './recent-stays.ts'

/** Searches with their places as the language of the page calls them; a place that is not known any more keeps its old name. Null where there is no answer. */
export async function renameStays(searches: readonly RecentStay[], client: Client = api): Promise<readonly RecentStay[] | null> {
  const language = currentLanguage()
  const answer = await client.post('/api/places/names', { place_ids: searches.map(({ destination }) => destination), language })
  if (!answer.ok) return null
  const labels = new Map(answer.data.places.map(({ place_id, label }) => [place_id, label]))
  return searches.map((search) => ({ ...search, language, label: labels.get(search.destination) ?? search.label }))
}
