import { type DataOf, searchPackages } from '@sojourn/contracts'
import { accept } from '@sojourn/kernel'
import { cityIn, countryName, exonymOf } from '@sojourn/world'
import { agentTermsOf, type CallRoute, pricingFor, route } from '../../http/index.ts'
import { bookableFrom } from '../../sale/minimum-days.ts'
import type { PartFacets } from '../../sale/part-source.ts'
import type { Shop } from '../../sale/shop.ts'
import { ownFreeOf } from './own-free.ts'
import type { PackageParts } from './parts.ts'
import { readTrip, travellersIn } from './read-trip.ts'
import { ASKED_REFUSALS } from './refusals.ts'
import { findPairs, inOrder } from './search-packages.ts'
import { inTrade, publicTotals, soldQuotes, wireWhole } from './whole.ts'

type Facets = DataOf<typeof searchPackages>['facets']

function facetsOf(stay: PartFacets, flight: PartFacets): Facets {
  const listed = (facet: PartFacets[string] | undefined) => (Array.isArray(facet) ? [...facet] : []) as Facets['stars']
  const { stars, districts, meals, amenities, free_cancellation: free } = stay
  return {
    stars: listed(stars),
    districts: listed(districts),
    meals: listed(meals),
    amenities: listed(amenities),
    free_cancellation: typeof free === 'number' ? free : 0,
    stops: listed(flight.stops),
    airlines: listed(flight.airlines),
  }
}

export const searchPackagesHttp = (shop: Shop, parts: PackageParts): CallRoute[] => [
  route(
    searchPackages,
    async (body, caller) => {
      const { currency, memberPrices } = await pricingFor(caller, body.currency)
      const trip = readTrip(parts.world(), body, { caller, currency, read: ownFreeOf(shop, caller) })
      if (!trip.ok) return trip
      const { to, ask } = trip.value
      const found = await findPairs(parts, ask, body.filters)
      if (!found.ok) return found
      const { flights, stays, pairs } = found.value
      const nowMs = parts.clock.nowMs()
      const shown = inOrder(pairs, body)
      const start = Number(body.cursor ?? 0)
      const end = start + body.limit
      const people = travellersIn(body)
      const agent = agentTermsOf(caller)
      const first = flights.parts[0]?.card.bounds?.[0]?.segments[0]?.from
      return accept({
        from: { iata: body.from.toUpperCase(), name: first?.city ?? body.from.toUpperCase() },
        to: {
          place_id: to.key,
          iata: to.airport.iata,
          name: exonymOf(to.key, caller.language) ?? cityIn(to.name, caller.language),
          country: countryName(to.countryCode, caller.language),
          country_code: to.countryCode,
          time_zone: to.timeZone,
          art: to.art,
        },
        packages: shown.slice(start, end).map(({ flight, stay }) => {
          const quotes = soldQuotes([flight, stay])
          return inTrade(wireWhole([flight, stay], { quotes, people, nowMs }), { quotes, inPublic: publicTotals([flight, stay]) }, agent)
        }),
        facets: facetsOf(stays.facets, flights.facets),
        flights: flights.total,
        stays: stays.total,
        pairs: pairs.length,
        late: [...flights.late, ...stays.late],
        next: end < shown.length ? String(end) : null,
        total: shown.length,
        travellers: people,
        bookable_from: bookableFrom({ startsOn: body.leave, timeZone: first?.time_zone ?? to.timeZone }, caller.org.minimumCheckinDays, nowMs),
        member_prices: memberPrices,
        currency,
      })
    },
    ASKED_REFUSALS,
  ),
]
