import { fold } from '@sojourn/kernel'
import { dataOf } from './data.ts'
import type { Point } from './facts.ts'

/** An airport with scheduled service. */
export interface WorldAirport {
  readonly iata: string
  readonly name: string
  readonly city: string
  readonly countryCode: string
  /** ISO 3166-2 code of the part of the country. */
  readonly region: string
  readonly at: Point
  readonly timeZone: string
  readonly elevationFt: number
  readonly runwayFt: number
  readonly size: 'large' | 'medium' | 'small'
  /** The code that all airports of a city share. */
  readonly cityCode: string
  /** Passengers a year, in millions: known to a quarter, or estimated from the people who live around. */
  readonly paxMillions: number
}

/** Every airport of a destination, the large ones of the world, and the best of the medium ones; read once. */
export const airports = dataOf<readonly WorldAirport[]>('airports.json')

let cities: ReadonlySet<string> | undefined

/** Whether a folded text is all of the name of a city with an airport, which need not be a destination: `bari` is not the beginning of Bariloche. */
export function isAirportCity(folded: string): boolean {
  cities ??= new Set(airports().map(({ city }) => fold(city)))
  return cities.has(folded)
}
