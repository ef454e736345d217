import { currentLanguage, say } from '@sojourn/i18n'
import { RIDE_TEXTS } from './ride-texts.ts'
import { WALK_TEXTS } from './walk-texts.ts'

/** How far it is on foot to a landmark, as a sentence of English names it: `the castle`, `the Louvre Abu Dhabi`. */
export function walkText(landmark: string, minutes: number): string {
  const known = WALK_TEXTS[landmark]
  if (known) return known(minutes)
  // A name is a name in every language; the article before it is English.
  const name = currentLanguage().startsWith('en') ? landmark : landmark.replace(/^the /, '')
  return say`${minutes} min walk to ${name}`
}

/** How one comes from the airport: by taxi, by train. */
export const rideText = (by: string, minutes: number): string => RIDE_TEXTS[by]?.(minutes) ?? say`${minutes} min from the airport`
