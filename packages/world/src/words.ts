// nothing here is translated: prose of a property, which stays in its language
import type { Dice } from './dice.ts'
import type { Facts } from './facts.ts'
import type { Stars } from './hotel.ts'

const OPENING: Readonly<Record<Stars, readonly string[]>> = {
  2: ['A plain, well-kept house in {district}.', 'A few simple rooms above a street of {district}.', 'Small, clean and honest, in the middle of {district}.'],
  3: [
    'A house with good beds and short ways in {district}.',
    'A quiet address in {district}, run by people who live nearby.',
    'An old building in {district}, made new without losing its stairs.',
  ],
  4: [
    'A calm hotel in {district} with rooms that take their light seriously.',
    'Behind a listed front in {district}: wide rooms, thick walls, a bar that knows when to close.',
    'A hotel of {district} for people who walk all day and want to arrive somewhere.',
  ],
  5: [
    'One of the grand houses of {district}, with the quiet that comes with it.',
    'High ceilings, long curtains and a doorman who remembers names, in {district}.',
    'A palace of {district} that forgot to be stiff.',
  ],
}

const MIDDLE: readonly string[] = [
  'The best rooms have a {best}; the others look on the {quiet} and hear nothing.',
  'From here it is {walk} minutes on foot to {landmark}.',
  'Ask for the {high}: the stairs are worth it.',
  'Breakfast is cooked to order and served until late at weekends.',
]

const CLOSING: readonly string[] = [
  'Bags can stay before check-in and after check-out.',
  'The house has {keys} rooms, and the same people at the desk all week.',
  'Cots are free; pillows come in three kinds.',
  'The city map at the desk is drawn by hand and correct.',
]

/** Two or three sentences about a hotel, made of what is true of it. */
export function describe(facts: Facts, hotel: { stars: Stars; district: string; landmark: string; walk: number; keys: number }, dice: Dice): string {
  const middle = MIDDLE.filter((line) => !line.includes('{walk}') || hotel.walk <= 45)
  const text = [dice.pick('opening', OPENING[hotel.stars]), dice.pick('middle', middle), dice.pick('closing', CLOSING)].join(' ')
  const words: Record<string, string | number> = {
    district: hotel.district,
    best: facts.views[0],
    high: facts.views[1],
    quiet: facts.views[2],
    walk: hotel.walk,
    landmark: hotel.landmark,
    keys: hotel.keys,
  }
  return text.replace(/\{(\w+)\}/g, (_, key: string) => String(words[key])).replace(/\bhave a (?=[aeio])/i, 'have an ')
}
