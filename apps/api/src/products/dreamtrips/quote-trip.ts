import type { DreamtripOffer } from '@sojourn/contracts'
import { DEFAULT_LANGUAGE } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { accept, dayIn, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import { dreamtripTitle } from '@sojourn/world'
import type { Offer } from '../../sale/product.ts'
import { exchangeFor } from './exchange.ts'
import { findOpenTrip, type OpenTrip } from './find-trip.ts'
import type { DreamtripParts } from './parts.ts'
import { type PricedTrip, priceTrip } from './price-trip.ts'
import { townIn, wireHotel, wireMinimum, wireProgram, wireTheme } from './to-wire.ts'
import type { TripAsk } from './trip-ask.ts'

/** Refuses `sold_out` where too few places are left, besides what `findOpenTrip` and `exchangeFor` refuse. */
export async function quoteTrip(parts: DreamtripParts, tx: Tx, ask: TripAsk): Promise<Outcome<Offer<DreamtripOffer>>> {
  const found = await findOpenTrip(parts, tx, ask.tripId)
  if (!found.ok) return found
  const exchange = await exchangeFor(parts, tx, ask.currency)
  if (!exchange.ok) return exchange
  const { trip, left } = found.value
  if (left < ask.people) return refuse('sold_out')
  const priced = priceTrip(trip, ask, exchange.value, dayIn(trip.facts.timeZone, parts.clock.nowMs()))
  return accept({
    details: inLanguage(DEFAULT_LANGUAGE, () => detailsOf(parts, found.value, priced, ask)),
    quote: priced.quote,
    terms: priced.terms,
    revenue: priced.revenue,
    markup: priced.markup,
  })
}

function detailsOf({ catalogue }: DreamtripParts, { trip, standing }: OpenTrip, { balanceOn }: PricedTrip, { people, singleRooms }: TripAsk): DreamtripOffer {
  const { tripId, facts, startsOn, endsOn, nights, host, theme } = trip
  return {
    product: 'PKG',
    trip_id: tripId,
    theme: wireTheme(trip),
    title: dreamtripTitle(theme, facts.name),
    city: facts.name,
    place_id: facts.key,
    country_code: facts.countryCode,
    time_zone: facts.timeZone,
    starts_on: startsOn,
    ends_on: endsOn,
    nights,
    hotel: wireHotel(trip),
    host: { name: host.name, languages: [...host.languages] },
    program: wireProgram(trip, townIn(catalogue())),
    people,
    single_rooms: singleRooms,
    minimum: wireMinimum(trip, standing),
    balance_on: balanceOn,
    art: facts.art,
  }
}
