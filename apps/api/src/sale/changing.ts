import { say } from '@sojourn/i18n'
import { add, isZero, type Money, min, negate, never, subtract, sum, zero } from '@sojourn/kernel'
import { checkQuote, type LineWords, type Quote, type QuoteLine } from './quote.ts'

/** What changing makes of a price. */
export interface ChangedPrice {
  /** Less what was paid before, as far as it takes that: what is left of it is paid now and later. */
  readonly quote: Quote
  readonly carried: Money
  /** What was paid before and is not needed any more. */
  readonly back: Money
}

interface ChangePaid {
  readonly paid: Money
  readonly fee: Money
  /** What was paid before beyond the new price does not come back. */
  readonly keepsRest?: boolean | undefined
}

/** A price that what was paid for the item before pays too, with the fee of changing it. Nothing of it is below 0: what was paid beyond it comes back, unless it is kept. */
export function changedPrice(quote: Quote, { paid, fee, keepsRest = false }: ChangePaid): ChangedPrice {
  const asked = add(quote.payNow, fee)
  const kept = keepsRest ? subtract(paid, min(paid, asked)) : zero(paid.currency)
  const due = add(asked, kept)
  const carried = min(paid, due)
  const more: QuoteLine[] = [
    { kind: 'fee', amount: fee, due: 'now', change: 'fee', ...changeWords('fee') },
    { kind: 'fee', amount: kept, due: 'now', change: 'kept', ...changeWords('kept') },
    { kind: 'discount', amount: negate(carried), due: 'now', change: 'paid', ...changeWords('paid') },
  ]
  const total = subtract(sum(paid.currency, [quote.total, fee, kept]), carried)
  const lines = [...quote.lines, ...more.filter(({ amount }) => !isZero(amount))]
  return { quote: checkQuote({ ...quote, lines, total, payNow: subtract(due, carried) }), carried, back: subtract(paid, carried) }
}

/** What such a line is called, in the current language. */
export function changeWords(change: NonNullable<QuoteLine['change']>): LineWords {
  switch (change) {
    case 'fee':
      return { label: say`Change fee`, rule: null }
    case 'kept':
      return { label: say`Paid before beyond the new price`, rule: say`not refunded` }
    case 'paid':
      return { label: say`Paid before the change`, rule: null }
    default:
      return never(change)
  }
}

const sumOfChange = ({ currency, lines }: Quote, change: QuoteLine['change']): Money =>
  sum(
    currency,
    lines.filter((line) => line.change === change).map(({ amount }) => amount),
  )

/** The fee of changing in a price, and what was kept beyond it: they are spent, whatever becomes of the item. */
export const changeFeeOf = (quote: Quote): Money => add(sumOfChange(quote, 'fee'), sumOfChange(quote, 'kept'))

/** The price of what was changed as if nothing had been paid before. */
export function wholePrice(quote: Quote): Quote {
  const carried = negate(sumOfChange(quote, 'paid'))
  if (isZero(carried)) return quote
  const lines = quote.lines.filter(({ change }) => change !== 'paid')
  return { ...quote, lines, total: add(quote.total, carried), payNow: add(quote.payNow, carried) }
}
