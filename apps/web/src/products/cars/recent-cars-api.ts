import { currentLanguage } from '@sojourn/i18n'
import { api, type Client } from '../../lib/http.ts'
import type { Recent } from '../../lib/recent-searches.ts'
import { CAR_PLACES } from './cars-api.ts'

interface Named extends Recent {
  readonly pickupCode: string
  readonly dropoffCode: string
  readonly label: string
  readonly dropoffLabel: string
}

/** Searches with their places as the language of the page calls them; a place that is not known any more keeps its old name. Null where there is no answer. */
export async function renameCars<T extends Named>(searches: readonly T[], client: Client = api): Promise<readonly T[] | null> {
  const codes = [...new Set(searches.flatMap(({ pickupCode, dropoffCode }) => [pickupCode, dropoffCode]))]
  const answers = await Promise.all(codes.map((code) => CAR_PLACES(code, client)))
  if (answers.includes(null)) return null
  const names = new Map(codes.map((code, index) => [code, answers[index]?.places.find(({ place_id }) => place_id.toLowerCase() === code.toLowerCase())?.name]))
  return searches.map((search) => ({
    ...search,
    language: currentLanguage(),
    label: names.get(search.pickupCode) ?? search.label,
    dropoffLabel: names.get(search.dropoffCode) ?? search.dropoffLabel,
  }))
}
