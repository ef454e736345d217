import { tripHref } from './dreamtrip-address.ts'
import type { FoundTrip } from './dreamtrips-api.ts'

/** A departure as a trip has it, on its days: a package, as everywhere outside. */
export const tripIdea = (found: FoundTrip, people: number) => {
  const { total, currency } = found.price
  return {
    kind: 'idea' as const,
    product: 'PKG' as const,
    title: found.title,
    place: found.place.name,
    image: found.hotel.art,
    from: found.starts_on,
    to: found.ends_on,
    price: { amount: total, currency },
    href: tripHref({ tripId: found.trip_id, people, singleRooms: people % 2 }),
    details: { id: found.trip_id, trip_id: found.trip_id, hotel_id: found.hotel.hotel_id, location: found.place.name, price: total, currency, people },
  }
}
