import { pricePartsOf } from '@sojourn/contracts/price-parts'
import { say } from '@sojourn/i18n'
import { isZero, type Money } from '@sojourn/kernel'
import type { Booking } from '../modules/bookings/index.ts'
import type { PriceRow } from '../modules/messages/index.ts'

type Priced = Pick<Booking, 'lines' | 'total'> & { readonly later: Money; readonly laterAt: string; readonly costs: string }

/** The price of a booking for its mail: what it costs after discounts, what paid it, what was charged, what is paid later and where. The figures are those of its receipt. */
export function priceRows({ lines, total, later, laterAt, costs }: Priced): readonly PriceRow[] {
  const { discounts, cost, payments, charged } = pricePartsOf(lines, total.currency)
  const taken = ({ label, amount }: { readonly label: string; readonly amount: Money }): PriceRow => ({ label, amount, isTaken: true })
  return [
    ...(discounts.length > 0 ? [{ label: say`Price`, amount: total }] : []),
    ...discounts.map(taken),
    { label: costs, amount: cost },
    ...payments.map(taken),
    { label: say`Charged now`, amount: charged },
    ...(isZero(later) ? [] : [{ label: say`Later, ${laterAt}`, amount: later }]),
  ]
}
