// nothing here is translated: stored in English, and said by `said/` where it is shown
import type { Facts, Naming } from '../facts.ts'
import { HOME_WORDS, type HomeKind } from './home-words.ts'

export type { HomeKind }

export const LABELS: Readonly<Record<HomeKind, string>> = {
  villa: 'Villa',
  apartment: 'Apartment',
  townhouse: 'Townhouse',
  cottage: 'Cottage',
  farmhouse: 'Farmhouse',
  cabin: 'Cabin',
  chalet: 'Chalet',
  bungalow: 'Bungalow',
  houseboat: 'Houseboat',
}

/** Towns where people live on boats. */
const AFLOAT: ReadonlySet<string> = new Set([
  'amsterdam',
  'london',
  'paris',
  'copenhagen',
  'hamburg',
  'stockholm',
  'seattle',
  'san-francisco',
  'kochi',
  'berlin',
])

/** Kinds of homes that a place lets, the usual ones more than once. */
export function kindsOf({ key, climate, hotels }: Facts, seaside: boolean): HomeKind[] {
  const afloat: HomeKind[] = AFLOAT.has(key) ? ['houseboat'] : []
  if (climate === 'alpine') return ['chalet', 'chalet', 'chalet', 'apartment', 'cabin', 'farmhouse', 'apartment']
  if (climate === 'subpolar') return ['cabin', 'cabin', 'cottage', 'apartment', 'farmhouse', 'townhouse']
  if (seaside && climate === 'tropical') return ['villa', 'villa', 'bungalow', 'bungalow', 'apartment', 'cottage', 'villa', 'bungalow']
  if (seaside) return [...afloat, 'villa', 'villa', 'apartment', 'cottage', 'townhouse', 'farmhouse', 'apartment', 'villa']
  if (hotels >= 40) return [...afloat, 'apartment', 'apartment', 'townhouse', 'apartment', 'townhouse', 'villa']
  if (climate === 'tropical') return ['villa', 'bungalow', 'townhouse', 'apartment', 'farmhouse']
  return [...afloat, 'apartment', 'townhouse', 'cottage', 'farmhouse', 'villa', 'apartment']
}

/** A name that `isFree`: the word of the culture for such a home, with a noun of the place; from the `nth` noun on, so that neighbours differ. */
export function homeNameOf({ naming }: Facts, kind: HomeKind, nouns: readonly string[], nth: number, isFree: (name: string) => boolean): string {
  const pattern = wordsOf(naming)[kind]
  for (let n = 0; ; n++) {
    const name = pattern.replace('{}', nouns[(nth + n) % nouns.length] as string)
    const lap = Math.floor(n / nouns.length)
    const candidate = lap === 0 ? name : `${name} ${lap + 1}`
    if (isFree(candidate)) return candidate
  }
}

const wordsOf = (naming: Naming): Readonly<Record<HomeKind, string>> => groupOf(naming).words

/** The languages that a culture's places are named in. */
export const languagesOf = (naming: Naming): string => groupOf(naming).languages

/** The names of a culture's hotels show its language: the first group that has one of its marks. */
function groupOf(naming: Naming): (typeof HOME_WORDS)[number] {
  const patterns = [...naming.plain, ...naming.fine, ...naming.grand]
  return HOME_WORDS.find(({ marks }) => marks.some((mark) => patterns.includes(mark))) ?? HOME_WORDS[HOME_WORDS.length - 1]!
}
