import type { PaymentCardShape } from '@sojourn/contracts'
import { type Money, toMajor } from '@sojourn/kernel'
import type { PaymentCard } from '../../modules/payment-cards/index.ts'

type Standing = PaymentCardShape['card_status']

/** In the order that matters to who wants to pay with it: one that may not, or no longer, before one that has nothing left. */
export function standingOf({ status, expiresAtMs }: Pick<PaymentCard, 'status' | 'expiresAtMs'>, left: Money, nowMs: number): Standing {
  if (status === 'BLOCKED') return 'BLOCKED'
  if (expiresAtMs !== null && expiresAtMs <= nowMs) return 'EXPIRED'
  return left.minor > 0 ? 'ACTIVE' : 'SPENT'
}

/** A card of stored value in the fields that pages know it by (B3.5), in its own currency. */
export function cardOnWire(card: PaymentCard, left: Money, nowMs: number): PaymentCardShape {
  const standing = standingOf(card, left, nowMs)
  return {
    payment_card_id: card.paymentCardId,
    payment_card_name: card.name,
    payment_card_type: card.type,
    mst_type_code: card.mstTypeCode,
    card_code: card.code,
    card_status: standing,
    status: standing === 'ACTIVE' ? 1 : 0,
    currency_code: card.currency,
    expiry_time: card.expiresAtMs === null ? null : new Date(card.expiresAtMs).toISOString(),
    purchase_price: toMajor(card.purchasePrice),
    redemption_price: toMajor(left),
    roeRate: 1,
  }
}
