import type { AppliedTenders } from '@sojourn/contracts'
import type { StoredCard } from './tenders-state.ts'

/** The cards to tick: those with something left on them, and those that are applied. Cash cards have a box of their own. */
export function usableCards(cards: readonly StoredCard[], applied: AppliedTenders, mayDiscount: boolean): readonly StoredCard[] {
  const held = new Set(applied.payment_cards.map(({ payment_card_id }) => payment_card_id))
  return cards.filter(({ payment_card_id: id, payment_card_type: type, card_status: status, redemption_price: left }) => {
    if (type === 'CASH' || (type === 'DISCOUNT' && !mayDiscount)) return false
    return held.has(id) || (status === 'ACTIVE' && left > 0)
  })
}
