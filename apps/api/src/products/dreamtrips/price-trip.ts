import { type Day, type Money, roundPrice, scale, subtract, zero } from '@sojourn/kernel'
import type { Dreamtrip } from '@sojourn/world'
import { inInstalments, type Quote, type QuoteLine, quoteOfLines } from '../../sale/quote.ts'
import type { SaleTerms } from '../../sale/terms.ts'
import { cancellationOf } from './domain/cancellation.ts'
import { balanceOn, giveUpOn, NOTICE_DAYS } from './domain/trip-dates.ts'
import type { Exchange } from './exchange.ts'
import { lineWords, type TripLine } from './price-words.ts'
import type { PricedFor } from './trip-ask.ts'

/** What is paid with the booking for each person, where the rest is charged later. */
const DEPOSIT_USD_MINOR = 10_000

/** A departure for those who come, with everything that is agreed to. */
export interface PricedTrip {
  readonly quote: Quote
  readonly terms: SaleTerms
  /** Our share of what is paid with the booking, and of the whole price. */
  readonly revenue: Money
  readonly markup: Money
  /** For one of two in a double room; the supplement for a single room. */
  readonly each: Money
  readonly single: Money
  readonly balanceOn: Day | null
}

const marked = (minor: number, basisPoints: number): number => Math.round((minor * (10_000 + basisPoints)) / 10_000)

export function priceTrip(trip: Dreamtrip, { people, singleRooms, markupBasisPoints }: PricedFor, exchange: Exchange, today: Day): PricedTrip {
  const { facts, startsOn, baseMinor, singleMinor } = trip
  const [each, single] = [baseMinor, singleMinor].map((minor) => exchange.of(marked(minor, markupBasisPoints), facts.currency)) as [Money, Money]
  const lines = [
    line({ of: 'places', people }, scale(each, people)),
    ...(singleRooms > 0 ? [line({ of: 'single', rooms: singleRooms }, scale(single, singleRooms))] : []),
  ]
  const whole = quoteOfLines(exchange.currency, lines)
  const markup = roundPrice(scale(whole.total, markupBasisPoints, 10_000 + markupBasisPoints))
  const deposit = depositOf(whole.total, scale(exchange.of(DEPOSIT_USD_MINOR, 'USD'), people))
  const rest = subtract(whole.total, deposit)
  const on = rest.minor > 0 ? balanceOn(trip, today) : null
  return {
    ...{ markup, each, single },
    quote: on ? inInstalments(whole, [{ amount: rest, on }]) : whole,
    terms: {
      mode: 'prepaid',
      cancellationBy: 'windows',
      cancellation: cancellationOf({ startsOn, timeZone: facts.timeZone, whole: whole.total, deposit }),
      timeZone: facts.timeZone,
      startsOn,
      laterAt: '',
      ...(on && { later: { by: 'us', on, noticeDays: NOTICE_DAYS, giveUpOn: giveUpOn(on) } }),
    },
    revenue: on ? (whole.total.minor === 0 ? zero(exchange.currency) : scale(markup, deposit.minor, whole.total.minor)) : markup,
    balanceOn: on,
  }
}

const depositOf = (whole: Money, deposit: Money): Money => (deposit.minor < whole.minor ? deposit : whole)

const line = (why: TripLine, amount: Money): QuoteLine => ({ kind: 'item', ...lineWords(why), amount, due: 'now', why })
