import { add, type Currency, type Day, equals, invariant, type Money, type ProductCode, scale, subtract, sum, zero } from '@sojourn/kernel'

/** One line of a price, in minor units. A discount is negative. */
export interface QuoteLine {
  readonly kind: 'item' | 'tax' | 'fee' | 'discount'
  readonly label: string
  /** Why it is due: the tax rate, "night", the tender's rule. */
  readonly rule: string | null
  readonly amount: Money
  /** Whether it is collected with the booking or later, at the place of the service, by its own rule. */
  readonly due: 'now' | 'later'
  /** The day it is for, where a price is made of days. */
  readonly on?: Day
  /** What the amount is of: one night, one day, one person, one unit. Left out where it is of all. Rows from before this existed have none; of those a day means a night. */
  readonly per?: 'night' | 'day' | 'person' | 'unit'
  /** Which unit (room, car, cabin) or traveller it is for, counted from 1. */
  readonly unit?: number
  readonly traveller?: number
  /** The product's own reason of it, from which label and rule are made in another language. Absent in older rows. */
  readonly why?: unknown
  /** The package whose discount it is, in whose words it is said. */
  readonly package?: ProductCode
  /** What changing a booking made of the price: what was paid for the item before, the fee of changing it, or what was paid before beyond the new price and does not come back. */
  readonly change?: 'paid' | 'fee' | 'kept'
  /** What an agent's price made of it: taxes and fees are in it, or it is the agent's own. */
  readonly resold?: 'included' | 'service'
}

/** The item of a booking whose place a change of it takes. */
export interface ChangeOf<Id = string> {
  readonly bookingId: Id
  readonly itemNo: number
  /** What of the money paid before pays it too. */
  readonly carried: Money
}

/** What a line of a price is called, and by what rule it is due. */
export type LineWords = Pick<QuoteLine, 'label' | 'rule'>

/** A part of a price that we charge on a day after the booking, without its traveller. */
export interface Instalment {
  readonly amount: Money
  readonly on: Day
}

/** A price as it was offered, all amounts in one currency: stored unchanged, so that the same figures can be shown and proved later. */
export interface Quote {
  readonly currency: Currency
  readonly lines: readonly QuoteLine[]
  readonly total: Money
  /** What is paid with the booking, by whatever means, what we charge on days after it, the soonest first, and what is paid at the place of the service. They sum to the total. */
  readonly payNow: Money
  readonly instalments?: readonly Instalment[]
  readonly payLater: Money
  /** What `payLater` is in the currency it is paid in at the place, where that is another one. Absent in older rows. */
  readonly payLaterLocal?: Money
}

/** A price of which what is paid later comes to so much in the currency of the place. */
export const withLocal = (quote: Quote, local: Money): Quote =>
  local.minor > 0 && local.currency !== quote.currency ? { ...quote, payLaterLocal: local } : quote

/** All that we take of a price, now and later: what is not paid at the place. */
export const takenByUs = ({ total, payLater }: Pick<Quote, 'total' | 'payLater'>): Money => subtract(total, payLater)

/** What of a price is charged after its booking, on whichever days. */
export const chargedLater = ({ currency, instalments = [] }: Pick<Quote, 'currency' | 'instalments'>): Money =>
  sum(
    currency,
    instalments.map(({ amount }) => amount),
  )

/** The same price with these parts of what would be paid with the booking charged later. */
export const inInstalments = (quote: Quote, instalments: readonly Instalment[]): Quote =>
  checkQuote({ ...quote, payNow: subtract(quote.payNow, chargedLater({ ...quote, instalments })), instalments })

/** The part of a price that is of one kind. */
export const sumOf = ({ currency, lines }: Pick<Quote, 'currency' | 'lines'>, ...kinds: readonly QuoteLine['kind'][]): Money =>
  sum(
    currency,
    lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount),
  )

/** The taxes that are collected with the booking; where some of the price is charged later, their share of what is paid with it. */
export function taxesNow({ currency, lines, payNow, instalments = [] }: Pick<Quote, 'currency' | 'lines' | 'payNow' | 'instalments'>): Money {
  const taxes = sum(
    currency,
    lines.filter(({ kind, due }) => kind === 'tax' && due === 'now').map(({ amount }) => amount),
  )
  if (instalments.length === 0) return taxes
  return scale(taxes, payNow.minor, add(payNow, chargedLater({ currency, instalments })).minor)
}

/** A quote of these lines: what is due later is paid later, or all of it where nothing is paid with the booking. */
export function quoteOfLines(currency: Currency, lines: readonly QuoteLine[], payment: 'now' | 'later' = 'now'): Quote {
  const total = sumOf({ currency, lines }, 'item', 'tax', 'fee', 'discount')
  const later = sum(
    currency,
    lines.filter(({ due }) => due === 'later').map(({ amount }) => amount),
  )
  const payLater = payment === 'later' ? total : later
  return checkQuote({ currency, lines, total, payNow: subtract(total, payLater), payLater })
}

/** One price of several items. Throws where they are in different currencies. */
export function mergeQuotes(quotes: readonly Quote[]): Quote {
  const [first, ...others] = quotes
  invariant(first, 'a price is of at least one item')
  const local = localOfAll(quotes)
  const instalments = quotes.flatMap((quote) => quote.instalments ?? []).sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  return others.reduce(
    (all, quote): Quote => ({
      currency: all.currency,
      lines: [...all.lines, ...quote.lines],
      total: add(all.total, quote.total),
      payNow: add(all.payNow, quote.payNow),
      payLater: add(all.payLater, quote.payLater),
      ...(instalments.length > 0 && { instalments }),
      ...(local && { payLaterLocal: local }),
    }),
    first,
  )
}

/** The sum paid later for all of them, where each takes it in the same currency. */
function localOfAll(quotes: readonly Quote[]): Money | null {
  const locals = quotes.flatMap(({ payLater, payLaterLocal }) => (payLater.minor > 0 ? [payLaterLocal] : []))
  const known = locals.flatMap((local) => local ?? [])
  const first = known[0]
  const isOne = first !== undefined && known.length === locals.length && known.every(({ currency }) => currency === first.currency)
  return isOne ? sum(first.currency, known) : null
}

/** Returns the quote, or throws where its parts do not make the whole: such a price must never be held, let alone charged. */
export function checkQuote(quote: Quote): Quote {
  const { currency, total, payNow, payLater, instalments = [] } = quote
  invariant(equals(sumOf(quote, 'item', 'tax', 'fee', 'discount'), total), 'the lines of a price sum to the total')
  invariant(equals(add(add(payNow, chargedLater(quote)), payLater), total), 'what is paid now and later sums to the total')
  invariant(
    instalments.every(({ amount, on }, index) => amount.minor > 0 && (index === 0 || instalments[index - 1]!.on <= on)),
    'instalments are above 0, in the order of their days',
  )
  invariant(payNow.minor >= 0 && payLater.minor >= 0, 'no part of a price is below 0')
  invariant(zero(currency).currency === total.currency, 'a price is in its own currency')
  return quote
}
