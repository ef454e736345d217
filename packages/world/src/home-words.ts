// nothing here is translated: prose of a property, which stays in its language
import type { Dice } from './dice.ts'
import type { Facts } from './facts.ts'
import type { Unit } from './home-units.ts'
import type { HomeKind } from './naming/homes.ts'

const OPENING: Readonly<Record<HomeKind, readonly string[]>> = {
  villa: ['A villa in {district} with more shade than rooms.', 'Thick walls, wide doors and a long table outside, in {district}.'],
  apartment: ['A lived-in apartment in {district}, books included.', 'Two flights up in {district}: light from the front, quiet at the back.'],
  townhouse: ['A narrow house of {district}, one room to a floor and all of them good.', 'Behind a door like any other in {district}: a whole house.'],
  cottage: ['A small house with a low door and a good stove, in {district}.', 'A cottage of {district}, whitewashed every spring.'],
  farmhouse: ['An old farm near {district} that still smells of wood and apples.', 'Where {district} turns into fields: a farmhouse for long tables.'],
  cabin: ['Wood, wool and a window towards nothing, in {district}.', 'A cabin at the edge of {district}, warm within the hour.'],
  chalet: ['A chalet of {district} with a bench in the sun and a drying room.', 'Old beams, new kitchen: a chalet in {district}.'],
  bungalow: ['A bungalow in {district} that is half veranda.', 'One storey, many fans, a hammock: a bungalow in {district}.'],
  houseboat: ['A boat that stays: moored in {district}, heated all year.', 'Morning light moves on the ceiling of this houseboat in {district}.'],
}

const MIDDLE: readonly string[] = [
  'From here it is {walk} minutes on foot to {landmark}.',
  'The {best} belongs to the breakfast table.',
  'Shops for every day are around the corner, and the host has written down which.',
  'The {quiet} is where everybody ends up in the evening.',
]

const CLOSING: readonly string[] = [
  'Linen, towels and the cleaning at the end are in the price.',
  'Sleeps up to {sleeps}; the price is for the home, cleaning included.',
  'The host lives nearby, and leaves you alone. Cleaning is in the price.',
]

interface Home {
  readonly kind: HomeKind
  readonly district: string
  readonly landmark: string
  readonly walk: number
  readonly amenities: readonly string[]
  readonly units: readonly Unit[]
}

const EXTRA: Readonly<Record<string, string>> = {
  fireplace: 'There is a fireplace, and wood beside it.',
  hot_tub: 'A hot tub stands outside.',
  pool: 'The pool is yours alone.',
  barbecue: 'The grill stands ready.',
}

/** A few sentences about a home, made of what is true of it. */
export function describeHome(facts: Facts, home: Home, dice: Dice): string {
  const middle = MIDDLE.filter((line) => !line.includes('{walk}') || home.walk <= 45)
  const extra = Object.keys(EXTRA).filter((key) => home.amenities.includes(key))
  const lines = [dice.pick('opening', OPENING[home.kind]), dice.pick('middle', middle)]
  if (extra.length > 0) lines.push(EXTRA[dice.pick('extra', extra)] as string)
  const words: Readonly<Record<string, string | number>> = {
    district: home.district,
    walk: home.walk,
    landmark: home.landmark,
    best: facts.views[0],
    quiet: facts.views[2],
    sleeps: Math.max(...home.units.map(({ sleeps }) => sleeps)),
  }
  return [...lines, dice.pick('closing', CLOSING)].join(' ').replace(/\{(\w+)\}/g, (_, key: string) => String(words[key]))
}
