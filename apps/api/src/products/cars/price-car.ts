import { type Currency, type Money, sum } from '@sojourn/kernel'
import type { CarClass, CarWorld, Depot } from '@sojourn/world'
import { airportFee, facilityUsdPerDay, rentalTaxPpm } from '@sojourn/world'
import { type Quote, type QuoteLine, quoteOfLines, withLocal } from '../../sale/quote.ts'
import type { RentalAsk } from './car-ask.ts'
import { type ChosenExtra, type Extra, extrasOf } from './domain/extras.ts'
import { dayOf } from './domain/rental.ts'
import { type CarRate, type CentLine, type PriceBasis, priceLines } from './domain/rental-price.ts'
import type { Exchange } from './exchange.ts'
import type { Route } from './find-rental.ts'
import { lineWords } from './price-words.ts'

/** What is added at a desk for a class. */
export const extrasAt = ({ depot, country }: Route, carClass: CarClass, exchange: Pick<Exchange, 'centsOfEuros'>): readonly Extra[] =>
  extrasOf({ excessCents: exchange.centsOfEuros(excessEur(depot.supplier, carClass)), winter: country.winter !== '' })

const excessEur = ({ excessPercent }: Route['depot']['supplier'], { excessEur: usual }: CarClass): number => (usual * excessPercent) / 100
const depositEur = ({ excessPercent }: Route['depot']['supplier'], { depositEur: usual }: CarClass): number => (usual * excessPercent) / 100
/** With the excess covered a desk holds little. */
const COVERED_DEPOSIT_EUR = 200

/** What the driver answers for, and what is held on their card. Never charged by us. */
export function liability({ depot }: Route, carClass: CarClass, covered: boolean, exchange: Exchange): { readonly excess: Money; readonly deposit: Money } {
  const deposit = depositEur(depot.supplier, carClass)
  return {
    excess: exchange.ofEuros(covered ? 0 : excessEur(depot.supplier, carClass)),
    deposit: exchange.ofEuros(covered ? Math.min(deposit, COVERED_DEPOSIT_EUR) : deposit),
  }
}

/** Suppliers that live from the airport bus are paid with the booking only. */
export const ratesOf = ({ depot }: Route): readonly CarRate[] => (depot.supplier.tier === 'budget' ? ['prepaid'] : ['prepaid', 'desk'])

interface Wanted {
  readonly route: Route
  readonly carClass: CarClass
  readonly rate: CarRate
  readonly ask: Pick<RentalAsk, 'driverAge' | 'markupBasisPoints'>
  readonly extras: readonly { readonly extra: Extra; readonly count: ChosenExtra['count'] }[]
}

/** Everything that the price of a car is made of. */
export function basisOf(catalogue: CarWorld, { route, carClass, rate, ask, extras }: Wanted): PriceBasis {
  const { depot, country, rental } = route
  const airport = airportFee(depot)
  return {
    rental,
    rate,
    dayCents: catalogue.dayRateCents(depot, carClass, dayOf(rental.pickupAt), route.daysAhead),
    weekSixths: depot.supplier.weekSixths,
    markupBasisPoints: ask.markupBasisPoints,
    youngCents: ask.driverAge < country.youngBelow ? depot.supplier.youngFeeUsd * 100 : 0,
    youngBelow: country.youngBelow,
    oneWayCents: route.oneWayUsd * 100,
    airport: airport?.by === 'rental' ? { by: 'rental', cents: airport.usd * 100 } : airport,
    facilityCentsPerDay: Math.round(facilityUsdPerDay(depot) * 100),
    taxPpm: rentalTaxPpm(depot),
    afterHoursCents: route.afterHoursUsd.map((usd) => usd * 100),
    extras,
  }
}

/** In which currency a counter takes what is paid there. */
export const currencyAt = ({ follows }: Pick<Depot, 'follows'>): Currency => follows.currency

interface Priced {
  readonly basis: PriceBasis
  readonly carClass: Pick<CarClass, 'name'>
  readonly depot: Pick<Depot, 'follows'>
  /** Of the basis, where they are known already. */
  readonly lines?: readonly CentLine[]
}

/** The price in the currency that is asked for: every line converted, the total their sum. What the counter takes is also in the counter's own currency. */
export function quoteOf({ basis, carClass: { name }, depot, lines = priceLines(basis) }: Priced, exchange: Exchange): Quote {
  const payment = basis.rate === 'desk' ? 'later' : 'now'
  const quote = quoteOfLines(
    exchange.currency,
    lines.map(({ cents, reason, ...line }): QuoteLine => {
      const words = lineWords(reason, { name, minutes: basis.rental.minutes })
      return { ...line, ...words, amount: exchange.ofCents(cents), why: reason }
    }),
    payment,
  )
  const counter = currencyAt(depot)
  const atCounter = lines.filter(({ due }) => payment === 'later' || due === 'later').map(({ cents }) => exchange.ofCentsAt(cents, counter))
  return withLocal(quote, sum(counter, atCounter))
}
