import { currentLanguage } from '@sojourn/i18n'
import { api, type Client } from '../../lib/http.ts'
import type { Recent } from '../../lib/recent-searches.ts'
import { TABLE_PLACES } from './tables-api.ts'

interface Named extends Recent {
  readonly place: string
  readonly label: string
}

/** Searches with their places as the language of the page calls them; a place that is not known any more keeps its old name. Null where there is no answer. */
export async function renameTables<T extends Named>(searches: readonly T[], client: Client = api): Promise<readonly T[] | null> {
  const ids = [...new Set(searches.map(({ place }) => place))]
  const answers = await Promise.all(ids.map((id) => TABLE_PLACES(id, client)))
  if (answers.includes(null)) return null
  const names = new Map(ids.map((id, index) => [id, answers[index]?.places.find(({ place_id }) => place_id === id)?.name]))
  return searches.map((search) => ({ ...search, language: currentLanguage(), label: names.get(search.place) ?? search.label }))
}
