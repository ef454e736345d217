import { type Money, money, roundPriceDown } from '@sojourn/kernel'
import type { Offer } from '../../sale/product.ts'
import { type Quote, sumOf, taxesNow } from '../../sale/quote.ts'

/** Percent of the price of a stay, and of the fares of a flight, before taxes. */
export const STAY_PERCENT = 6
export const FARE_PERCENT = 2
/** Of what we earn by a stay we give up at most the third part for the first. */
const SHARE_GIVEN = 3

export type DiscountOf = 'stay' | 'fares'

/** What is taken off the price of the stay of a package, in minor units. */
export type Discounts = Readonly<Record<DiscountOf, number>>

type Discounted = Pick<Offer, 'quote' | 'revenue' | 'markup'>

const percentOf = (base: Money, percent: number): number => Math.floor((base.minor * percent) / 100)

/** The discounts of a stay and the flight there: out of our own share, and never more of it than the stay brings us now. */
export function discountsOf(stay: Discounted, flight: Pick<Offer, 'quote'> | null): Discounts {
  const { quote, revenue, markup } = stay
  const most = Math.max(0, Math.min(revenue.minor, quote.payNow.minor - taxesNow(quote).minor))
  const whole = (minor: number): number => roundPriceDown(money(minor, quote.currency)).minor
  const ofStay = whole(Math.min(percentOf(sumOf(quote, 'item'), STAY_PERCENT), Math.floor(markup.minor / SHARE_GIVEN), most))
  const ofFares = flight ? percentOf(sumOf(flight.quote, 'item'), FARE_PERCENT) : 0
  return { stay: ofStay, fares: whole(Math.min(ofFares, most - ofStay)) }
}

export const discountMinor = ({ stay, fares }: Discounts): number => stay + fares

/** The discounts as amounts, those of nothing left out. */
export const amountsOf = (discounts: Discounts, { currency }: Pick<Quote, 'currency'>): { readonly of: DiscountOf; readonly amount: Money }[] =>
  (['stay', 'fares'] as const).flatMap((of) => (discounts[of] > 0 ? [{ of, amount: money(discounts[of], currency) }] : []))
