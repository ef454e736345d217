import { commaText, countText, say } from '@sojourn/i18n'
import type { Currency, Rate } from '@sojourn/kernel'
import type { Giving, RestWords } from './domain/plan.ts'
import type { Leg, Tender } from './domain/tender.ts'

/** How many points, or how much of its own unit, a tender holds. */
export const heldBy = (legs: readonly Leg[]): number => legs.reduce((all, leg) => all + leg.held, 0)

/** What a person reads of a tender on the lines of how a price is paid: the same figures whenever it is asked. */
export function wordsOf({ detail, legs, amount }: Pick<Tender, 'detail' | 'legs' | 'amount'>): { label: string; rule: string | null } {
  switch (detail.kind) {
    case 'coupon':
      return { label: detail.label, rule: detail.rule }
    case 'cash_card':
      return { label: say`Cash card`, rule: exchange(legs, amount.currency) }
    case 'points':
      return { label: `${countText(heldBy(legs))} ${detail.label}`, rule: detail.rule }
    case 'agent_extra':
      return { label: say`Added by the agency`, rule: exchange(legs, amount.currency) ?? say`on its credit line` }
    case 'payment_card':
      return { label: detail.name, rule: exchange(legs, amount.currency) ?? (detail.discount ? say`discount on each room` : null) }
    case 'invoice':
      return { label: say`Credit line`, rule: exchange(legs, amount.currency) ?? say`on invoice` }
  }
}

/** What is left for a card, and what is too little for one. */
export const restWords = (): RestWords => ({
  card: { label: say`Card`, rule: null },
  waived: { label: say`Small amount waived`, rule: say`worth less than 1 USD` },
  notChargeable: { label: say`Small amount waived`, rule: say`less than a card can be charged` },
})

/** The rates that were fixed, where the instrument has another currency. */
function exchange(legs: readonly Leg[], currency: Currency): string | null {
  const rates = legs.filter((leg) => leg.held > 0).flatMap(({ unit, rate }) => rateWords(unit, currency, rate) ?? [])
  return rates.length > 0 ? [...new Set(rates)].join(', ') : null
}

/** At what rate value of another currency counts; null where it is the same one. */
const rateWords = (from: Currency, to: Currency, rate: Rate): string | null => (from === to ? null : `1 ${from} = ${Number(rate)} ${to}`)

/** A rule, and the rate at which what it gives was converted. */
export function ruleAt(rule: string, from: Currency, to: Currency, rate: Rate): string {
  const words = rateWords(from, to, rate)
  return words ? commaText([rule, words]) : rule
}

/** A tender as the plan takes it; an invoice pays what is left and is planned last. */
export function givingOf(tender: Tender): Giving[] {
  const { detail, tenderId, amount } = tender
  if (detail.kind === 'invoice') return []
  const isDiscount = detail.kind === 'payment_card' && detail.discount
  return [{ kind: detail.kind, tenderId, ...wordsOf(tender), amount, ...(isDiscount && { isDiscount }) }]
}
