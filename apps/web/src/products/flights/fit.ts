import { commaText, daysTextShort, moneyText, say } from '@sojourn/i18n'
import { addDays, type Day } from '@sojourn/kernel'
import { resolvePlace } from '../../features/search-form/index.ts'
import { airlinesOf, boundText, stopsText } from '../bound-words.ts'
import { answeredOr, type FindFit } from '../fit-api.ts'
import { type FlightSearch, flightHref, LIMITS, USUAL } from './flight-address.ts'
import { FLIGHT_PLACES, searchFlights } from './flights-api.ts'
import { USUAL_ORIGIN } from './landing-api.ts'
import { lastOrigins } from './recent-flights.ts'
import { peopleOfAges } from './search/people-of-ages.ts'

/** A flight there and back for everyone who stays, from where this browser last looked for flights, else from the usual place. It lands on the first day of the stay and leaves on its last. */
export const findFlight: FindFit = async (client, stay) => {
  const party = peopleOfAges(stay.adults, stay.children)
  if (party.adults + party.children > LIMITS.seated || party.infants > party.adults || stay.from >= stay.until) return null
  const to = await resolvePlace(client, stay.city, FLIGHT_PLACES)
  const from = to && [...lastOrigins(), USUAL_ORIGIN].find((code) => code !== to.place_id)
  if (!to || !from) return null
  const leaving = (day: Day): FlightSearch => ({
    ...{ ...USUAL, ...party, trip: 'return' },
    slices: [
      { from, to: to.place_id, day },
      { from: to.place_id, to: from, day: stay.until },
    ],
  })
  const found = await bestOf(client, leaving(stay.from))
  // What lands a day later leaves a day earlier.
  const late = found?.itinerary.bounds[0]?.days_later ?? 0
  const best = late > 0 ? await bestOf(client, leaving(addDays(stay.from, -late))) : found
  const [out, back] = best?.itinerary.bounds ?? []
  if (!best || !out || !back) return null
  const price = moneyText(best.itinerary.price.total, best.itinerary.price.currency)
  const [leaves, lands] = [out.departs_at.slice(0, 10), back.arrives_at.slice(0, 10)]
  return {
    title: boundText(out),
    line: commaText([...airlinesOf([out, back]).slice(0, 1), stopsText(Math.max(out.stops, back.stops)), daysTextShort(leaves as Day, lands as Day)]),
    price: say`${price} there and back`,
    to: flightHref(best.itinerary.itinerary_id, best.search),
  }
}

async function bestOf(client: Parameters<FindFit>[0], search: FlightSearch) {
  const found = answeredOr(await searchFlights(client, search, { sort: 'best' }))
  const [itinerary] = found?.itineraries ?? []
  return itinerary ? { itinerary, search } : null
}
