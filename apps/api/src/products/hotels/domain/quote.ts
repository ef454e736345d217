import {
  add,
  basisPoints,
  type Currency,
  convert,
  type Day,
  type Exchange,
  type Money,
  money,
  nightsOf,
  roundPrice,
  subtract,
  sum,
  zero,
} from '@sojourn/kernel'
import { type CancellationWindow, cancellationOf, refundAt } from './cancellation.ts'
import type { City, Hotel, RatePlan, RoomType } from './catalogue.ts'
import { type HotelId, type RateId, type RoomTypeId, rateIdOf } from './ids.ts'
import { basePrices, nightTable } from './nightly-price.ts'
import type { Stay } from './stay.ts'
import { type TaxLine, taxLinesOf } from './tax-lines.ts'

/**
 * The price of one rate for one stay, all in. Plain JSON: a checkout stores it unchanged. Every amount is in `currency`, and the parts sum exactly:
 * the nights to `base`, base and lines to `total`, `payNow` and `payAtProperty` to `total` too. The net price is not in it.
 */
export interface Quote {
  readonly hotelId: HotelId
  readonly roomTypeId: RoomTypeId
  readonly rateId: RateId
  readonly roomName: string
  readonly board: RatePlan['board']
  readonly included: readonly string[]
  readonly payment: RatePlan['payment']
  readonly stay: Stay
  readonly currency: Currency
  readonly exchange: Exchange
  /** All rooms together, without taxes. */
  readonly nights: readonly { readonly date: Day; readonly amount: Money }[]
  readonly base: Money
  readonly lines: readonly TaxLine[]
  readonly taxes: Money
  readonly fees: Money
  readonly total: Money
  readonly payNow: Money
  readonly payAtProperty: Money
  /** The same as the property takes it, in the currency of the place. */
  readonly payAtPropertyLocal: Money
  readonly cancellation: readonly CancellationWindow[]
  readonly timeZone: string
}

export interface QuoteTerms {
  readonly exchange: Exchange
  /** The organisation's share on the net price. */
  readonly markupBasisPoints: number
  /** Today at the property. */
  readonly today: Day
}

export function quoteOf(city: City, hotel: Hotel, room: RoomType, plan: RatePlan, stay: Stay, terms: QuoteTerms): Quote {
  const { exchange } = terms
  const days = nightsOf(stay.checkin, stay.checkout)
  const bases = basePrices(city, hotel, days, terms.today)
  const table = nightTable(bases, city, hotel, room, plan, stay)
  const sold = days.map((_, i) =>
    withMarkup(
      table.reduce((total, row) => total + row[i]!, 0),
      terms,
    ),
  )
  const nights = days.map((date, i) => ({ date, amount: shown(sold[i]!, terms) }))
  const localBase = sum(exchange.from, sold.map(roundPrice))
  const base = sum(
    exchange.to,
    nights.map((night) => night.amount),
  )
  const lines = taxLinesOf(city.taxes, { stars: hotel.stars, product: hotel.product, rooms: stay.rooms, nights: table, base, localBase, exchange })
  const of = (some: (line: TaxLine) => boolean) =>
    sum(
      exchange.to,
      lines.filter(some).map((line) => line.amount),
    )
  const taxes = of((line) => line.kind === 'tax')
  const fees = of((line) => line.kind === 'fee')
  const total = add(base, add(taxes, fees))
  const byRuleThere = of((line) => line.collected === 'property')
  const payAtProperty = plan.payment === 'property' ? total : byRuleThere
  const localLines = sum(
    exchange.from,
    lines.filter(({ collected }) => plan.payment === 'property' || collected === 'property').map(({ local }) => local),
  )
  return {
    hotelId: hotel.hotelId,
    roomTypeId: room.roomTypeId,
    rateId: rateIdOf(room.roomTypeId, plan.code),
    roomName: room.name,
    board: plan.board,
    included: plan.included,
    payment: plan.payment,
    stay,
    currency: exchange.to,
    exchange,
    nights,
    base,
    lines,
    taxes,
    fees,
    total,
    payNow: plan.payment === 'property' ? zero(exchange.to) : subtract(total, byRuleThere),
    payAtProperty,
    payAtPropertyLocal: plan.payment === 'property' ? add(localBase, localLines) : localLines,
    cancellation: cancellationOf(plan, {
      checkin: stay.checkin,
      checkinFrom: hotel.checkinFrom,
      timeZone: city.destination.timeZone,
      whole: subtract(total, byRuleThere),
      following: of((line) => line.follows && line.collected === 'now'),
      nights: nights.map((night) => night.amount),
    }),
    timeZone: city.destination.timeZone,
  }
}

/** A net amount with the share of the asking organisation, in the currency of the place. */
function withMarkup(netMinor: number, { exchange, markupBasisPoints }: QuoteTerms): Money {
  const net = money(netMinor, exchange.from)
  return add(net, basisPoints(net, markupBasisPoints))
}

/** An amount of the place as it is shown: converted once, then fit to show. */
const shown = (sold: Money, { exchange }: QuoteTerms): Money => roundPrice(convert(sold, exchange.rate, exchange.to))

/** What comes back of what a booking paid now, where it is cancelled at an instant. */
export const refundOf = (quote: Pick<Quote, 'cancellation' | 'payNow'>, atMs: number): Money => refundAt(quote.cancellation, quote.payNow, atMs)
