import { pricePartsOf } from '@sojourn/contracts/price-parts'
import { say } from '@sojourn/i18n'
import { add, isZero, type Money } from '@sojourn/kernel'
import type { Booking } from '../modules/bookings/index.ts'
import type { PriceRow } from '../modules/messages/index.ts'
import { changeWords } from '../sale/changing.ts'

type Priced = Pick<Booking, 'lines' | 'total' | 'changes'> & {
  readonly later: Money
  readonly laterLocal?: Money | undefined
  readonly laterAt: string
  readonly costs: string
}

/** The price of a booking for its mail: what it costs after discounts, what paid it, what was charged, what is charged on which day, what is paid later and where. The figures are those of its receipt. Of a change that is all of the price, and what was paid before it. */
export function priceRows({ lines, total, changes, later, laterLocal, laterAt, costs }: Priced): readonly PriceRow[] {
  const { discounts, cost, payments, charged, instalments } = pricePartsOf(lines, total.currency)
  const taken = ({ label, amount }: { readonly label: string; readonly amount: Money }): PriceRow => ({ label, amount, isTaken: true })
  const before = changes && !isZero(changes.carried) ? changes.carried : null
  const whole = (amount: Money): Money => (before ? add(amount, before) : amount)
  return [
    ...(discounts.length > 0 ? [{ label: say`Price`, amount: whole(total) }] : []),
    ...discounts.map(taken),
    { label: costs, amount: whole(cost) },
    ...(before ? [taken({ label: changeWords('paid').label, amount: before })] : []),
    ...payments.map(taken),
    { label: say`Charged now`, amount: charged },
    ...instalments.map(({ label, amount }) => ({ label, amount })),
    ...(isZero(later) ? [] : [{ label: say`Later, ${laterAt}`, amount: laterLocal ?? later, ...(laterLocal && { about: later }) }]),
  ]
}
