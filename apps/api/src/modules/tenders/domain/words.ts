import { formatCount } from '@sojourn/kernel'
import type { Giving } from './plan.ts'
import type { Leg, Tender } from './tender.ts'

/** How many points, or how much of its own unit, a tender holds. */
export const heldBy = (legs: readonly Leg[]): number => legs.reduce((all, leg) => all + leg.held, 0)

/** What a person reads of a tender on the lines of how a price is paid: the same figures whenever it is asked. */
export function wordsOf({ detail, legs, amount }: Pick<Tender, 'detail' | 'legs' | 'amount'>): { label: string; rule: string | null } {
  switch (detail.kind) {
    case 'coupon':
      return { label: detail.label, rule: detail.rule }
    case 'cash_card':
      return { label: 'Cash card', rule: exchange(legs, amount.currency) }
    case 'points':
      return { label: `${formatCount(heldBy(legs))} ${detail.label}`, rule: detail.rule }
    case 'agent_extra':
      return { label: 'Added by the agency', rule: exchange(legs, amount.currency) ?? 'on its credit line' }
    case 'payment_card':
      return { label: detail.name, rule: exchange(legs, amount.currency) ?? (detail.discount ? 'discount, room by room' : null) }
    case 'invoice':
      return { label: `Credit line ${detail.vpId}`, rule: exchange(legs, amount.currency) ?? 'on invoice' }
  }
}

/** The rates that were fixed, where the instrument has another currency. */
function exchange(legs: readonly Leg[], currency: string): string | null {
  const rates = legs.filter((leg) => leg.unit !== currency && leg.held > 0).map(({ unit, rate }) => `1 ${unit} is ${Number(rate)} ${currency}`)
  return rates.length > 0 ? [...new Set(rates)].join(', ') : null
}

/** A tender as the plan takes it; an invoice pays what is left and is planned last. */
export function givingOf(tender: Tender): Giving[] {
  const { kind } = tender.detail
  return kind === 'invoice' ? [] : [{ kind, tenderId: tender.tenderId, ...wordsOf(tender), amount: tender.amount }]
}
