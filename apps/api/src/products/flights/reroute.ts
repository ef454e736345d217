import type { FlightOffer } from '@sojourn/contracts'
import { DEFAULT_LANGUAGE } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { isoIn } from '@sojourn/kernel'
import { flightCarbonGrams } from '@sojourn/world'
import type { SaleTerms } from '../../sale/terms.ts'
import type { HeldFlight, HeldSeat } from './domain/flight-hold.ts'
import { departsMsOf } from './hold-flight.ts'
import type { Bound, Itinerary } from './network/itinerary.ts'
import type { FlightCatalogue } from './parts.ts'
import { wireBound } from './to-wire.ts'

/** A journey on the flights that are held for it: bounds whose flights are others are written anew, at the same fare, and the seats are those that are held. */
export function onHeldFlights(
  { flights: world }: Pick<FlightCatalogue, 'flights'>,
  offer: FlightOffer,
  { itinerary, flights, seats }: { readonly itinerary: Itinerary; readonly flights: readonly HeldFlight[]; readonly seats: readonly HeldSeat[] },
): FlightOffer {
  if (offer.itinerary_id === itinerary.id) return offer
  const before = offer.itinerary_id.split('~')
  const bounds = itinerary.bounds.map((bound, at): FlightOffer['bounds'][number] => {
    const was = offer.bounds[at]!
    if (idOf(bound) === before[at]) return was
    const cabins = flights.filter((each) => each.bound === at).map(({ cabin }) => cabin)
    return { ...was, ...inLanguage(DEFAULT_LANGUAGE, () => wireBound(world, { bound, cabins })) }
  })
  const all = itinerary.bounds.flatMap((bound) => bound.flights)
  const grams = all.reduce((sum, { plan }, nth) => sum + flightCarbonGrams(plan.aircraft, plan.km, flights[nth]!.cabin), 0)
  return {
    ...offer,
    itinerary_id: itinerary.id,
    bounds,
    seats: seats.map(({ flight, day, traveller, seat }) => ({
      segment: flights.findIndex((each) => each.flight === flight && each.day === day) + 1,
      traveller,
      seat,
    })),
    carbon_kg: Math.round(grams / 1_000),
  }
}

const idOf = ({ flights }: Bound): string => flights.map(({ plan, day }) => `${plan.number}-${day}`).join('.')

/** The terms of a journey that leaves at another time: every deadline that was its departure is the new one. */
export function movedTerms(terms: SaleTerms, before: FlightOffer, after: FlightOffer): SaleTerms {
  const [wasMs, isMs] = [departsMsOf(before), departsMsOf(after)]
  if (wasMs === isMs) return terms
  const moved = (at: string | null) => (at !== null && Date.parse(at) === wasMs ? isoIn(terms.timeZone, isMs) : at)
  return {
    ...terms,
    startsOn: after.bounds[0]!.departs_at.slice(0, 10),
    undoBefore: isoIn(terms.timeZone, isMs),
    cancellation: terms.cancellation.map(({ from, to, amount }) => ({ from: moved(from), to: moved(to), amount })),
  }
}
