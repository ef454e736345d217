import { type BodyOf, bookCar, carDetails, type DataOf, prebookCar, searchCars } from '@sojourn/contracts'
import { got, type System } from '../../flows/booking-system.testing.ts'
import type { Caller } from '../../http/index.ts'

export type WireCar = DataOf<typeof searchCars>['cars'][number]
type Search = BodyOf<typeof searchCars>

/** Lisbon Airport for three days; `day` is of March 2027. */
export const threeDays = (day: number): Search => ({
  pickup: 'LIS',
  pickup_at: `2027-03-${String(day).padStart(2, '0')}T10:00`,
  dropoff_at: `2027-03-${String(day + 3).padStart(2, '0')}T10:00`,
  driver_age: 35,
  limit: 100,
})

export const carCallsOf = (system: System) => ({
  search: system.call(searchCars),
  details: system.call(carDetails),
  prebook: system.call(prebookCar),
  book: system.call(bookCar),
})

/** The first car found that will do. */
export async function findCar(system: System, search: Search, caller: Caller, take: (car: WireCar) => boolean = () => true): Promise<WireCar> {
  const found = got(await carCallsOf(system).search(search, caller)).cars.find(take)
  if (!found) throw new Error('no such car')
  return found
}

/** What a browser sends to hold a car that it found. */
export function holdBody(car: WireCar, { pickup_at, dropoff_at, driver_age }: Search, rate_id: 'prepaid' | 'desk' = 'prepaid'): BodyOf<typeof prebookCar> {
  const rate = car.rates.find((each) => each.rate_id === rate_id)!
  const dropoff = car.dropoff_depot_id === car.pickup.depot_id ? {} : { dropoff: car.dropoff_depot_id }
  return { car_id: car.car_id, ...dropoff, rate_id, pickup_at, dropoff_at, driver_age, expected_total: rate.price.total }
}
