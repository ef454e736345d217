import type { Currency, Rate } from '@sojourn/kernel'
import type { PartReason } from './domain/part-reason.ts'
import type { Giving, PaidLine, RestWords } from './domain/plan.ts'
import type { Leg, Tender } from './domain/tender.ts'
import { partWords, pointsLabel } from './part-words.ts'

/** How many points, or how much of its own unit, a tender holds. */
export const heldBy = (legs: readonly Leg[]): number => legs.reduce((all, leg) => all + leg.held, 0)

type Worded = Pick<PaidLine, 'label' | 'rule' | 'why'>

const worded = (why: PartReason): Worded => ({ ...partWords(why), why })

/** What a person reads of a tender on the lines of how a price is paid: the same figures whenever it is asked, in the current language. */
export function wordsOf({ detail, legs, amount }: Pick<Tender, 'detail' | 'legs' | 'amount'>): Worded {
  switch (detail.kind) {
    case 'coupon': {
      const { code, why, label, rule } = detail
      return why ? worded({ of: 'coupon', code, why }) : { label, rule }
    }
    case 'points': {
      const { label, rule, why } = detail
      const held = heldBy(legs)
      return why ? worded({ of: 'points', held, label, why }) : { label: pointsLabel(held, label), rule }
    }
    case 'payment_card':
      if (detail.wallet) return worded({ of: 'wallet', rates: exchange(legs, amount.currency) })
      return worded({ of: 'payment_card', name: detail.name, discount: detail.discount, rates: exchange(legs, amount.currency) })
    case 'cash_card':
    case 'agent_extra':
    case 'invoice':
      return worded({ of: detail.kind, rates: exchange(legs, amount.currency) })
  }
}

/** What is left for a card, and what is too little for one. */
export const restWords = (): RestWords => ({
  card: worded({ of: 'card' }),
  waived: worded({ of: 'waived' }),
  notChargeable: worded({ of: 'not_chargeable' }),
})

/** The rates that were fixed, where the instrument has another currency. */
const exchange = (legs: readonly Leg[], currency: Currency): string[] => [
  ...new Set(legs.filter((leg) => leg.held > 0).flatMap(({ unit, rate }) => rateText(unit, currency, rate) ?? [])),
]

/** At what rate value of another currency counts, in any language; null where it is the same one. */
export const rateText = (from: Currency, to: Currency, rate: Rate): string | null => (from === to ? null : `1 ${from} = ${Number(rate)} ${to}`)

/** A tender as the plan takes it; an invoice pays what is left and is planned last. */
export function givingOf(tender: Tender): Giving[] {
  const { detail, tenderId, amount } = tender
  if (detail.kind === 'invoice') return []
  const isDiscount = detail.kind === 'payment_card' && detail.discount
  return [{ kind: detail.kind, tenderId, ...wordsOf(tender), amount, ...(isDiscount && { isDiscount }) }]
}
