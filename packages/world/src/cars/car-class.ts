import { dataOf } from '../data.ts'

/** A class of cars as it is rented: not a model, and never a brand. */
export interface CarClass {
  /** Four letters of the ACRISS code: category, type, transmission with drive, fuel with air conditioning. */
  readonly acriss: string
  readonly name: string
  readonly body: string
  /** Which drawing shows it. */
  readonly silhouette: string
  readonly seats: number
  readonly largeBags: number
  readonly smallBags: number
  readonly doors: number
  /** Against a compact car. */
  readonly priceFactor: number
  /** How rare it is, and how fast it goes when demand is high. */
  readonly demandFactor: number
  readonly excessEur: number
  readonly depositEur: number
  readonly ageMin: number
  /** Credit cards in the driver's name that the desk asks for. */
  readonly cardsNeeded: number
  readonly co2GramsPerKm: number
  readonly electricRangeKm: number | null
}

type Letters = Readonly<Record<string, string>>

const classes = dataOf<readonly CarClass[]>('cars/classes.json')
const letters = dataOf<{ readonly category: Letters; readonly type: Letters; readonly transmission: Letters; readonly fuel: Letters }>('cars/acriss.json')

/** All classes, the cheapest kind first. */
export const carClasses = (): readonly CarClass[] => classes()

const AUTOMATIC = 'ABD'
const FOUR_BY_FOUR = 'NBCD'

/** What the letters of an ACRISS code say. Throws for a letter that the standard does not have. */
export function readAcriss(acriss: string) {
  const { category, type, transmission, fuel } = letters()
  const [first = '', second = '', third = '', fourth = ''] = acriss
  const meanings = [category[first], type[second], transmission[third], fuel[fourth]]
  if (meanings.some((meaning) => meaning === undefined)) throw new Error(`not an ACRISS code: ${acriss}`)
  return {
    category: meanings[0]!,
    type: meanings[1]!,
    transmission: meanings[2]!,
    fuel: meanings[3]!,
    automatic: AUTOMATIC.includes(third),
    fourByFour: FOUR_BY_FOUR.includes(third),
    electric: fourth === 'E' || fourth === 'C',
  }
}
