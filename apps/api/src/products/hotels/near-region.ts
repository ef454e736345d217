import { slipsBetween, slipsForgiven } from '../../modules/places/index.ts'

/** From so many letters on a text is looked for among regions: a shorter one begins too much. */
const LETTERS_MIN = 3
const SLIPS_FROM = 5

/** How near a text is to the names of a region, all of them folded: the whole name, its beginning or that of a later word, or nearly its beginning. Null where it is none of them. */
export function nearRegion(names: readonly string[], typed: string): 'whole' | 'begins' | 'slips' | null {
  if (names.includes(typed)) return 'whole'
  if (typed.length < LETTERS_MIN) return null
  if (names.some((name) => name.startsWith(typed) || name.includes(` ${typed}`))) return 'begins'
  const slips = slipsForgiven(typed.length)
  return typed.length >= SLIPS_FROM && names.some((name) => name[0] === typed[0] && slipsBetween(typed, name) <= slips) ? 'slips' : null
}
