import { dataOf } from '../data.ts'

/** A part of a country that people fly to and call by a name of its own. */
export interface FlightArea {
  /** In the languages that they are typed in. */
  readonly names: readonly string[]
  /** ISO 3166-2 codes of the parts of the country that it is. */
  readonly regions: readonly string[]
}

export const flightAreas = dataOf<readonly FlightArea[]>('flights/areas.json')

/** Other names of cities with an airport that are no destinations of ours, by the code of the city. */
export const flightCityNames = dataOf<Readonly<Record<string, readonly string[]>>>('flights/city-names.json')
