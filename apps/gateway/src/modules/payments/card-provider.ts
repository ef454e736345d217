import type { Money, OrgId } from '@sojourn/kernel'
import type { ProviderAnswer, RefundAnswer } from './domain/answer.ts'
import type { CardFacts } from './domain/charge.ts'
import type { Failure } from './domain/payment.ts'

/** A card's number on its way to a provider: in memory only, for one call. */
export interface TypedCard {
  readonly kind: 'card'
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
  /** Never stored; absent when a saved card pays. */
  readonly code: string | null
  readonly name: string | null
}

/** What is charged: a card of our vault, or the token of one that the provider stores. */
export type PayingCard = TypedCard | { readonly kind: 'provider'; readonly token: string }

/** The identity of a charge on both sides: enough to ask about it, also after a crash. */
export interface ChargeRef {
  readonly merchantId: OrgId
  /** Stored before the call; the same key is the same charge, however often it is sent. */
  readonly key: string
  /** 0 for a setup. */
  readonly amount: Money
  readonly capture: 'now' | 'later'
}

export interface ProviderCharge extends ChargeRef {
  readonly card: PayingCard
  /** The card's holder passed 3-D Secure when it was saved. */
  readonly authenticatedBefore: boolean
  /** The holder is not present. */
  readonly offSession: boolean
  /** The merchant wants 3-D Secure for every card that supports it, whatever the bank asks for. */
  readonly asksChallenge: boolean
  /** The card is to be charged again later. */
  readonly keep: boolean
  /** The address to which the provider's 3-D Secure page returns the holder. */
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

/** The service that moves the money. Small on purpose: what a provider cannot do is absent, not half done. */
export interface CardProvider {
  readonly name: string
  /** Checks a card before anything is stored; a card refused here leaves no row. */
  refuses(card: PayingCard): Failure | null
  /** Whether 3-D Secure, once asked for, comes before anything the bank says about the card. Absent where that is not known beforehand. */
  surelyChallenges?(charge: Pick<ProviderCharge, 'card' | 'authenticatedBefore' | 'offSession'>): boolean
  confirm(charge: ProviderCharge): Promise<ProviderAnswer>
  /** Finds the state of a charge; null where the key never arrived. */
  find(charge: ChargeRef): Promise<ProviderAnswer | null>
  /** Cancels a charge, authorised ones too. Returns its state: `canceled`, or the final one it had before. An unknown key is refused from then on. */
  cancel(charge: ChargeRef): Promise<ProviderAnswer>
  /** Captures an authorised charge, or a part of it; the rest is released. `canceled` where the authorisation has expired. */
  capture(capture: ProviderCapture): Promise<ProviderAnswer>
  refund(refund: ProviderRefund): Promise<RefundAnswer>
  /** Cancels a refund that was not done yet; absent where a provider cannot. */
  cancelRefund?(refund: ProviderRefund): Promise<RefundAnswer>
  /** What may be shown of a card that it stores itself; absent where it stores none. */
  describe?(token: string): Promise<CardFacts | null>
  /** Null where the key never arrived. */
  findRefund(refund: ProviderRefund): Promise<RefundAnswer | null>
}
