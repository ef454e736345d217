import { dataOf } from '../data.ts'

export interface Aircraft {
  /** Its IATA type: `789`. */
  readonly code: string
  readonly name: string
  readonly body: 'narrow' | 'wide'
  readonly seats: { readonly first: number; readonly business: number; readonly premium: number; readonly economy: number }
  /** Seats of a row of economy: `3-4-3`. */
  readonly layout: string
  readonly cruiseKmh: number
  readonly rangeKm: number
  /** The runway it asks for at sea level. */
  readonly runwayFt: number
  /** Fuel of a flight: so much, and so much for each nautical mile. */
  readonly fuelKgFixed: number
  readonly fuelKgPerNm: number
  /** The part of its load that is not people. */
  readonly cargoShare: number
}

export const aircraft = dataOf<readonly Aircraft[]>('flights/aircraft.json')

export const seatsAboard = ({ seats }: Pick<Aircraft, 'seats'>): number => seats.first + seats.business + seats.premium + seats.economy
