import type { Currency, Money, UserId } from '@sojourn/kernel'

/** Money of one's own: `CASH` is paid from all such cards at once, `WALLET` from all of a currency or from one that is named, `CERTIFICATE` one by one. `DISCOUNT`: what the organisation gives. */
export const CARD_TYPES = ['CASH', 'WALLET', 'CERTIFICATE', 'DISCOUNT'] as const
export type CardType = (typeof CARD_TYPES)[number]

/** A card of stored value. What is left of it is not here: the ledger has it, under the card's id. */
export interface PaymentCard {
  /** Also the subject of its value in the ledger. */
  readonly paymentCardId: string
  readonly userId: UserId
  readonly type: CardType
  /** The short code of its type, by which older systems know it (B3.5). */
  readonly mstTypeCode: string
  readonly currency: Currency
  readonly name: string
  /** What a person reads on it. It opens nothing. */
  readonly code: string
  /** From this instant on nothing is paid with it; null: never. */
  readonly expiresAtMs: number | null
  readonly status: 'ACTIVE' | 'BLOCKED'
  readonly purchasePrice: Money
  /** The expired card whose refunded value was put on this one; null: this one replaces none. */
  readonly renews: string | null
}

const MST_TYPE_CODES: Readonly<Record<CardType, string>> = { CASH: 'CSH', WALLET: 'WLT', CERTIFICATE: 'CRT', DISCOUNT: 'DSC' }
export const mstTypeCodeOf = (type: CardType): string => MST_TYPE_CODES[type]

/** What a card's code is made of its id: the end of it, in fours, behind its type. */
export function cardCodeOf(type: CardType, paymentCardId: string): string {
  const tail = paymentCardId
    .replace(/^[a-z]+_/, '')
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(-12)
  return [mstTypeCodeOf(type), ...(tail.match(/.{1,4}/g) ?? [])].join('-')
}
