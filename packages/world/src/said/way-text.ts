import { currentLanguage, say } from '@sojourn/i18n'
import { WALK_TEXTS } from './walk-texts.ts'

/** How far it is on foot to a landmark, as a sentence of English names it: `the castle`, `the Louvre Abu Dhabi`. */
export function walkText(landmark: string, minutes: number): string {
  const known = WALK_TEXTS[landmark]
  if (known) return known(minutes)
  // A name is a name in every language; the article before it is English.
  const name = currentLanguage().startsWith('en') ? landmark : landmark.replace(/^the /, '')
  return say`${minutes} min walk to ${name}`
}
