import { dataOf } from '../data.ts'
import { type Dice, shuffled } from '../dice.ts'
import type { Facts } from '../facts.ts'
import { languagesOf } from '../naming/homes.ts'

/** How restaurants are called in the languages that homes are named in (`home-words.json`). */
export interface RestaurantWords {
  readonly languages: string
  readonly patterns: readonly string[]
}

const words = dataOf<readonly RestaurantWords[]>('restaurants/words.json')

/** Kinds of places whose word stands before a name. */
const NAMED_BY_STYLE: ReadonlySet<string> = new Set([
  'Trattoria',
  'Osteria',
  'Pizzeria',
  'Tasca',
  'Taverna',
  'Konoba',
  'Kafana',
  'Gostilna',
  'Brasserie',
  'Bouchon',
  'Taquería',
  'Cevichería',
  'Churrascaria',
  'Boteco',
  'Warung',
  'Izakaya',
])

/** A name that `isFree`, of a noun of the place: from the `nth` on, so that neighbours differ. */
export function restaurantName(facts: Facts, style: string | null, nth: number, dice: Dice, isFree: (name: string) => boolean): string {
  const patterns = words().find(({ languages }) => languages === languagesOf(facts.naming))!.patterns
  const nouns = shuffled(facts.naming.nouns, facts.key, 'restaurant nouns')
  const first = style !== null && NAMED_BY_STYLE.has(style) ? `${style} {}` : dice.pick('pattern', patterns)
  const inTurn = [first, ...patterns.filter((pattern) => pattern !== first)]
  for (let n = 0; ; n++) {
    const bare = inTurn[Math.floor(n / nouns.length) % inTurn.length]!.replace('{}', nouns[(nth + n) % nouns.length]!)
    const lap = Math.floor(n / (nouns.length * inTurn.length))
    const name = lap === 0 ? bare : `${bare} ${lap + 1}`
    if (isFree(name)) return name
  }
}
