import { dataOf } from '../data.ts'
import type { Cuisine } from './restaurant.ts'

/** How people eat out in a country. */
export interface DiningCountry {
  readonly countryCode: string
  /** The usual kinds of places, the most usual first. */
  readonly kinds: readonly { readonly cuisine: Cuisine; readonly style: string | null }[]
  readonly lunchFrom: string
  readonly lastSeating: string
  readonly servicePpm: number
  readonly dishes: readonly string[]
}

const countries = dataOf<readonly DiningCountry[]>('restaurants/countries.json')
let byCode: ReadonlyMap<string, DiningCountry> | undefined

/** Null where there is none in the world. */
export function diningCountry(code: string): DiningCountry | null {
  byCode ??= new Map(countries().map((country) => [country.countryCode, country]))
  return byCode.get(code) ?? null
}

/** Whose dishes a cuisine of another country has. */
const HOME_OF: Partial<Record<Cuisine, string>> = {
  italian: 'IT',
  french: 'FR',
  indian: 'IN',
  chinese: 'CN',
  japanese: 'JP',
  thai: 'TH',
  korean: 'KR',
  levantine: 'JO',
  turkish: 'TR',
  georgian: 'GE',
  german: 'DE',
  british: 'GB',
  mexican: 'MX',
  nordic: 'NO',
}

export const dishesOf = (cuisine: Cuisine, country: DiningCountry): readonly string[] => diningCountry(HOME_OF[cuisine] ?? '')?.dishes ?? country.dishes
