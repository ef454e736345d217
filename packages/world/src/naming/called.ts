import { shuffled } from '../dice.ts'
import type { Naming } from '../facts.ts'

/** Nouns a city is dealt: enough for its properties, and few enough that neighbours draw different ones. */
const NOUNS = 20

/** How properties are called in one city of a culture: its own words first, then some of the culture's, other ones in every city. */
export function called(culture: Naming, city: string, own: readonly string[], count = NOUNS): Naming {
  const shared = shuffled(culture.nouns, 'nouns of', city).filter((noun) => !own.includes(noun))
  return { ...culture, nouns: [...own, ...shared].slice(0, Math.max(count, own.length)) }
}
