import type { CardBrand, NewCard, OldCard } from '@sojourn/contracts'
import type { GatewayId } from '@sojourn/kernel'

/** A saved card in one form over both shapes (A3.1, A3.2). Its number is never here: the gateway keeps that. */
export interface SavedCard {
  readonly id: string
  /** Which calls change it: cards of the old shape are the API's, those of the new shape the gateway's. */
  readonly shape: 'old' | 'new'
  /** What its owner calls it. Old cards have none. */
  readonly nickName: string | null
  /** The name on the card. */
  readonly holder: string | null
  readonly brand: CardBrand
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly isDefault: boolean
  /** Whose card it is at the gateway; only old cards carry it. */
  readonly customer: string | null
}

interface CardLists {
  readonly cards: readonly OldCard[]
  readonly cardsPGV2: readonly NewCard[]
}

/** A person's cards as the gateway in force shows them, newest first: PG_01 in the old shape, any other in the new one. Both lists hold the same cards. */
export const cardsOf = (gateway: GatewayId | null, lists: CardLists): readonly SavedCard[] =>
  gateway === 'PG_01' ? lists.cards.map(ofOld) : lists.cardsPGV2.map(ofNew)

const ofOld = (card: OldCard): SavedCard => ({
  id: card.cca_card_id,
  shape: 'old',
  nickName: null,
  holder: null,
  brand: card.brand,
  last4: card.card_number.slice(-4),
  expMonth: card.expiry_month,
  expYear: card.expiry_year,
  isDefault: card.is_default === 1,
  customer: card.cca_customer_token,
})

const ofNew = (card: NewCard): SavedCard => ({
  id: card.id,
  shape: 'new',
  nickName: card.nick_name,
  holder: card.name,
  brand: card.brand,
  last4: card.last4,
  expMonth: card.exp_month,
  expYear: card.exp_year,
  isDefault: card.is_default,
  customer: null,
})
