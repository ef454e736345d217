import { currentLanguage } from '@sojourn/i18n'
import { api, type Client } from '../../lib/http.ts'
import type { Recent } from '../../lib/recent-searches.ts'
import { FLIGHT_PLACES } from './flights-api.ts'

interface Named extends Recent {
  readonly fromCode: string
  readonly toCode: string
  readonly label: string
  readonly toLabel: string
}

/** Searches with their places as the language of the page calls them; a place that is not known any more retains its old name. Null where there is no answer. */
export async function renameFlights<T extends Named>(searches: readonly T[], client: Client = api): Promise<readonly T[] | null> {
  const codes = [...new Set(searches.flatMap(({ fromCode, toCode }) => [fromCode, toCode]))]
  const answers = await Promise.all(codes.map((code) => FLIGHT_PLACES(code, client)))
  if (answers.includes(null)) return null
  const names = new Map(codes.map((code, index) => [code, answers[index]?.places.find(({ place_id }) => place_id === code)?.name]))
  return searches.map((search) => ({
    ...search,
    language: currentLanguage(),
    label: names.get(search.fromCode) ?? search.label,
    toLabel: names.get(search.toCode) ?? search.toLabel,
  }))
}
