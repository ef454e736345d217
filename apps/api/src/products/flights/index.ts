import { createFlightWorld, type Facts, flightTaxes, kmBetween, type World } from '@sojourn/world'
import { lazyCatalogue } from '../../sale/lazy-catalogue.ts'
import type { ProductDeps, ProductModule } from '../../sale/product-module.ts'
import { soldHere } from '../../sale/sold-here.ts'
import { flightPlacesOf } from './airport-places.ts'
import { flightStock } from './data/flight-stock.sql.ts'
import { flightInvariants } from './data/invariants.sql.ts'
import { taxesByCountry } from './domain/taxes.ts'
import { type DuffelSettings, duffelParts } from './duffel/duffel-parts.ts'
import { duffelWebhook } from './duffel/duffel-webhook.ts'
import { searchFlightsHttp } from './http-search.ts'
import { sellFlightsHttp } from './http-sell.ts'
import type { FlightCatalogue, FlightParts } from './parts.ts'
import { flightProduct } from './product.ts'
import { scheduleNews } from './schedule-news.ts'
import { flightPart } from './trip-part.ts'

export type { DuffelSettings } from './duffel/duffel-parts.ts'

const flightMigrations = { owner: 'flights', folder: new URL('./data/', import.meta.url) }

/** Flights: priced, held, booked and changed. */
export function flightsModule(world: () => World | null, { transactions, clock, ids, rates }: ProductDeps, duffel: DuffelSettings | null): ProductModule {
  const parts: FlightParts = { transactions, clock, ids, rates, stock: flightStock, catalogue: lazyCatalogue(world, catalogueOf) }
  const remote = duffelParts(parts, duffel)
  return {
    products: [flightProduct(parts, remote)],
    parts: [flightPart(parts, remote)],
    migrations: [flightMigrations],
    routes: (shop) => [
      ...soldHere('FLT', [...searchFlightsHttp(parts, remote), ...sellFlightsHttp(shop, parts, remote)]),
      ...(duffel?.webhookSecret ? duffelWebhook(remote, duffel.webhookSecret, shop) : []),
    ],
    invariants: flightInvariants,
    dueInShop: (shop) => [scheduleNews(parts, shop)],
  }
}

function catalogueOf(world: World): FlightCatalogue {
  const flights = createFlightWorld(world)
  const own = new Map(world.destinations.map((facts) => [facts.airport.iata, facts]))
  return {
    seed: world.seed,
    flights,
    taxes: taxesByCountry(flightTaxes()),
    places: flightPlacesOf(flights, world),
    destinations: world.destinations,
    artOf(index) {
      const airport = flights.airports[index]!
      const near = own.get(airport.iata) ?? nearestOf(world.destinations, airport.at)
      return near.art
    },
  }
}

const nearestOf = (all: readonly Facts[], at: Facts['at']): Facts => all.reduce((near, each) => (kmBetween(each.at, at) < kmBetween(near.at, at) ? each : near))
