import { cardMinimum, type Money, max, money, type Tx, zero } from '@sojourn/kernel'
import { type Checkout, termsOf } from '../../modules/checkouts/index.ts'
import { givingOf, neededFor, planTenders, restWords, type Tender, type TenderPlan } from '../../modules/tenders/index.ts'
import type { TenderDeps } from './tender-deps.ts'

const ONE_DOLLAR = money(100, 'USD')

/**
 * Less than this is not worth a payment: the least amount that is worth 1 USD, of what is prepaid and of products whose rules say so. What other ways may pay
 * in part is waived below what a card can be charged at all: it could not be paid.
 */
export async function waiveUnderOf(
  parts: Pick<TenderDeps, 'rates' | 'products'>,
  tx: Tx,
  checkout: Pick<Checkout, 'quote' | 'terms' | 'product'>,
): Promise<Money> {
  const { currency } = checkout.quote
  const { payableBy, waivesSmallRest } = parts.products.rulesOf(checkout.product)
  const least = payableBy.size > 0 ? cardMinimum(currency) : zero(currency)
  if (termsOf(checkout).mode !== 'prepaid' || !waivesSmallRest) return least
  const rate = (await parts.rates(tx))(currency, ONE_DOLLAR.currency)
  return rate ? max(least, money(neededFor(ONE_DOLLAR, { account: 'stored_value', unit: currency, rate, divisor: 1 }), currency)) : least
}

/** How a checkout is paid with what is held for it. */
export async function planOf(parts: TenderDeps, tx: Tx, checkout: Checkout, held?: readonly Tender[]): Promise<TenderPlan> {
  if (checkout.bookingId) {
    const stored = await parts.tenders.plans.find(tx, { orgId: checkout.orgId, bookingId: checkout.bookingId })
    if (stored) return stored.plan
  }
  const tenders = held ?? (await parts.tenders.listHeld(tx, checkout))
  // As it was when the first of them was applied, so that the same figures make the same plan.
  const waiveUnder = tenders[0]?.waiveUnder ?? (await waiveUnderOf(parts, tx, checkout))
  return planTenders({ due: checkout.quote.payNow, tenders: tenders.flatMap(givingOf), waiveUnder, words: restWords() })
}

/** In a booking made before plans were stored a card paid all. */
export const paidByCard = (due: Money): TenderPlan => planTenders({ due, tenders: [], waiveUnder: zero(due.currency), words: restWords() })
