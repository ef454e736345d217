import { say } from '@sojourn/i18n'
import { askPlace, type FoundPlace, noPlaceText } from '../../../features/search-form/index.ts'
import { Palm } from '../resort-signs.tsx'
import { RESORT_PLACES } from '../resorts-api.ts'

/** A place as it is typed, or chosen. */
export interface TypedPlace {
  readonly text: string
  readonly id: string
}

/** A resort in the list of places. */
export const RESORT_PLACE = { Sign: Palm, word: say`Resort` }

export const chosenPlace = ({ label, place_id: id }: FoundPlace): TypedPlace => ({ text: label, id })

/** What was chosen or typed: a place, nothing, or what may have been meant. */
export async function readPlaceField({
  text,
  id,
}: TypedPlace): Promise<{ readonly place: FoundPlace | null; readonly near: readonly FoundPlace[]; readonly wrong: string | null }> {
  const meant = id || !text.trim() ? null : await askPlace(text, RESORT_PLACES)
  // Where nothing answers, the text is sent as it is.
  if (!meant || meant.kind === 'place') return { place: meant?.place ?? null, near: [], wrong: null }
  return { place: null, near: meant.places, wrong: noPlaceText(text.trim(), meant.places) }
}
