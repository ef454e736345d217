import { add, type Currency, type Money, subtract, sum, zero } from '@sojourn/kernel'
import type { PriceLine } from './wire.ts'

type Kind = PriceLine['kind']

/** What is given lowers what the order costs; the others pay it, and a card or an invoice the rest. */
const DISCOUNTS: ReadonlySet<string> = new Set<Kind>(['coupon', 'discount_card', 'waived'])
const PAYMENTS: ReadonlySet<string> = new Set<Kind>(['cash_card', 'points', 'agent_extra', 'payment_card'])
const CHARGES: ReadonlySet<string> = new Set<Kind>(['card', 'invoice'])
const SUMS: ReadonlySet<string> = new Set<Kind>(['total', 'pay_now', 'pay_at_property', 'instalment'])

interface Line {
  readonly kind: string
  readonly amount: Money
}

/** A price in the parts that every screen, receipt and mail shows. `cost` is the sum of `payments`, `charged`, `instalments` and `later`, to the minor unit. */
export interface PriceParts<L extends Line> {
  /** The lines that make the price before anything is given: items, taxes, fees, the supplier's discounts. */
  readonly made: readonly L[]
  readonly discounts: readonly L[]
  /** What the order costs after discounts. */
  readonly cost: Money
  readonly payments: readonly L[]
  /** What a card or an invoice pays with the booking. */
  readonly charged: Money
  /** The line of that card or invoice, where more than one thing pays. */
  readonly charge: L | null
  /** What is charged on days after the booking, the soonest first. */
  readonly instalments: readonly L[]
  /** What is paid later, where the service is. */
  readonly later: Money
}

/** Divides the lines of a checkout or a booking into the parts of a price. */
export function pricePartsOf<L extends Line>(lines: readonly L[], currency: Currency): PriceParts<L> {
  const of = (kinds: ReadonlySet<string>): L[] => lines.filter(({ kind }) => kinds.has(kind))
  const sumOf = (some: readonly L[]): Money =>
    sum(
      currency,
      some.map(({ amount }) => amount),
    )
  const amountOf = (kind: Kind): Money | null => lines.find((line) => line.kind === kind)?.amount ?? null
  const made = lines.filter(({ kind }) => ![DISCOUNTS, PAYMENTS, CHARGES, SUMS].some((kinds) => kinds.has(kind)))
  const [discounts, payments] = [of(DISCOUNTS), of(PAYMENTS)]
  const later = amountOf('pay_at_property') ?? zero(currency)
  const total = amountOf('total') ?? sumOf(made)
  const given = sumOf(discounts)
  const now = amountOf('pay_now') ?? subtract(total, add(later, sumOf(lines.filter(({ kind }) => kind === 'instalment'))))
  return {
    made,
    discounts,
    cost: subtract(total, given),
    payments,
    charged: subtract(now, add(given, sumOf(payments))),
    charge: of(CHARGES)[0] ?? null,
    instalments: lines.filter(({ kind }) => kind === 'instalment'),
    later,
  }
}
