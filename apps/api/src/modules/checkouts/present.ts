import type { CancellationRule, Price, PriceLine } from '@sojourn/contracts'
import { toMajor } from '@sojourn/kernel'
import { type HowPaid, linesOf, type PaidPart } from './domain/lines.ts'
import type { Quote } from './domain/quote.ts'

/** A price as it goes on the wire, major units beside their currency. */
export const priceOnWire = (quote: Quote): Price => ({
  total: toMajor(quote.total),
  currency: quote.currency,
  base: toMajor(quote.base),
  taxes: toMajor(quote.taxes),
  fees: toMajor(quote.fees),
  pay_now: toMajor(quote.payNow),
  pay_at_property: toMajor(quote.payAtProperty),
  per_night: quote.nights.map(({ date, amount }) => ({ date, amount: toMajor(amount) })),
})

export const linesOnWire = (quote: Quote, how: HowPaid, paidBy: readonly PaidPart[]): PriceLine[] =>
  linesOf(quote, how, paidBy).map((line) => ({ ...line, amount: toMajor(line.amount) }))

export const cancellationOnWire = (quote: Quote): CancellationRule[] =>
  quote.cancellation.map(({ from, to, amount }) => ({ from, to, amount: toMajor(amount), currency: amount.currency, time_zone: quote.timeZone }))
