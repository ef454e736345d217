import { addDays, hash32 } from '@sojourn/kernel'
import { seatMapOf } from '@sojourn/world'
import { expect, test } from 'vitest'
import type { PricedBound } from './domain/fares.ts'
import { priceBound, priceJourney, sellerOf } from './domain/fares.ts'
import { journeyPrice, type PriceAsk, type PricedSeat } from './domain/journey-price.ts'
import { CABINS } from './domain/market.ts'
import { type Party, travellersOf } from './domain/party.ts'
import type { AskedJourney } from './find-journey.ts'
import { destinationAirports, searchingOf } from './flights.testing.ts'
import { waysBetween } from './network/connections.ts'
import { type Bound, boundOfWay, itineraryOf, readItinerary } from './network/itinerary.ts'
import { networkOf } from './network/network-index.ts'
import { dayNumberOf } from './network/zone-clocks.ts'
import type { FlightCatalogue } from './parts.ts'
import { quoteOf, termsOf } from './quote-flight.ts'

const JOURNEYS = 2_000
const CURRENCIES = ['USD', 'EUR', 'JPY', 'BRL'] as const
const PARTIES: readonly Party[] = [
  { adult: 1, child: 0, infant: 0 },
  { adult: 2, child: 1, infant: 1 },
  { adult: 1, child: 2, infant: 0 },
  { adult: 5, child: 4, infant: 2 },
  { adult: 9, child: 0, infant: 9 },
]
const all = destinationAirports()
const searchings = CURRENCIES.map((currency) => searchingOf(currency))
const { flights, market } = searchings[0]!
const index = networkOf(flights)
const pick = <T>(of: readonly T[], ...name: (string | number)[]): T => of[hash32(...name) % of.length]!

/** A bound of two places on a day, for a party; null where nothing can be sold. */
function boundFor(nth: number, from: number, to: number, day: string, ask: { party: Party; cabin: (typeof CABINS)[number] }): PricedBound<Bound> | null {
  const { ways } = waysBetween(index, [from], [to], dayNumberOf(day))
  return ways.length === 0 ? null : priceBound(market, boundOfWay(index, pick(ways, 'way', nth)), { ...ask, stock: { ours: () => 0 } })
}

test('prices of 2,000 journeys of families and groups are the sum of their lines, and each line is what its rule says', () => {
  let priced = 0
  let infants = 0
  const faults: string[] = []
  for (let nth = 0; priced < JOURNEYS; nth++) {
    if (nth > 4 * JOURNEYS) throw new Error('too few journeys are found')
    const [from, to] = [pick(all, 'from', nth), pick(all, 'to', nth)]
    const [party, cabin] = [pick(PARTIES, 'party', nth), nth % 4 === 0 ? pick(CABINS, 'cabin', nth) : 'economy']
    const day = addDays('2026-12-01', hash32('day', nth) % 320)
    if (flights.airports[from]!.cityCode === flights.airports[to]!.cityCode) continue
    const out = boundFor(nth, from, to, day, { party, cabin })
    const back = nth % 2 === 0 ? boundFor(nth, to, from, addDays(day, 7), { party, cabin }) : null
    if (!out || (nth % 2 === 0 && !back)) continue
    const bounds = back ? [out, back] : [out]
    const searching = pick(searchings, 'currency', nth)
    const types = travellersOf(party)
    const brands = priceJourney(market, bounds)
    const brand = pick(brands, 'brand', nth)
    const seat: PricedSeat = { flight: 0, traveller: 0, kind: seatMapOf(out.bound.flights[0]!.plan.aircraft, out.cabins[0]!).rows[0]!.seats[0]!.kind }
    const ask: PriceAsk = {
      ...{ types, cabin, markupBasisPoints: pick([0, 300, 850], 'share', nth), bags: { cabin: nth % 2, checked: nth % 3 } },
      ...{ extraChecked: nth % 5 === 0 ? [1] : [], seats: nth % 3 === 0 ? [seat] : [] },
    }
    const price = journeyPrice(searching, bounds, brand, ask)
    const itinerary = itineraryOf(bounds.map(({ bound }) => bound))
    const catalogue = { flights } as FlightCatalogue
    const asked: AskedJourney = { ...searching, catalogue, itinerary, pricing: searching, types, bounds, brands }
    const quote = quoteOf(price, brand, asked)
    const check = (isTrue: boolean, rule: string) => {
      if (!isTrue) faults.push(`${rule}: ${itinerary.id} ${brand.brandId}`)
    }
    const minorOf = (amounts: readonly { readonly amount: { readonly minor: number } }[]) => amounts.reduce((sum, { amount }) => sum + amount.minor, 0)
    check(minorOf(quote.lines) === quote.total.minor && quote.total.minor === price.total.minor, 'all lines together are the total')
    check(
      quote.lines.every(({ amount: { currency, minor } }) => currency === searching.exchange.currency && Number.isInteger(minor) && minor >= 0),
      'a line is a whole amount of the currency that was asked for',
    )
    price.travellers.forEach((each, traveller) => {
      const own = quote.lines.filter((line) => line.traveller === traveller + 1)
      check(minorOf(own) === each.total.minor, 'the lines of one traveller are theirs')
      check(each.surcharge.minor <= each.fare.minor, 'a surcharge is a part of the fare')
      check(new Set(each.taxes.map(({ code, rule }) => `${code} ${JSON.stringify(rule)}`)).size === each.taxes.length, 'a tax is told once')
      check(each.type !== 'infant' || each.services.length === 0, 'an infant pays for no seat and no bag')
    })
    brand.byBound.forEach((fares, at) => {
      const { classes, bound } = bounds[at]!
      const { kind } = sellerOf(bound)
      const isDomestic = market.countryOf(bound.flights[0]!.plan.from) === market.countryOf(bound.flights.at(-1)!.plan.to)
      const adults = fares.slice(0, party.adult).map(({ cents }) => cents)
      check(
        adults.every((cents, other) => other === 0 || cents >= adults[other - 1]!),
        'who comes later pays no less',
      )
      fares.forEach(({ cents }, traveller) => {
        const twin = types.findIndex((type, other) => type === 'adult' && (classes[traveller] ?? classes[0])!.code === classes[other]!.code)
        const infantPart = kind === 'low-cost' ? 3_000 : isDomestic ? 0 : adults[0]! * 0.1
        const childPart = twin < 0 ? cents : adults[twin]! * (kind === 'low-cost' ? 1 : 0.75)
        if (types[traveller] === 'infant')
          check(Math.abs(cents - infantPart) <= 100, 'an infant pays a tenth abroad, nothing at home, 30 with a low-cost airline')
        if (types[traveller] === 'child')
          check(Math.abs(cents - childPart) <= 100, 'a child pays three quarters of an adult in the same class, all of it with a low-cost airline')
        if (types[traveller] === 'infant') infants++
      })
    })
    const { cancellation } = termsOf(asked, brand, price, searching.nowMs)
    const alwaysBack = minorOf(price.travellers.flatMap(({ taxes }) => taxes.filter(({ backIfUnused }) => backIfUnused)))
    check(
      cancellation.every(({ amount: { minor } }) => minor >= 0 && minor <= price.total.minor - alwaysBack),
      'cancelling costs no more than was paid less the taxes that come back',
    )
    check(readItinerary(flights, itinerary.id)?.id === itinerary.id, 'a journey is read again by its id')
    priced++
  }
  expect(faults).toEqual([])
  expect(infants).toBeGreaterThan(1_000)
}, 60_000)
