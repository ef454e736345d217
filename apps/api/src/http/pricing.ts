import type { Currency, PaymentSettings } from '@sojourn/kernel'

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
  readonly org: { readonly markup: Markup; readonly payments: Pick<PaymentSettings, 'pricingRule'> }
  readonly user: { readonly usrType: number } | null
  readonly currency: Currency
}

const AGENT = 3
export const isAgent = (user: { readonly usrType: number } | null): boolean => user?.usrType === AGENT

/** The one place that decides whose prices a caller sees: every price of every call is asked for with it. Where the supplier pays a commission nothing is put on. */
export function pricingFor({ org, user, currency: own }: Asking, currency: Currency = own): Pricing {
  const group = isAgent(user) ? 'b2b' : 'b2c'
  return { currency, group, markupBasisPoints: shareOf(org, group) }
}

const shareOf = ({ markup, payments }: Asking['org'], group: PriceGroup): number => (payments.pricingRule === 'commission' ? 0 : markup[group])
