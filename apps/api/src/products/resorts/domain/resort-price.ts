import { type Currency, convert, type Money, money, type Rate, roundPrice, subtract } from '@sojourn/kernel'

/** Services of an exchange, in whole dollars. */
export const EXCHANGE_FEE_USD = 239
export const COMBINING_FEE_USD = 119
export const GUEST_CERTIFICATE_USD = 89
/** What is retained of a week that is cancelled early. */
export const HANDLING_USD = 50

/** Amounts of a resort and of our own fees in the currency that is asked for. */
export interface ResortExchange {
  readonly currency: Currency
  readonly place: Currency
  /** Of minor units of the resort's currency. */
  ofPlace(minor: number): Money
  /** The same with our share put on. */
  sold(minor: number): Money
  ofUsd(dollars: number): Money
  /** Dollars in the currency of the place. */
  usdAtPlace(dollars: number): Money
}

export function resortExchange(
  rate: (from: Currency, to: Currency) => Rate | null,
  { place, currency, markupBasisPoints }: { readonly place: Currency; readonly currency: Currency; readonly markupBasisPoints: number },
): ResortExchange | null {
  const between = (from: Currency, to: Currency): Rate | null => (from === to ? '1' : rate(from, to))
  const [fromPlace, fromUsd, usdToPlace] = [between(place, currency), between('USD', currency), between('USD', place)]
  if (!fromPlace || !fromUsd || !usdToPlace) return null
  return {
    currency,
    place,
    ofPlace: (minor) => roundPrice(convert(money(minor, place), fromPlace, currency)),
    sold: (minor) => roundPrice(convert(money(Math.round((minor * (10_000 + markupBasisPoints)) / 10_000), place), fromPlace, currency)),
    ofUsd: (dollars) => roundPrice(convert(money(dollars * 100, 'USD'), fromUsd, currency)),
    usdAtPlace: (dollars) => roundPrice(convert(money(dollars * 100, 'USD'), usdToPlace, place)),
  }
}

/** Our share of what a unit is sold for. */
export const shareOf = (exchange: ResortExchange, minor: number): Money => subtract(exchange.sold(minor), exchange.ofPlace(minor))
