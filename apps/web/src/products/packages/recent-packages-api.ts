import { currentLanguage } from '@sojourn/i18n'
import { api, type Client } from '../../lib/http.ts'
import type { Recent } from '../../lib/recent-searches.ts'
import { ORIGINS } from './packages-api.ts'

interface Named extends Recent {
  readonly from: string
  readonly to: string
  readonly label: string
  readonly toLabel: string
}

/** Searches with their places as the language of the page calls them; a place that is not known any more retains its old name. Null where there is no answer. */
export async function renameTrips<T extends Named>(searches: readonly T[], client: Client = api): Promise<readonly T[] | null> {
  const language = currentLanguage()
  const codes = [...new Set(searches.map(({ from }) => from))]
  const [named, ...origins] = await Promise.all([
    client.post('/api/places/names', { place_ids: [...new Set(searches.map(({ to }) => to))], language }),
    ...codes.map((code) => ORIGINS(code, client)),
  ])
  if (!named.ok || origins.includes(null)) return null
  const labels = new Map(named.data.places.map(({ place_id: id, name }) => [id, name]))
  const names = new Map(codes.map((code, index) => [code, origins[index]?.places.find(({ place_id: id }) => id === code)?.name]))
  return searches.map((search) => ({ ...search, language, label: names.get(search.from) ?? search.label, toLabel: labels.get(search.to) ?? search.toLabel }))
}
