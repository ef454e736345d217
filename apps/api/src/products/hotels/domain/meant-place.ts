import { withShortWords } from '@sojourn/kernel'
import type { Place } from './catalogue.ts'
import { type Ordered, RANK } from './suggestion.ts'

/** A place that a text may mean, with what it is called: all of it folded. */
export interface Candidate extends Ordered {
  /** Its name, alone and with the city and country it is in, as a person writes it: `alfama lisbon`. */
  readonly labels: readonly string[]
}

/** Fewer letters begin too much; of a script that writes words in few signs two are enough. */
const CLEAR_FROM = { letters: 3, signs: 2 } as const
const isClear = (typed: string): boolean =>
  [...typed].length >= (/\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(typed) ? CLEAR_FROM.signs : CLEAR_FROM.letters)

/** The same for a name however its words are ordered, and written short or in full: `st malo`. */
const sortedWords = (text: string): string => withShortWords(text).split(' ').sort().join(' ')
const isBroad = ({ place }: Ordered): boolean => place.type === 'city' || place.type === 'region'

/** The one place of a list; null where it has several, or none. */
function onlyOne(found: readonly Ordered[]): Place | null {
  const [first] = found
  return first && found.every(({ place }) => place.placeId === first.place.placeId) ? first.place : null
}

/** A region with the name of a city in it is the wider one. */
const widthOf = ({ place }: Ordered): number => (place.type === 'region' ? -1 : RANK[place.type])

/** Of places of one name the widest, where there is only one that is so wide. */
function widest(found: readonly Ordered[]): Place | null {
  const wide = Math.min(...found.map(widthOf))
  return onlyOne(found.filter((each) => widthOf(each) === wide))
}

/**
 * The place that a folded text means: the one that is called so, in whatever language, with or without what it lies in; or the only city or region whose
 * name begins so. Null where it is none of them, or several: another place must not be taken for it. `isElsewhere` tells what is a name of somewhere that
 * we do not sell.
 */
export function meantPlace(typed: string, candidates: readonly Candidate[], isElsewhere: (typed: string) => boolean): Place | null {
  const called = candidates.filter(({ isWhole, near }) => isWhole && near <= 1)
  if (called.length > 0) {
    const place = widest(called)
    // "LIS" is Lisbon, which begins so, rather than its airport.
    const city = candidates.find((each) => each.place.type === 'city' && each.begins && each.place.destinationId === place?.destinationId)
    return place?.type === 'airport' && city ? city.place : place
  }
  const words = sortedWords(typed)
  const labelled = candidates.filter(({ labels }) => labels.some((label) => sortedWords(label) === words))
  if (labelled.length > 0) return widest(labelled)
  if (!isClear(typed) || isElsewhere(typed)) return null
  return onlyOne(candidates.filter((each) => isBroad(each) && each.near <= 1 && each.begins))
}
