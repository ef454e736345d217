import { add, type Currency, type Money, money, scale, subtract, sum, zero } from '@sojourn/kernel'

/** Of the fare, on which nobody's share is put: what no commission is paid on. */
const NON_COMMISSIONABLE_PERCENT = 18

/** A part of a price in dollars: the fare of a guest, or what all of them pay alike. */
interface Charge {
  readonly kind: 'fare' | 'port-expenses' | 'port-tax' | 'gratuities'
  readonly amountMinor: number
}

interface InCurrency {
  readonly currency: Currency
  of(minor: number): Money
}

/** A charge in the currency that it is asked in: `each` of a guest, and of all that it is for. */
export interface CostLine<Of extends Charge = Charge> {
  readonly charge: Of
  readonly each: Money
  readonly amount: Money
}

export interface CabinCost<Of extends Charge = Charge> {
  readonly lines: readonly CostLine<Of>[]
  readonly total: Money
  readonly fare: Money
  readonly gratuities: Money
  /** What each guest pays of all of it, in their order. */
  readonly perGuest: readonly Money[]
  /** Our share of the fares. */
  readonly markup: Money
}

/** Charges of a cabin as they are sold: a share is put on the fares alone, and nothing is rounded for several people at once, so that what each pays sums to the whole. */
export function cabinCost<Of extends Charge>(charges: readonly Of[], guests: number, markupBasisPoints: number, { currency, of }: InCurrency): CabinCost<Of> {
  const shared = charges.map((charge): CostLine<Of> & { readonly net: Money } => {
    if (charge.kind === 'fare') {
      const own = Math.round((charge.amountMinor * NON_COMMISSIONABLE_PERCENT) / 100)
      const each = of(charge.amountMinor + Math.round(((charge.amountMinor - own) * markupBasisPoints) / 10_000))
      return { charge, each, amount: each, net: of(charge.amountMinor) }
    }
    const each = of(charge.amountMinor / guests)
    const amount = scale(each, guests)
    return { charge, each, amount, net: amount }
  })
  const totalOf = (kind: Charge['kind']) =>
    sum(
      currency,
      shared.filter(({ charge }) => charge.kind === kind).map(({ amount }) => amount),
    )
  const others = shared.filter(({ charge }) => charge.kind !== 'fare').reduce((all, { each }) => add(all, each), zero(currency))
  return {
    lines: shared.map(({ charge, each, amount }) => ({ charge, each, amount })),
    total: sum(
      currency,
      shared.map(({ amount }) => amount),
    ),
    fare: totalOf('fare'),
    gratuities: totalOf('gratuities'),
    perGuest: shared.flatMap(({ charge, each }) => (charge.kind === 'fare' ? [add(each, others)] : [])),
    markup: shared.reduce((all, { amount, net }) => add(all, subtract(amount, net)), money(0, currency)),
  }
}
