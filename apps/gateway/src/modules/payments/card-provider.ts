import type { Money, OrgId } from '@sojourn/kernel'
import type { ProviderAnswer, RefundAnswer } from './domain/answer.ts'
import type { CardFacts } from './domain/charge.ts'
import type { Failure } from './domain/payment.ts'

/** A card's number as it crosses to a provider: in memory only, for one call. */
export interface TypedCard {
  readonly kind: 'card'
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
  /** Never stored; absent when a saved card pays. */
  readonly code: string | null
  readonly name: string | null
}

/** What is charged: a card of ours, or the token of one that the provider itself keeps. */
export type PayingCard = TypedCard | { readonly kind: 'provider'; readonly token: string }

/** A charge as both sides know it: enough to ask about it, also after a crash. */
export interface ChargeRef {
  readonly merchantId: OrgId
  /** Written before the call; the same key is the same charge, however often it is sent. */
  readonly key: string
  /** 0 sets a card up. */
  readonly amount: Money
  readonly capture: 'now' | 'later'
}

export interface ProviderCharge extends ChargeRef {
  readonly card: PayingCard
  /** The card's holder passed 3-D Secure for keeping it. */
  readonly authenticatedBefore: boolean
  /** The holder is not there to be asked. */
  readonly offSession: boolean
  /** The merchant wants 3-D Secure of every card that knows it, whatever the bank asks for. */
  readonly asksChallenge: boolean
  /** The card is to be charged again later. */
  readonly keep: boolean
  /** Where the provider's own 3-D Secure page sends the holder. */
  readonly returnUrl: string
}

export interface ProviderCapture extends ChargeRef {
  /** The same key is the same capture. */
  readonly captureKey: string
  readonly captureAmount: Money
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
  refuses(card: PayingCard): Failure | null
  /** Whether 3-D Secure, once asked for, comes before anything the bank says about the card. Absent where that is not known beforehand. */
  surelyChallenges?(charge: Pick<ProviderCharge, 'card' | 'authenticatedBefore' | 'offSession'>): boolean
  confirm(charge: ProviderCharge): Promise<ProviderAnswer>
  /** Asks where a charge stands; null where the key never arrived. */
  find(charge: ChargeRef): Promise<ProviderAnswer | null>
  /** Gives a charge up, authorised ones too. Answers what it became: `canceled`, or what it had become before. A key unknown here is barred from arriving later. */
  cancel(charge: ChargeRef): Promise<ProviderAnswer>
  /** Takes an authorised charge, or a part of it; the rest is released. `canceled` where the authorisation is over. */
  capture(capture: ProviderCapture): Promise<ProviderAnswer>
  refund(refund: ProviderRefund): Promise<RefundAnswer>
  /** Takes back a refund that was not done yet; absent where a provider cannot. */
  cancelRefund?(refund: ProviderRefund): Promise<RefundAnswer>
  /** What may be shown of a card it keeps itself; absent where it keeps none. */
  describe?(token: string): Promise<CardFacts | null>
  /** Null where the key never arrived. */
  findRefund(refund: ProviderRefund): Promise<RefundAnswer | null>
}
