import { type Clock, invariant, type Money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import { paymentCardStore } from './data/payment-card-store.sql.ts'
import { type CardType, cardCodeOf, mstTypeCodeOf, type PaymentCard } from './domain/payment-card.ts'

export interface NewCard {
  /** Its id, and the subject of its value in the ledger. The same again is the same card. */
  readonly paymentCardId: string
  readonly orgId: OrgId
  readonly userId: UserId
  readonly type: CardType
  readonly name: string
  /** What was paid for it; its currency is the card's. */
  readonly purchasePrice: Money
  /** Without it the card never expires. */
  readonly expiresAtMs?: number | null
}

/** Makes an empty card: the caller posts its value in the same transaction. Throws where the id is another person's card. */
export async function issueCard({ clock }: { readonly clock: Clock }, tx: Tx, fresh: NewCard): Promise<PaymentCard> {
  const { orgId, paymentCardId, userId, type, name, purchasePrice, expiresAtMs = null } = fresh
  const card: PaymentCard = {
    paymentCardId,
    userId,
    type,
    mstTypeCode: mstTypeCodeOf(type),
    currency: purchasePrice.currency,
    name,
    code: cardCodeOf(type, paymentCardId),
    expiresAtMs,
    status: 'ACTIVE',
    purchasePrice,
    renews: null,
  }
  const issued = await paymentCardStore.insert(tx, orgId, card, clock.nowMs())
  invariant(issued.userId === userId && issued.type === type && issued.currency === card.currency, `card ${paymentCardId} is another one already`)
  return issued
}
