import { withShortWords } from '@sojourn/kernel'
import { type KnownPlace, type Ordered, RANK } from './place.ts'

/** Fewer letters begin too much; of a script that writes words in few signs two are enough. */
const CLEAR_FROM = { letters: 3, signs: 2 } as const
const isClear = (typed: string): boolean =>
  [...typed].length >= (/\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(typed) ? CLEAR_FROM.signs : CLEAR_FROM.letters)

/** The same for a name however its words are ordered, and written short or in full: `st malo`. */
export const sortedWords = (text: string): string => withShortWords(text).split(' ').sort().join(' ')
const isBroad = ({ place }: Ordered): boolean => place.type === 'city' || place.type === 'region'

/** The one place of a list; null where it has several, or none. */
function onlyOne<P extends KnownPlace>(found: readonly Ordered<P>[]): P | null {
  const [first] = found
  return first && found.every(({ place }) => place.placeId === first.place.placeId) ? first.place : null
}

/** A region with the name of a city in it is the wider one. */
const widthOf = ({ place }: Ordered): number => (place.type === 'region' ? -1 : RANK[place.type])

/** Of places of one name the widest, where there is only one that is so wide. */
function widest<P extends KnownPlace>(found: readonly Ordered<P>[]): P | null {
  const wide = Math.min(...found.map(widthOf))
  return onlyOne(found.filter((each) => widthOf(each) === wide))
}

/** The one city, or what stands for it, that a text begins: by its own name, or an airport by the name of its city. */
function oneCity<P extends KnownPlace>(beginning: readonly Ordered<P>[]): P | null {
  const found = beginning.filter((each) => isBroad(each) || each.near === 1)
  const [first] = [...found].sort((a, b) => widthOf(a) - widthOf(b))
  return first && found.every(({ city }) => city === first.city) ? first.place : null
}

/** How a text is read where there are these places. */
export interface Reading<P extends KnownPlace> {
  readonly airports: 'own' | 'city'
  /** Whether the text is what a place is called with what it lies in. */
  isCalled(candidate: Ordered<P>): boolean
  /** Whether the text is a name of somewhere that we do not sell. */
  readonly isElsewhere: boolean
}

/**
 * The place that a folded text means: the one that is called so, in whatever language, with or without what it lies in; or the only city or region whose
 * name begins so. Null where it is none of them, or several: another place must not be taken for it.
 */
export function meantPlace<P extends KnownPlace>(typed: string, candidates: readonly Ordered<P>[], { airports, isCalled, isElsewhere }: Reading<P>): P | null {
  const called = candidates.filter(({ isWhole, near }) => isWhole && near <= 1)
  if (called.length > 0) {
    const place = widest(called)
    // "LIS" is Lisbon, which begins so, where its airport is no place to be at.
    const city =
      airports === 'city' && candidates.find((each) => each.place.type === 'city' && each.begins && each.place.destinationId === place?.destinationId)
    return place?.type === 'airport' && city ? city.place : place
  }
  const labelled = candidates.filter(isCalled)
  if (labelled.length > 0) return widest(labelled)
  if (!isClear(typed) || isElsewhere) return null
  const beginning = candidates.filter(({ near, begins }) => near <= 1 && begins)
  return airports === 'own' ? oneCity(beginning) : onlyOne(beginning.filter(isBroad))
}
