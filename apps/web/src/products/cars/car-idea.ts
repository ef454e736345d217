import type { Rental } from './car-address.ts'

interface FoundForTrip {
  readonly title: string
  readonly pickup: { readonly city: string }
  readonly rental: Rental
  readonly href: string
  readonly price: { readonly amount: number; readonly currency: string } | null
}

/** A car as a trip has it: from the day it is picked up to the one it is given back. */
export const carIdea = ({ title, pickup, rental, href, price }: FoundForTrip) => ({
  kind: 'idea' as const,
  product: 'CAR' as const,
  title,
  place: pickup.city,
  image: '',
  from: rental.from,
  to: rental.to,
  price,
  href,
})
