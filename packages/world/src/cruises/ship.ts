import { dataOf } from '../data.ts'
import { type Dice, diceOf } from '../dice.ts'
import { type CruiseLine, cruiseLines } from './cruise-line.ts'

export type CabinKind = 'inside' | 'oceanview' | 'balcony' | 'suite' | 'solo'

export interface CabinGrade {
  /** `B3`. */
  readonly grade: string
  /** On ships of which waters. */
  readonly on: 'sea' | 'river'
  readonly name: string
  readonly kind: CabinKind
  readonly guestsMax: number
  readonly squareMetres: number
  /** Of an inside cabin, for each of two guests. */
  readonly pricePercent: number
  /** Of the cabins of a ship; 0 where the line assigns the cabin. */
  readonly sharePercent: number
  /** On a ship that has all decks; null where the line assigns the cabin. */
  readonly decks: readonly [lowest: number, highest: number] | null
  /** Of the fare, due when it is booked, where that is more than a sum for each guest; null where it is that sum. */
  readonly depositPercent: number | null
}

export const cabinGrades = dataOf<readonly CabinGrade[]>('cruises/cabin-grades.json')

/** What is on a deck, by a code. */
export type DeckPart =
  | 'gangway'
  | 'medical'
  | 'cabins'
  | 'theatre'
  | 'lobby'
  | 'restaurants'
  | 'promenade'
  | 'shops'
  | 'pool'
  | 'buffet'
  | 'spa'
  | 'children'
  | 'sport'
  | 'observation'

export interface Deck {
  readonly deck: number
  readonly name: string
  readonly has: readonly DeckPart[]
}

export type CabinPlace = 'fore' | 'mid' | 'aft'

export interface ShipCabin {
  /** Deck and place from the bow: `8042`; odd to starboard, even to port. */
  readonly cabin: string
  readonly grade: string
  readonly deck: number
  readonly place: CabinPlace
  readonly side: 'port' | 'starboard'
  readonly berths: number
  readonly view: 'none' | 'window' | 'balcony'
  readonly obstructed: boolean
  readonly accessible: boolean
}

interface ShipFile {
  readonly ship: string
  readonly name: string
  readonly line: string
  readonly cabins: number
  readonly built: number
  /** Built in a country and under its flag: it alone may sail between its ports without calling abroad. */
  readonly flag?: 'US'
  /** What it sails from a day of each year (`MM-DD`) until the next: itineraries that follow one another, again and again. */
  readonly seasons: readonly { readonly from: string; readonly itineraries: readonly string[] }[]
}

export interface Ship extends Omit<ShipFile, 'line' | 'cabins'> {
  readonly line: CruiseLine
  readonly decks: readonly Deck[]
  readonly cabins: readonly ShipCabin[]
  readonly berths: number
  /** It never sails with more guests than this. */
  readonly guestsMax: number
}

export const shipFiles = dataOf<readonly ShipFile[]>('cruises/ships.json')

/** Of all berths: as many as have a place in the lifeboats; on a river everyone wades ashore. */
const LIFEBOAT_PERCENT = 95
const LOWEST_DECK = 2
const [FEWEST_DECKS, MOST_DECKS] = [8, 13] as const
/** Decks of a ship that has all of them, as in the table of grades. */
const TABLE = { lowest: 3, highest: 14 } as const
const CABINS_PER_DECK = 160
const MID_FROM = 0.28
const OBSTRUCTED_WINDOWS = 0.18
const RIVER_DECKS: readonly (readonly DeckPart[])[] = [['gangway', 'spa'], ['lobby', 'restaurants'], ['observation'], ['promenade', 'sport']]

/** A ship with its decks and cabins: the same for the same seed. */
export function makeShip(file: ShipFile, seed: string): Ship {
  const line = cruiseLines().find(({ line }) => line === file.line)!
  const dice = diceOf(seed, 'ship', file.ship)
  return line.size === 'river' ? riverShip(file, line, dice) : seaShip(file, line, dice)
}

function seaShip(file: ShipFile, line: CruiseLine, dice: Dice): Ship {
  const deckCount = Math.max(FEWEST_DECKS, Math.min(MOST_DECKS, Math.round(file.cabins / CABINS_PER_DECK) + 1))
  const top = LOWEST_DECK + deckCount - 1
  const scaled = (deck: number) => LOWEST_DECK + 1 + Math.round(((deck - TABLE.lowest) / (TABLE.highest - TABLE.lowest)) * (top - LOWEST_DECK - 1))
  const cabins = makeCabins(file, 'sea', scaled, dice)
  const decks = Array.from({ length: deckCount }, (_, i) => {
    const deck = LOWEST_DECK + i
    // the topmost names are kept for the topmost decks
    const name = line.deckNames[i < deckCount - 3 ? i : line.deckNames.length - (deckCount - i)]!
    return { deck, name, has: publicParts(deck, top) }
  })
  return shipOf(file, line, cabins, decks, LIFEBOAT_PERCENT)
}

function riverShip(file: ShipFile, line: CruiseLine, dice: Dice): Ship {
  const cabins = makeCabins(file, 'river', (deck) => deck, dice)
  const decks = RIVER_DECKS.map((has, i) => ({ deck: i + 1, name: line.deckNames[i]!, has }))
  return shipOf(file, line, cabins, decks, 100)
}

function shipOf(file: ShipFile, line: CruiseLine, cabins: readonly ShipCabin[], bare: readonly Deck[], boatsPercent: number): Ship {
  const berths = cabins.reduce((sum, cabin) => sum + cabin.berths, 0)
  const withCabins = new Set(cabins.map(({ deck }) => deck))
  const decks = bare.map(({ deck, name, has }): Deck => ({ deck, name, has: [...has, ...(withCabins.has(deck) ? (['cabins'] as const) : [])] }))
  return { ...file, line, cabins, decks, berths, guestsMax: Math.floor((berths * boatsPercent) / 100) }
}

function publicParts(deck: number, top: number): DeckPart[] {
  if (deck === LOWEST_DECK) return ['gangway', 'medical']
  if (deck === LOWEST_DECK + 2) return ['lobby', 'restaurants']
  if (deck === LOWEST_DECK + 3) return ['theatre', 'promenade', 'shops']
  if (deck === top - 2) return ['pool', 'buffet']
  if (deck === top - 1) return ['spa', 'children']
  return deck === top ? ['sport', 'observation'] : []
}

/** Numbers of cabins by grade that add up to all of them: what is left over goes to the largest remainders. */
function countsOf(cabins: number, on: CabinGrade['on']): { grade: CabinGrade; count: number }[] {
  const exact = cabinGrades()
    .filter((grade) => grade.on === on && grade.decks !== null)
    .map((grade) => ({ grade, part: (cabins * grade.sharePercent) / 100 }))
  const left = cabins - exact.reduce((sum, { part }) => sum + Math.floor(part), 0)
  const byRemainder = [...exact].sort((a, b) => (b.part % 1) - (a.part % 1) || (a.grade.grade < b.grade.grade ? -1 : 1))
  const more = new Set(byRemainder.slice(0, left))
  return exact.map((each) => ({ grade: each.grade, count: Math.floor(each.part) + (more.has(each) ? 1 : 0) }))
}

function makeCabins({ cabins, ship }: ShipFile, on: CabinGrade['on'], scaled: (deck: number) => number, dice: Dice): ShipCabin[] {
  const byDeck = new Map<number, CabinGrade[]>()
  for (const { grade, count } of countsOf(cabins, on)) {
    const [lowest, highest] = grade.decks!.map(scaled) as [number, number]
    for (let nth = 0; nth < count; nth++) {
      const deck = lowest + (nth % (highest - lowest + 1))
      byDeck.set(deck, [...(byDeck.get(deck) ?? []), grade])
    }
  }
  return [...byDeck.entries()].sort(([a], [b]) => a - b).flatMap(([deck, grades]) => alongDeck(deck, grades, dice, ship))
}

const STEP_FREE = new Set(['A1', 'A2'])

/** The cabins of a deck from bow to stern, those that are sold as midship in the middle. */
function alongDeck(deck: number, grades: readonly CabinGrade[], dice: Dice, ship: string): ShipCabin[] {
  const order = (nth: number) => dice.unit(`order ${ship} ${deck} ${nth}`)
  const others = grades
    .map((grade, nth) => ({ grade, at: order(nth) }))
    .filter(({ grade }) => grade.grade !== 'B1')
    .sort((a, b) => a.at - b.at)
    .map(({ grade }) => grade)
  const half = Math.floor(others.length / 2)
  const inOrder = [...others.slice(0, half), ...grades.filter(({ grade }) => grade === 'B1'), ...others.slice(half)]
  return inOrder.map((grade, nth): ShipCabin => {
    const cabin = `${deck}${String(nth + 1).padStart(3, '0')}`
    const at = (nth + 0.5) / inOrder.length
    const view = grade.kind === 'oceanview' ? 'window' : grade.kind === 'balcony' || grade.kind === 'suite' ? 'balcony' : 'none'
    return {
      cabin,
      grade: grade.grade,
      deck,
      place: at < MID_FROM ? 'fore' : at > 1 - MID_FROM ? 'aft' : 'mid',
      side: nth % 2 === 0 ? 'starboard' : 'port',
      berths: grade.guestsMax,
      view,
      obstructed: grade.grade === 'B4' || (grade.grade === 'O2' && dice.chance(`obstructed ${cabin}`, OBSTRUCTED_WINDOWS)),
      accessible: STEP_FREE.has(grade.grade),
    }
  })
}
