import { shuffled } from '../dice.ts'
import type { Facts } from '../facts.ts'
import type { Stars } from '../hotel.ts'
import { interiorPool, type Outlook, type RoomKind } from './pool.ts'

const SEEN: readonly (readonly [RegExp, Outlook])[] = [
  [/\b(sea|ocean|lagoon|beach|bay|caldera|reef|gulf|atlantic|aegean|adriatic|mediterranean|caribbean|harbour|strait|sound)\b/i, 'sea'],
  [/\b(river|canal|lake|seine|danube|nile|ganges|mekong|bosphorus|backwater|fjord|firth)\b/i, 'river'],
  [/\b(mountain|peaks?|alps|andes|hills?|valley|volcano|himalaya|matterhorn|annapurna|atlas)\b/i, 'peaks'],
  [/\b(skyline|towers?|strip|spires?)\b/i, 'skyline'],
  [/\b(palm|coconut|frangipani|hibiscus|banana|mango)\b/i, 'palms'],
  [/\b(desert|dunes?|salt flat|oasis|sandstone)\b/i, 'desert'],
  [/\b(rainforest|jungle|rice)\b/i, 'jungle'],
  [/\b(plains?|bush|kopje|floodplain|steppe|delta)\b/i, 'plain'],
  [/\b(snow|fells?)\b/i, 'snow'],
  [/\b(court|courtyard|patio|riad|cloister)\b/i, 'courtyard'],
]

const USUAL: Readonly<Record<Facts['climate'], readonly Outlook[]>> = {
  mediterranean: ['roofs', 'garden', 'courtyard'],
  temperate: ['roofs', 'garden', 'skyline'],
  oceanic: ['roofs', 'garden', 'skyline'],
  tropical: ['palms', 'jungle', 'garden'],
  alpine: ['peaks', 'snow', 'garden'],
  desert: ['desert', 'courtyard', 'roofs'],
  highland: ['peaks', 'roofs', 'garden'],
  subpolar: ['snow', 'peaks', 'roofs'],
}

/** Views that no town lacks: a property has one of these before it has the same as its neighbour. */
const ANYWHERE: readonly Outlook[] = ['garden', 'courtyard', 'roofs']

/** Interiors that fit a destination, in an order of chance that is its own. */
function interiorsOf(facts: Facts, seed: string): string[] {
  const views = facts.views.join(' ')
  const outlooks = new Set<Outlook>([...USUAL[facts.climate], ...SEEN.filter(([word]) => word.test(views)).map(([, outlook]) => outlook)])
  const others = ANYWHERE.filter((outlook) => !outlooks.has(outlook))
  return [
    ...shuffled([...outlooks].flatMap(numbered), seed, facts.key, 'interiors'),
    ...shuffled(others.flatMap(numbered), seed, facts.key, 'further interiors'),
  ]
}

const numbered = (outlook: Outlook): string[] => Array.from({ length: interiorPool[outlook] }, (_, i) => `${outlook}-${i + 1}`)

/** The interior of every property, in their order: first the properties of four and five stars, so that these are the last to share one. */
export function dealInteriors(facts: Facts, seed: string, stars: readonly Stars[], after = 0): string[] {
  const interiors = interiorsOf(facts, seed)
  const dealt: string[] = []
  const order = [...stars.keys()].sort((a, b) => Number(stars[b]! > 3) - Number(stars[a]! > 3) || a - b)
  for (const [index, hotel] of order.entries()) dealt[hotel] = interiors[(index + after) % interiors.length]!
  return dealt
}

/** The name of a room's drawing, as a page finds it. */
export const roomArt = (interior: string, kind: RoomKind): string => `rooms/${interior}-${kind}`
