import { elsewhereOf } from './held-elsewhere.ts'
import { heldBy, type StoredCard, type Tenders } from './tenders-state.ts'

/**
 * What is ticked to be used: the wallet of each currency as one, certificates and discount cards with something left on them, and whatever is applied or held elsewhere. Cash cards have a box of their own,
 * and a wallet card is a row only where it was applied alone.
 */
export function usableCards(state: Pick<Tenders, 'facts' | 'applied' | 'elsewhere'>, mayDiscount: boolean): readonly StoredCard[] {
  const { stored } = state.facts
  if (stored.step !== 'ready') return []
  const { cards, wallets } = stored.value
  return [...wallets, ...cards].filter((card) => {
    const { payment_card_id: id, payment_card_type: type, card_status: status, redemption_price: left } = card
    const box = `card:${id}` as const
    if (type === 'CASH' || (type === 'DISCOUNT' && !mayDiscount)) return false
    if (heldBy(state.applied, box) !== null) return true
    if (type === 'WALLET' && !wallets.includes(card)) return false
    return (status === 'ACTIVE' && left > 0) || elsewhereOf(state, box).length > 0
  })
}
