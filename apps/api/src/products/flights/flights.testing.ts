import { type Currency, convert, exchangeOf, money, roundPrice } from '@sojourn/kernel'
import { createFlightWorld, createWorld, type FlightWorld, flightTaxes } from '@sojourn/world'
import { flightPlacesOf } from './airport-places.ts'
import type { FareExchange } from './domain/journey-price.ts'
import { taxesByCountry } from './domain/taxes.ts'
import { fareMarketOf } from './fare-market.ts'
import type { Searching, Slice } from './search-flights.ts'

let made: FlightWorld | undefined

/** All flights of the demo world, made once for the tests of a worker. */
export function wholeFlightWorld(): FlightWorld {
  made ??= createFlightWorld(createWorld({ seed: 'sojourn', places: 'all' }))
  return made
}

/** The airport of each place of the demo world, once. */
export function destinationAirports(): readonly number[] {
  const world = wholeFlightWorld()
  return [...new Set(createWorld({ seed: 'sojourn', places: 'all' }).destinations.map(({ airport }) => world.findAirport(airport.iata)!))]
}

const taxes = taxesByCountry(flightTaxes())
const perUsd = new Map(createWorld().rates.map((each) => [each.currency, each]))

/** Everything a search is made with, at a fixed instant; `taken` of seats are ours. */
export function searchingOf(currency: Currency = 'USD', { nowMs = Date.parse('2026-11-28T12:00:00Z'), taken = 0 } = {}): Searching {
  const flights = wholeFlightWorld()
  const exchange: FareExchange = { currency, of: (minor, from) => roundPrice(convert(money(minor, from), exchangeOf(from, currency, perUsd)!.rate, currency)) }
  return { flights, market: fareMarketOf('sojourn', flights, nowMs), taxes, exchange, stock: { ours: () => taken }, nowMs }
}

export function sliceOf(from: string, to: string, day: string): Slice {
  const places = flightPlacesOf(wholeFlightWorld(), createWorld({ seed: 'sojourn', places: 'all' }))
  return { origins: places.find(from)!.airports, destinations: places.find(to)!.airports, day }
}
