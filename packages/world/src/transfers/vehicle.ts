import { dataOf } from '../data.ts'

export type TransferKind = 'private' | 'shared' | 'taxi' | 'coach' | 'rail' | 'boat' | 'seaplane'

/** A way to be driven, flown or shipped: a kind of vehicle, never a model. */
export interface TransferVehicle {
  readonly code: string
  readonly name: string
  readonly kind: TransferKind
  /** A seat of it is sold; else the whole vehicle. */
  readonly perPerson: boolean
  /** Everyone has one, infants too. */
  readonly seats: number
  /** Of the whole vehicle; where seats are sold, of each person. */
  readonly largeBags: number
  /** Against a private sedan. */
  readonly baseFactor: number
  readonly kmFactor: number
  /** How long it waits at no cost. */
  readonly waitAirportMin: number
  readonly waitElsewhereMin: number
  /** Until so many hours before the pick-up cancelling costs nothing. */
  readonly freeCancelHours: number
  /** It is not ordered later than so many hours before the pick-up. */
  readonly noticeHours: number
  readonly wheelchair: boolean
  /** Children have seats of their own in it, where the country asks for them. */
  readonly childSeats: boolean
  /** Fewer people are not taken. */
  readonly peopleMin: number
  /** Of the whole vehicle, and of each person where seats are sold. */
  readonly co2GramsPerKm: number
  readonly co2GramsPerPersonKm: number
}

/** All kinds of vehicles. */
export const transferVehicles = dataOf<readonly TransferVehicle[]>('transfers/vehicles.json')
