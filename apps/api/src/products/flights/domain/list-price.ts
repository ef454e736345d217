import type { PricedBound, PricedBrand } from './fares.ts'
import { boundKm, type JourneyPrice, type PriceAsk, type Pricing } from './journey-price.ts'
import { bagCents } from './services.ts'
import { type TaxedBound, taxesOf } from './taxes.ts'

/** What lists ask of a price: no seats are chosen yet, and everyone has the same bags. */
export type ListAsk = Omit<PriceAsk, 'seats' | 'extraChecked'>

/** Totals of many journeys of one search: the same as `journeyPrice` makes them, with what they have in common reckoned once. */
export interface ListPricing {
  /** In minor units of the currency that is asked for, of everyone. */
  totalOf(bounds: readonly PricedBound[], brand: PricedBrand): JourneyPrice['total']['minor']
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

  const bounds = new Map<PricedBound, { readonly flights: TaxedBound['flights']; readonly km: number; readonly key: string; readonly ofFare: boolean }>()
  const known = (priced: PricedBound) => {
    let of = bounds.get(priced)
    if (!of) {
      const flights = priced.bound.flights.map(({ plan }) => ({ from: market.countryOf(plan.from), to: market.countryOf(plan.to) }))
      const km = boundKm(market, priced.bound)
      const countries = [flights[0]!.from, ...flights.map(({ to }) => to)]
      of = { flights, km, key: `${countries.join('')}${km}`, ofFare: countries.some((country) => taxes(country).some(({ currency }) => currency === null)) }
      bounds.set(priced, of)
    }
    return of
  }

  const sums = new Map<string, number>()
  const taxesMinor = (priced: readonly PricedBound[], brand: PricedBrand, traveller: number): number => {
    const type = types[traveller]!
    const fareOf = (index: number) => brand.byBound[index]![traveller]!.cents
    let key: string = type
    for (let index = 0; index < priced.length; index++) {
      const of = known(priced[index]!)
      key += of.ofFare ? ` ${of.key} ${fareOf(index)}` : ` ${of.key}`
    }
    let minor = sums.get(key)
    if (minor === undefined) {
      const taxed = priced.map((each, index): TaxedBound => ({ flights: known(each).flights, km: known(each).km, fareCents: fareOf(index) }))
      minor = taxesOf(taxes, taxed, type, cabin).reduce((sum, charge) => sum + exchange.of(charge.minor, charge.currency).minor, 0)
      sums.set(key, minor)
    }
    return minor
  }

  const bagsMinor = (priced: readonly PricedBound[], { families }: PricedBrand): number => {
    if (bags.cabin === 0 && bags.checked === 0) return 0
    const each = families.map((family, index) => bagCents(family, known(priced[index]!).km, bags))
    const sumOf = (of: 'cabin' | 'checked') => each.reduce((sum, cents) => sum + cents[of], 0)
    return ofUsd(sumOf('cabin')) + ofUsd(sumOf('checked'))
  }

  return {
    totalOf(priced, brand) {
      const bagsOfOne = bagsMinor(priced, brand)
      let total = 0
      for (let traveller = 0; traveller < types.length; traveller++) {
        const { cents } = brand.travellers[traveller]!
        const fare = ofUsd(markupBasisPoints === 0 ? cents : Math.round((cents * (10_000 + markupBasisPoints)) / 10_000))
        total += fare + taxesMinor(priced, brand, traveller) + (types[traveller] === 'infant' ? 0 : bagsOfOne)
      }
      return total
    },
  }
}
