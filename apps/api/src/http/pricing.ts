import type { Currency } from '@sojourn/kernel'

/** Agents buy for their clients at the price of the trade (`b2b`), everyone else at the public one. */
export type PriceGroup = 'b2b' | 'b2c'

/** Share that is put on the net price for each group, in basis points. Never leaves the server. */
export type Markup = Readonly<Record<PriceGroup, number>>

/** By what a caller's prices are made. */
export interface Pricing {
  readonly currency: Currency
  readonly group: PriceGroup
  readonly markupBasisPoints: number
}

/** What of a caller their prices hang on. */
interface Asking {
  readonly org: { readonly markup: Markup }
  readonly user: { readonly usrType: number } | null
  readonly currency: Currency
}

const AGENT = 3

/** The one place that decides whose prices a caller sees: every price of every call is asked for with it. */
export function pricingFor(caller: Asking, currency: Currency = caller.currency): Pricing {
  const group = caller.user?.usrType === AGENT ? 'b2b' : 'b2c'
  return { currency, group, markupBasisPoints: caller.org.markup[group] }
}
