import { endOf, startOf } from '../bound-words.ts'
import { askOf, type FlightSearch, flightHref } from './flight-address.ts'
import { itineraryText } from './flight-words.ts'
import type { Itinerary } from './flights-api.ts'

/** A journey as a trip has it, from its first flight to its last, with the fields of older clients (B3.16). */
export function flightIdea(itinerary: Pick<Itinerary, 'itinerary_id' | 'bounds' | 'price'>, search: FlightSearch, fare?: string) {
  const { bounds, price } = itinerary
  const [out] = bounds
  const to = endOf(out!)
  const { triptype, flightsearch, cabinclass, adult, child, infant } = askOf(search)
  return {
    kind: 'idea' as const,
    product: 'FLT' as const,
    title: itineraryText(itinerary),
    place: to.city,
    image: '',
    from: out!.departs_at.slice(0, 10),
    to: bounds.at(-1)!.arrives_at.slice(0, 10),
    price: { amount: price.total, currency: price.currency },
    href: flightHref(itinerary.itinerary_id, search, fare),
    details: {
      uid: itinerary.itinerary_id,
      bnds: bounds.map((bound) => ({
        from: startOf(bound).iata,
        to: endOf(bound).iata,
        departs_at: bound.departs_at,
        arrives_at: bound.arrives_at,
        stops: bound.stops,
        flights: bound.segments.map(({ flight }) => flight),
      })),
      fare_summary: { total: price.total, base: price.base, taxes: price.taxes, currency: price.currency },
      request: { triptype, cabinclass, adult, child, infant, flightsearch, lat: to.latitude, lng: to.longitude },
    },
  }
}
