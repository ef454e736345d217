import { shuffled } from '../dice.ts'
import type { Facts } from '../facts.ts'
import type { Stars } from '../hotel.ts'
import type { HomeKind } from '../naming/homes.ts'
import { cultureOf } from './cultures.ts'
import { type FacadeType, facadePool } from './pool.ts'

/** What a name promises: a riad is drawn as a riad. */
const NAMED: readonly (readonly [RegExp, FacadeType])[] = [
  [/\b(riad|dar|ksar|kasbah)\b/i, 'riad'],
  [/\b(machiya|ryokan)\b/i, 'machiya'],
  [/\bchalet\b/i, 'chalet'],
  [/\btrull[io]\b/i, 'trullo'],
  [/\b(masseria|cascina|finca|agriturismo|farm)\b/i, 'farmhouse'],
  [/\b(bungalows?|huts?|cabanas?|fare)\b/i, 'bungalow'],
  [/\b(camp|tented)\b/i, 'lodge'],
  [/\b(ger|yurt)\b/i, 'yurt'],
  [/\bhaveli\b/i, 'haveli'],
  [/\b(hanok|pavil[il]?on)\b/i, 'pavilion'],
  [/\b(towers?)\b/i, 'glass-tower'],
  [/\b(wharf|warehouse|mill|speicher|pakhus)\b/i, 'warehouse'],
  [/\b(cottages?)\b/i, 'cottage'],
  [/\b(villas?)\b/i, 'villa'],
  [/\b(palace|palazzo|palais|palacio|palácio|palau|palacete|sarayı)\b/i, 'palace'],
]

/** Types that few would believe of a plain property, and those one expects of a grand one. */
const GRAND: ReadonlySet<FacadeType> = new Set(['palace', 'glass-tower', 'villa', 'pool-villa', 'haveli'])
const PLAIN: ReadonlySet<FacadeType> = new Set(['town-house', 'terrace-row', 'tower-house', 'shophouse', 'half-timbered', 'canal-house', 'cottage'])

const HOMES: Readonly<Record<HomeKind, readonly FacadeType[]>> = {
  villa: ['pool-villa', 'villa', 'cycladic'],
  apartment: ['apartment-house', 'tower-house', 'town-house'],
  townhouse: ['terrace-row', 'town-house', 'canal-house'],
  cottage: ['cottage', 'half-timbered'],
  farmhouse: ['farmhouse', 'cottage'],
  cabin: ['log-cabin', 'wooden-north'],
  chalet: ['chalet', 'log-cabin'],
  bungalow: ['beach-house', 'bungalow'],
  houseboat: ['houseboat'],
}

/** Where the kinds a town has are used up. */
const ANY: readonly FacadeType[] = ['town-house', 'slab', 'palace', 'deco', 'tower-house', 'apartment-house', 'villa', 'colonial', 'warehouse', 'glass-tower']

/** A stack of plates for each type, in an order of chance that is the city's own. */
function stacksOf(key: string, seed: string) {
  const stacks = new Map<FacadeType, string[]>()
  const stackOf = (type: FacadeType) => {
    const known = stacks.get(type)
    if (known) return known
    const plates = Array.from({ length: facadePool[type] }, (_, i) => `${type}-${String(i + 1).padStart(2, '0')}`)
    const stack = shuffled(plates, seed, key, type)
    stacks.set(type, stack)
    return stack
  }
  return {
    has: (type: FacadeType) => stackOf(type).length > 0,
    take: (type: FacadeType): string => stackOf(type).pop() as string,
  }
}

type Stacks = ReturnType<typeof stacksOf>

interface Plates {
  readonly hotels: readonly string[]
  readonly homes: readonly string[]
}

/**
 * The façades of a destination's properties, in their order: no plate twice, hotels and homes together, as long as there are plates; neighbours of different
 * types where the town has more than one.
 */
export function dealFacades(
  facts: Facts,
  seed: string,
  hotels: readonly { readonly name: string; readonly stars: Stars }[],
  homes: readonly HomeKind[],
): Plates {
  const deal = dealer(facts, seed)
  return { hotels: hotels.map(deal.hotel), homes: homes.map(deal.home) }
}

function dealer(facts: Facts, seed: string) {
  const culture = cultureOf(facts)
  const credit = new Map(culture.map((type) => [type, 0]))
  let stacks = stacksOf(facts.key, seed)
  let round = 0
  let last: FacadeType | undefined
  const take = (wanted: readonly FacadeType[]): string => {
    const type = [...wanted, ...culture, ...ANY].find((one) => stacks.has(one)) ?? anyLeft(stacks)
    if (type === undefined) {
      // A world of a hundred times the properties: the pool goes round again.
      stacks = stacksOf(facts.key, `${seed} ${++round}`)
      return take(wanted)
    }
    last = type
    return stacks.take(type)
  }
  return {
    hotel: ({ name, stars }: { name: string; stars: Stars }): string => {
      const promised = NAMED.find(([word, type]) => word.test(name) && stacks.has(type))?.[1]
      if (promised) return take([promised])
      for (const [index, type] of culture.entries()) credit.set(type, (credit.get(type) ?? 0) + weightOf(type, index, stars))
      const order = culture.filter((type) => type !== last).sort((a, b) => (credit.get(b) ?? 0) - (credit.get(a) ?? 0))
      const plate = take(order)
      // What was just taken pays what all gained, as in a fair draw by weight.
      if (last !== undefined && credit.has(last))
        credit.set(last, (credit.get(last) ?? 0) - culture.reduce((sum, type, index) => sum + weightOf(type, index, stars), 0))
      return plate
    },
    home: (kind: HomeKind): string => {
      const fitting = HOMES[kind]
      return take([...fitting.filter((type) => culture.includes(type)).slice(0, 1), ...fitting])
    },
  }
}

const anyLeft = (stacks: Stacks): FacadeType | undefined => (Object.keys(facadePool) as FacadeType[]).find((type) => stacks.has(type))

/** Earlier in the list is commoner; stars lean to what such a property would be. */
function weightOf(type: FacadeType, at: number, stars: Stars): number {
  const lean = stars === 5 ? (GRAND.has(type) ? 2.4 : PLAIN.has(type) ? 0.6 : 1) : stars === 2 ? (GRAND.has(type) ? 0.15 : PLAIN.has(type) ? 1.5 : 1) : 1
  return (1 / (1 + at * 0.35)) * lean
}
