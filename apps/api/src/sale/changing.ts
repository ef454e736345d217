import { say } from '@sojourn/i18n'
import { add, isZero, type Money, min, negate, subtract, sum } from '@sojourn/kernel'
import { checkQuote, type LineWords, type Quote, type QuoteLine } from './quote.ts'

/** What changing makes of a price. */
export interface ChangedPrice {
  /** Less what was paid before, as far as it takes that: what is left of it is paid now and later. */
  readonly quote: Quote
  readonly carried: Money
  /** What was paid before and is not needed any more. */
  readonly back: Money
}

/** A price that what was paid for the item before pays too, with the fee of changing it. Nothing of it is below 0: what was paid beyond it comes back. */
export function changedPrice(quote: Quote, { paid, fee }: { readonly paid: Money; readonly fee: Money }): ChangedPrice {
  const due = add(quote.payNow, fee)
  const carried = min(paid, due)
  const more: QuoteLine[] = [
    { kind: 'fee', amount: fee, due: 'now', change: 'fee', ...changeWords('fee') },
    { kind: 'discount', amount: negate(carried), due: 'now', change: 'paid', ...changeWords('paid') },
  ]
  const total = subtract(add(quote.total, fee), carried)
  const lines = [...quote.lines, ...more.filter(({ amount }) => !isZero(amount))]
  return { quote: checkQuote({ ...quote, lines, total, payNow: subtract(due, carried) }), carried, back: subtract(paid, carried) }
}

/** What such a line is called, in the current language. */
export function changeWords(change: NonNullable<QuoteLine['change']>): LineWords {
  return { label: change === 'fee' ? say`Change fee` : say`Paid before the change`, rule: null }
}

const sumOfChange = ({ currency, lines }: Quote, change: QuoteLine['change']): Money =>
  sum(
    currency,
    lines.filter((line) => line.change === change).map(({ amount }) => amount),
  )

/** The fee of changing in a price: it is spent, whatever becomes of the item. */
export const changeFeeOf = (quote: Quote): Money => sumOfChange(quote, 'fee')

/** The price of what was changed as if nothing had been paid before. */
export function wholePrice(quote: Quote): Quote {
  const carried = negate(sumOfChange(quote, 'paid'))
  if (isZero(carried)) return quote
  const lines = quote.lines.filter(({ change }) => change !== 'paid')
  return { ...quote, lines, total: add(quote.total, carried), payNow: add(quote.payNow, carried) }
}
