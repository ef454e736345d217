import { add, type Currency, type Day, equals, invariant, type Money, sum } from '@sojourn/kernel'

/** A tax or fee and why it is due. */
export interface Charge {
  readonly label: string
  readonly rule: string
  readonly kind: 'tax' | 'fee'
  /** By its own rule; a rate paid at the property pays everything there. */
  readonly collected: 'now' | 'property'
  readonly amount: Money
}

/** Cancelling from `from` until `to` (ISO with the property's offset, null is open) costs `amount`. */
export interface CancellationWindow {
  readonly from: string | null
  readonly to: string | null
  readonly amount: Money
}

/** A price as it was offered: kept as it is, so that the same figures can be shown and proved later. All amounts in one currency. */
export interface Quote {
  readonly currency: Currency
  readonly nights: readonly { readonly date: Day; readonly amount: Money }[]
  readonly base: Money
  /** What the base is for, where it is not nights. */
  readonly item?: { readonly label: string; readonly rule: string | null }
  readonly lines: readonly Charge[]
  readonly taxes: Money
  readonly fees: Money
  readonly total: Money
  readonly payNow: Money
  readonly payAtProperty: Money
  readonly cancellation: readonly CancellationWindow[]
  readonly timeZone: string
}

/** Throws where the parts do not make the whole: such a price must never be held, let alone charged. */
export function checkQuote(quote: Quote): void {
  const of = (amounts: readonly Money[]) => sum(quote.currency, amounts)
  const charged = (kind: Charge['kind']) => of(quote.lines.filter((line) => line.kind === kind).map((line) => line.amount))
  const isItem = quote.item !== undefined && quote.nights.length === 0
  invariant(isItem || equals(of(quote.nights.map((night) => night.amount)), quote.base), 'the nights sum to the base')
  invariant(equals(charged('tax'), quote.taxes) && equals(charged('fee'), quote.fees), 'taxes and fees sum to theirs')
  invariant(equals(add(quote.base, add(quote.taxes, quote.fees)), quote.total), 'base, taxes and fees sum to the total')
  invariant(equals(add(quote.payNow, quote.payAtProperty), quote.total), 'what is paid now and there sums to the total')
  invariant(quote.payNow.minor >= 0 && quote.payAtProperty.minor >= 0, 'no part of a price is below 0')
}
