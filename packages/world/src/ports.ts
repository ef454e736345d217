import { dataOf } from './data.ts'
import type { Point } from './facts.ts'

/** A port that ships call at. */
export interface WorldPort {
  /** Five letters: the country, then the place. */
  readonly unlocode: string
  readonly name: string
  readonly countryCode: string
  readonly at: Point
  readonly timeZone: string
  /** The waters it lies in, by a code. */
  readonly region: string
  /** Journeys begin and end here. */
  readonly turnaround: boolean
  /** Boats bring people ashore. */
  readonly tender: boolean
  /** Destinations that are reached from it by road within a day trip. */
  readonly destinations: readonly string[]
}

/** The ports of the world; read once. */
export const ports = dataOf<readonly WorldPort[]>('ports.json')
