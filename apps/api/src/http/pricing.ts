import type { Currency } from '@sojourn/kernel'
import type { Caller } from './caller.ts'

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

const AGENT = 3

/** The one place that decides whose prices a caller sees: every price of every call is asked for with it. */
export function pricingFor(caller: Pick<Caller, 'org' | 'user' | 'currency'>, currency: Currency = caller.currency): Pricing {
  const group = caller.user?.usrType === AGENT ? 'b2b' : 'b2c'
  return { currency, group, markupBasisPoints: caller.org.markup[group] }
}
