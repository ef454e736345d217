import type { PlaceSource } from '../../features/search-form/index.ts'
import { type Answer, api, type Body, type Client, type Data } from '../../lib/http.ts'
import { askOf, type Rental } from './car-address.ts'

export type { Answer } from '../../lib/http.ts'
export type CarsFound = Data<'/api/cars/search'>
export type FoundCar = CarsFound['cars'][number]
export type Depot = CarsFound['depots'][number]
export type CarDetails = Data<'/api/cars/details'>
export type CarRate = CarDetails['car']['rates'][number]
export type CarExtra = CarDetails['car']['extras'][number]
export type Prebooked = Data<'/api/cars/prebook'>
export type CarSearch = Pick<Body<'/api/cars/search'>, 'filters' | 'sort' | 'cursor'>

const placesOf = ({ pickup, dropoff }: Rental) => ({ pickup, ...(dropoff && dropoff !== pickup && { dropoff }) })

/** Cities and airports where cars are rented, those that fit a text best first. */
export const CAR_PLACES: PlaceSource = async (text, client) => {
  const answer = await client.post('/api/cars/places', { text })
  return answer.ok ? answer.data : null
}

/** Cars that are free for a rental. */
export const searchCars = (client: Client, rental: Rental, search: CarSearch): Promise<Answer<CarsFound>> =>
  client.post('/api/cars/search', { ...placesOf(rental), ...askOf(rental), ...search })

/** One car: `dropoff` of the rental is the desk it comes back to. */
export const getCar = (client: Client, carId: string, rental: Rental): Promise<Answer<CarDetails>> =>
  client.post('/api/cars/details', { car_id: carId, ...(rental.dropoff && { dropoff: rental.dropoff }), ...askOf(rental) })

export interface WantedCar {
  readonly carId: string
  readonly rental: Rental
  readonly rateId: CarRate['rate_id']
  readonly extras: readonly { readonly code: CarExtra['code']; readonly count: number }[]
  /** What the person saw: another total is reported, never charged. */
  readonly expectedTotal: number
  readonly currency: string
}

/** A car in the fields of the call that holds it. */
export const fieldsOf = ({ carId, rental, rateId, extras }: Omit<WantedCar, 'expectedTotal' | 'currency'>) => ({
  car_id: carId,
  ...(rental.dropoff && { dropoff: rental.dropoff }),
  ...askOf(rental),
  rate_id: rateId,
  extras: [...extras],
})

/** Prices the car again, holds it and opens a checkout. The same key asks for the same thing once. */
export const prebookCar = ({ expectedTotal, currency, ...wanted }: WantedCar, key: string): Promise<Answer<Prebooked>> =>
  api.post('/api/cars/prebook', { ...fieldsOf(wanted), expected_total: expectedTotal, currency }, { idempotencyKey: key })
