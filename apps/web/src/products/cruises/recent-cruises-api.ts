import { currentLanguage } from '@sojourn/i18n'
import { api, type Client } from '../../lib/http.ts'
import type { Recent } from '../../lib/recent-searches.ts'
import { CRUISE_PLACES } from './cruises-api.ts'

interface Named extends Recent {
  readonly where: string
  readonly label: string
}

/** Searches with their places as the language of the page calls them; a place that is not known any more retains its old name. Null where there is no answer. */
export async function renameCruises<T extends Named>(searches: readonly T[], client: Client = api): Promise<readonly T[] | null> {
  const answers = await Promise.all(searches.map(({ where }) => CRUISE_PLACES(where, client)))
  if (answers.includes(null)) return null
  return searches.map((search, at) => ({
    ...search,
    language: currentLanguage(),
    label: answers[at]?.places.find(({ place_id }) => place_id === search.where)?.name ?? search.label,
  }))
}
