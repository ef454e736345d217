import type { PricedBound, PricedBrand } from './fares.ts'
import { boundKm, type JourneyPrice, type PriceAsk, type Pricing } from './journey-price.ts'
import type { TravellerType } from './party.ts'
import { bagCents } from './services.ts'
import { type FlightTax, type TaxedBound, type TaxesOf, taxesOf } from './taxes.ts'

/** What lists ask of a price: no seats are chosen yet, and everyone has the same bags. */
export type ListAsk = Omit<PriceAsk, 'seats' | 'extraChecked'>

/** A bound as taxes see it. `route` is the number of its countries and length; `ofFare`: a tax of theirs is a part of the fare. */
interface KnownBound {
  readonly flights: TaxedBound['flights']
  readonly km: number
  readonly route: number
  readonly ofFare: boolean
}

const TYPES: readonly TravellerType[] = ['adult', 'child', 'infant']
/** More routes than one search has, so that those of two bounds are one number. */
const ROUTES_MAX = 2 ** 20

/** Taxes of countries that are parts of a fare, or that are not. */
function someTaxes(taxes: TaxesOf, isWanted: (tax: FlightTax) => boolean): TaxesOf {
  const known = new Map<string, readonly FlightTax[]>()
  return (country) => {
    const found = known.get(country) ?? taxes(country).filter(isWanted)
    known.set(country, found)
    return found
  }
}

const isOfFare = ({ currency }: FlightTax): boolean => currency === null

/** What of a fare of a journey its price is made of. */
export type ListedFare = Pick<PricedBrand, 'families' | 'travellers' | 'byBound'>

/** What a journey costs everyone, what of it is taxes, and what the first who flies pays, in minor units. */
export interface ListedSums {
  readonly totalMinor: number
  readonly taxesMinor: number
  readonly firstMinor: number
}

/** Totals of many journeys of one search: the same as `journeyPrice` makes them, with what they have in common reckoned once. */
export interface ListPricing {
  /** In minor units of the currency that is asked for, of everyone. */
  totalOf(bounds: readonly PricedBound[], brand: ListedFare): JourneyPrice['total']['minor']
  sumsOf(bounds: readonly PricedBound[], brand: ListedFare): ListedSums
}

export function createListPricing({ market, taxes, exchange }: Pricing, { types, cabin, bags, markupBasisPoints }: ListAsk): ListPricing {
  const amounts = new Map<number, number>()
  const ofUsd = (cents: number): number => {
    let minor = amounts.get(cents)
    if (minor === undefined) {
      minor = exchange.of(cents, 'USD').minor
      amounts.set(cents, minor)
    }
    return minor
  }

  const [ofFares, fixed] = [someTaxes(taxes, isOfFare), someTaxes(taxes, (tax) => !isOfFare(tax))]
  const bounds = new Map<PricedBound, KnownBound>()
  const routes = new Map<string, number>()
  const known = (priced: PricedBound): KnownBound => {
    let of = bounds.get(priced)
    if (!of) {
      const flights = priced.bound.flights.map(({ plan }) => ({ from: market.countryOf(plan.from), to: market.countryOf(plan.to) }))
      const km = boundKm(market, priced.bound)
      const [from, to] = [flights[0]!.from, flights[flights.length - 1]!.to]
      const [first, last] = [priced.bound.flights[0]!.plan.from, priced.bound.flights[flights.length - 1]!.plan.to]
      const name = `${flights.reduce((all, flight) => all + flight.to, from)} ${first} ${last}`
      const route = routes.get(name) ?? routes.size
      routes.set(name, route)
      of = { flights, km, route, ofFare: ofFares(from).length + ofFares(to).length > 0 }
      bounds.set(priced, of)
    }
    return of
  }
  const minorOf = (of: TaxesOf, priced: readonly PricedBound[], type: TravellerType, fareOf: (index: number) => number): number => {
    const taxed = priced.map((each, index): TaxedBound => ({ flights: known(each).flights, km: known(each).km, fareCents: fareOf(index) }))
    return taxesOf(of, taxed, type, cabin).reduce((sum, charge) => sum + exchange.of(charge.minor, charge.currency).minor, 0)
  }

  // Most taxes are the same for all journeys of one route: what is a part of the fare is reckoned for each.
  const sums = new Map<number | string, number>()
  const taxesMinor = (priced: readonly PricedBound[], brand: ListedFare, traveller: number): number => {
    const type = types[traveller]!
    const [first, second] = [known(priced[0]!), priced.length > 1 ? known(priced[1]!) : null]
    const key =
      priced.length > 2
        ? `${type} ${priced.map((each) => known(each).route).join(' ')}`
        : (first.route * ROUTES_MAX + (second ? second.route + 1 : 0)) * TYPES.length + TYPES.indexOf(type)
    let minor = sums.get(key)
    if (minor === undefined) {
      minor = minorOf(fixed, priced, type, () => 0)
      sums.set(key, minor)
    }
    if (!priced.some((each) => known(each).ofFare)) return minor
    return minor + minorOf(ofFares, priced, type, (index) => brand.byBound[index]![traveller]!.cents)
  }

  const bagsMinor = (priced: readonly PricedBound[], { families }: ListedFare): number => {
    if (bags.cabin === 0 && bags.checked === 0) return 0
    const each = families.map((family, index) => bagCents(family, known(priced[index]!).km, bags))
    const sumOf = (of: 'cabin' | 'checked') => each.reduce((sum, cents) => sum + cents[of], 0)
    return ofUsd(sumOf('cabin')) + ofUsd(sumOf('checked'))
  }

  const ofTraveller = (priced: readonly PricedBound[], brand: ListedFare, traveller: number, bagsOfOne: number): number => {
    const { cents } = brand.travellers[traveller]!
    const fare = ofUsd(markupBasisPoints === 0 ? cents : Math.round((cents * (10_000 + markupBasisPoints)) / 10_000))
    return fare + taxesMinor(priced, brand, traveller) + (types[traveller] === 'infant' ? 0 : bagsOfOne)
  }

  const totalOf = (priced: readonly PricedBound[], brand: ListedFare): number => {
    const bagsOfOne = bagsMinor(priced, brand)
    let total = 0
    for (let traveller = 0; traveller < types.length; traveller++) total += ofTraveller(priced, brand, traveller, bagsOfOne)
    return total
  }

  return {
    totalOf,
    sumsOf: (priced, brand) => ({
      totalMinor: totalOf(priced, brand),
      taxesMinor: types.reduce((sum, _type, traveller) => sum + taxesMinor(priced, brand, traveller), 0),
      firstMinor: ofTraveller(priced, brand, 0, bagsMinor(priced, brand)),
    }),
  }
}
