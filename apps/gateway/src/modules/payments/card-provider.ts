import type { Money, OrgId } from '@sojourn/kernel'
import type { ProviderAnswer, RefundAnswer } from './domain/answer.ts'
import type { Failure } from './domain/payment.ts'

/** A card as it crosses to a provider: in memory only, for one call. */
export interface CardData {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
  /** Never stored; absent when a saved card pays. */
  readonly code: string | null
  readonly name: string | null
}

export interface ProviderCharge {
  readonly merchantId: OrgId
  /** Written before the call; the same key is the same charge, however often it is sent. */
  readonly key: string
  readonly amount: Money
  readonly card: CardData
  /** The card's holder passed 3-D Secure for keeping it. */
  readonly authenticatedBefore: boolean
}

export interface ProviderRefund {
  readonly merchantId: OrgId
  readonly key: string
  readonly chargeKey: string
  readonly amount: Money
}

/** Whoever moves the money. Small on purpose: what a provider cannot do is absent, not half done. */
export interface CardProvider {
  readonly name: string
  /** Looks at a card before anything is written; a card refused here leaves no trace. */
  refuses(card: CardData): Failure | null
  confirm(charge: ProviderCharge): Promise<ProviderAnswer>
  /** Asks where a charge stands; null where the key never arrived. */
  find(merchantId: OrgId, key: string): Promise<ProviderAnswer | null>
  /** Gives a charge up. Answers what it became: `canceled`, or what it had become before. A key unknown here is barred from arriving later. */
  cancel(merchantId: OrgId, key: string): Promise<ProviderAnswer>
  refund(refund: ProviderRefund): Promise<RefundAnswer>
  /** Null where the key never arrived. */
  findRefund(merchantId: OrgId, key: string): Promise<RefundAnswer | null>
}
