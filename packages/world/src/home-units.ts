// nothing here is translated: stored in English, and said by `said/` where it is shown
import type { Dice } from './dice.ts'
import type { Facts } from './facts.ts'
import type { RoomType, Stars } from './hotel.ts'
import type { HomeKind } from './naming/homes.ts'
import { roomArt } from './pictures/interiors.ts'

/** What one home lets: itself, or a few parts of it. */
export type Unit = RoomType

/** Bedrooms, fewest and most, of the largest unit. */
const BEDROOMS: Readonly<Record<HomeKind, readonly [number, number]>> = {
  villa: [3, 6],
  apartment: [1, 3],
  townhouse: [2, 4],
  cottage: [1, 3],
  farmhouse: [3, 6],
  cabin: [1, 3],
  chalet: [2, 5],
  bungalow: [1, 3],
  houseboat: [1, 2],
}

/** Parts of a home that are let apart, the largest first. */
const PARTS: Readonly<Record<HomeKind, readonly [string, string, string]>> = {
  villa: ['Whole villa', 'Garden house', 'Studio by the wall'],
  apartment: ['Upper apartment', 'Ground-floor apartment', 'Attic studio'],
  townhouse: ['Whole house', 'Courtyard flat', 'Roof studio'],
  cottage: ['Whole cottage', 'Little cottage', 'Loft'],
  farmhouse: ['Farmhouse', 'Old stable', 'Hayloft'],
  cabin: ['Large cabin', 'Small cabin', 'Cabin by the trees'],
  chalet: ['Whole chalet', 'Lower flat', 'Gable studio'],
  bungalow: ['Front bungalow', 'Garden bungalow', 'Little bungalow'],
  houseboat: ['Whole boat', 'Aft cabin with deck', 'Wheelhouse studio'],
}

const FACTS: readonly string[] = [
  'Dishwasher',
  'Washing machine',
  'Rain shower',
  'Bathtub',
  'Dining table for everyone',
  'Blackout blinds',
  'Reading corner',
  'Outdoor table',
]
/** What of a unit is drawn: of the largest the living room, of the others what else a home has. */
const ROOMS = ['living', 'terrace', 'kitchen'] as const
/** What a home costs by its bedrooms, in percent of one with a single bedroom. */
const FACTOR = [100, 148, 200, 255, 312, 370] as const

export function unitsOf(facts: Facts, { kind, stars, interior }: { kind: HomeKind; stars: Stars; interior: string }, dice: Dice): Unit[] {
  const share = dice.unit('units')
  const count = share < 0.6 ? 1 : share < 0.88 ? 2 : 3
  const [fewest, most] = BEDROOMS[kind]
  const largest = dice.whole('bedrooms', fewest, most)
  return PARTS[kind]
    .slice(0, count)
    .map((name, i) =>
      unitOf(facts, { name, key: `r${i + 1}`, bedrooms: Math.max(1, largest - i * 2), stars, art: roomArt(interior, ROOMS[i % ROOMS.length]!) }, dice),
    )
}

function unitOf(
  facts: Facts,
  { name, key, bedrooms, stars, art }: { name: string; key: string; bedrooms: number; stars: Stars; art: string },
  dice: Dice,
): Unit {
  const sofa = dice.chance(`${key} sofa`, 0.4) ? 1 : 0
  const sleeps = Math.min(12, Math.max(2, bedrooms * 2 + sofa))
  const view = facts.views[dice.whole(`${key} view`, 0, 2)] as string
  const list = new Set(['Kitchen'])
  for (let i = 0; list.size < 3; i++) list.add(dice.pick(`${key} fact ${i}`, FACTS))
  return {
    key,
    name: `${name}, ${view}`,
    sizeM2: 26 + bedrooms * dice.whole(`${key} size`, 18, 26) + (stars - 3) * 6,
    beds: bedsOf(bedrooms, sofa === 1, dice.chance(`${key} twins`, 0.5)),
    adultsMax: sleeps,
    sleeps,
    view,
    facts: [...list],
    art,
    factor: FACTOR[bedrooms - 1]! + dice.whole(`${key} factor`, -6, 6),
    allotment: 1,
  }
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const

function bedsOf(bedrooms: number, sofa: boolean, twins: boolean): string {
  const doubles = twins && bedrooms > 1 ? bedrooms - 1 : bedrooms
  const parts = [`${NUMBERS[doubles]} double bed${doubles > 1 ? 's' : ''}`]
  if (doubles < bedrooms) parts.push('two single beds')
  if (sofa) parts.push('a sofa bed')
  const beds = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('')
  return `${beds} in ${NUMBERS[bedrooms]} bedroom${bedrooms > 1 ? 's' : ''}`
}
