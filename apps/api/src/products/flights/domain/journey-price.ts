import { type Currency, type Money, subtract, sum } from '@sojourn/kernel'
import { firstFlight, lastFlight, type PricedBound, type PricedBrand } from './fares.ts'
import type { Cabin, FareMarket } from './market.ts'
import type { TravellerType } from './party.ts'
import { type Bags, bagCents, type SeatKind, seatCents } from './services.ts'
import { type TaxCharge, type TaxedBound, type TaxesOf, taxesOf } from './taxes.ts'

/** Amounts in the currency that is asked for. */
export interface FareExchange {
  readonly currency: Currency
  of(minor: number, currency: Currency): Money
}

/** A seat that one traveller has chosen; flights are counted through all bounds from 0. */
export interface PricedSeat {
  readonly flight: number
  /** Counted from 0. */
  readonly traveller: number
  readonly kind: SeatKind
}

export interface PriceAsk {
  readonly types: readonly TravellerType[]
  readonly cabin: Cabin
  readonly bags: Bags
  /** Checked pieces of single travellers beyond those of all, by traveller. */
  readonly extraChecked: readonly number[]
  readonly seats: readonly PricedSeat[]
  readonly markupBasisPoints: number
}

/** What one traveller pays for beyond fare and taxes. */
export interface ServicePrice {
  readonly of: 'cabin_bag' | 'checked_bag' | 'seat'
  readonly count: number
  readonly amount: Money
}

export interface TravellerPrice {
  readonly type: TravellerType
  /** With the carrier's surcharge, and our share. */
  readonly fare: Money
  readonly surcharge: Money
  readonly taxes: readonly (TaxCharge & { readonly amount: Money })[]
  readonly services: readonly ServicePrice[]
  readonly total: Money
}

/** What a fare of a journey costs everyone, to the minor unit: the total is the sum of the travellers, and theirs of fare, taxes and services. */
export interface JourneyPrice {
  readonly travellers: readonly TravellerPrice[]
  readonly total: Money
  /** Our share of it. */
  readonly markup: Money
}

/** Everything prices of journeys are made of besides the journey. */
export interface Pricing {
  readonly market: FareMarket
  readonly taxes: TaxesOf
  readonly exchange: FareExchange
}

export const boundKm = ({ km }: Pick<FareMarket, 'km'>, bound: PricedBound['bound']): number => km(firstFlight(bound).plan.from, lastFlight(bound).plan.to)

export function journeyPrice({ market, taxes, exchange }: Pricing, bounds: readonly PricedBound[], brand: PricedBrand, ask: PriceAsk): JourneyPrice {
  const { currency } = exchange
  const kms = bounds.map(({ bound }) => boundKm(market, bound))
  const taxed = bounds.map(({ bound }) => bound.flights.map(({ plan }) => ({ from: market.countryOf(plan.from), to: market.countryOf(plan.to) })))
  const priced = ask.types.map((type, traveller) => {
    const { cents, surchargeCents } = brand.travellers[traveller]!
    const net = exchange.of(cents, 'USD')
    const fare = ask.markupBasisPoints === 0 ? net : exchange.of(Math.round((cents * (10_000 + ask.markupBasisPoints)) / 10_000), 'USD')
    const taxedBounds = taxed.map((flights, index): TaxedBound => ({ flights, km: kms[index]!, fareCents: brand.byBound[index]![traveller]!.cents }))
    const charges = taxesOf(taxes, taxedBounds, type, ask.cabin).map((charge) => ({ ...charge, amount: exchange.of(charge.minor, charge.currency) }))
    const services = servicesOf(bounds, brand, { ...ask, type, traveller, kms }).map(({ cents: each, ...service }) => ({
      ...service,
      amount: exchange.of(each, 'USD'),
    }))
    const total = sum(currency, [fare, ...charges.map(({ amount }) => amount), ...services.map(({ amount }) => amount)])
    return { of: { type, fare, surcharge: exchange.of(surchargeCents, 'USD'), taxes: charges, services, total }, markup: subtract(fare, net) }
  })
  return {
    travellers: priced.map(({ of }) => of),
    total: sum(
      currency,
      priced.map(({ of }) => of.total),
    ),
    markup: sum(
      currency,
      priced.map(({ markup }) => markup),
    ),
  }
}

type OneTraveller = PriceAsk & { readonly type: TravellerType; readonly traveller: number; readonly kms: readonly number[] }

/** What an infant takes along is an adult's. */
function servicesOf(bounds: readonly PricedBound[], brand: PricedBrand, { type, traveller, kms, bags, extraChecked, seats }: OneTraveller) {
  if (type === 'infant') return []
  const own: Bags = { cabin: bags.cabin, checked: bags.checked + (extraChecked[traveller] ?? 0) }
  const asked = brand.families.map((family, index) => bagCents(family, kms[index]!, own))
  const paid = brand.families.map(({ checkedBags }) => Math.max(0, own.checked - checkedBags))
  const flights = bounds.flatMap(({ bound, cabins }, index) =>
    bound.flights.map(({ plan }, at) => ({ plan, cabin: cabins[at]!, family: brand.families[index]! })),
  )
  const chosen = seats.filter((seat) => seat.traveller === traveller)
  const seatsCents = chosen.reduce((all, { flight, kind }) => {
    const { plan, cabin, family } = flights[flight]!
    return all + seatCents(family, kind, cabin, plan.km)
  }, 0)
  const total = (of: 'cabin' | 'checked') => asked.reduce((all, each) => all + each[of], 0)
  return [
    { of: 'cabin_bag' as const, count: 1, cents: total('cabin') },
    { of: 'checked_bag' as const, count: Math.max(...paid), cents: total('checked') },
    { of: 'seat' as const, count: chosen.length, cents: seatsCents },
  ].filter(({ cents }) => cents > 0)
}
