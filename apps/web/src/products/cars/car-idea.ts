import type { Rental } from './car-address.ts'

interface Desk {
  readonly depot_id: string
  readonly city: string
  readonly iata: string | null
  readonly name?: string
}

interface FoundForTrip {
  readonly carId: string
  readonly acriss: string
  readonly title: string
  readonly pickup: Desk
  /** Null where the car comes back to the desk it left. */
  readonly dropoff: Desk | null
  readonly rental: Rental
  readonly href: string
  readonly price: { readonly amount: number; readonly currency: string } | null
}

/** A car as a trip has it: from the day it is picked up to the one it is given back, with the fields of older clients (B3.15). */
export const carIdea = ({ carId, acriss, title, pickup, dropoff, rental, href, price }: FoundForTrip) => {
  const back = dropoff ?? pickup
  return {
    kind: 'idea' as const,
    product: 'CAR' as const,
    title,
    place: pickup.city,
    image: '',
    from: rental.from,
    to: rental.to,
    price,
    href,
    details: {
      uid: carId,
      id: acriss,
      car_name: title,
      pickup_location: pickup.name ?? pickup.city,
      dropoff_location: back.name ?? back.city,
      ...(price && { price: price.amount, currency: price.currency, fare_summary: { total: price.amount, currency: price.currency } }),
      request: {
        pickup_code: pickup.iata ?? pickup.depot_id,
        dropoff_code: back.iata ?? back.depot_id,
        pickup_date: rental.from,
        pickup_time: rental.fromTime,
        dropoff_date: rental.to,
        dropoff_time: rental.toTime,
        driver_age: rental.age,
      },
    },
  }
}
