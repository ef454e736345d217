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
  /** Whether a plan makes them lower. */
  readonly memberPrices: boolean
}

/** The facts about a caller that prices depend on. */
interface Asking {
  readonly org: { readonly markup: Markup; readonly payments: Pick<PaymentSettings, 'pricingRule'> }
  readonly user: { readonly usrType: number } | null
  readonly currency: Currency
  memberPricePoints?(): Promise<number>
}

const AGENT = 3
export const isAgent = (user: { readonly usrType: number } | null): boolean => user?.usrType === AGENT

/**
 * The one place that decides whose prices a caller sees: every price of every call is asked for with it, so that a member sees one price from the list to the receipt.
 * Where the supplier pays a commission nothing is put on, and there is nothing for a plan to take off.
 */
export async function pricingFor(caller: Asking, currency: Currency = caller.currency): Promise<Pricing> {
  const { org, user } = caller
  if (isAgent(user)) return { currency, group: 'b2b', markupBasisPoints: shareOf(org, 'b2b'), memberPrices: false }
  const share = shareOf(org, 'b2c')
  const points = share > 0 && user ? ((await caller.memberPricePoints?.()) ?? 0) : 0
  const markupBasisPoints = memberShare(share, points)
  return { currency, group: 'b2c', markupBasisPoints, memberPrices: markupBasisPoints < share }
}

/** What is put on for a member, so that the price is lower by `points` basis points of it, in favour of whole points and never below what it costs us. */
export const memberShare = (share: number, points: number): number => Math.max(0, Math.ceil(((10_000 + share) * (10_000 - points)) / 10_000) - 10_000)

const shareOf = ({ markup, payments }: Asking['org'], group: PriceGroup): number => (payments.pricingRule === 'commission' ? 0 : markup[group])
