import type { PaymentCardShape } from '@sojourn/contracts'
import type { Currency, OrgId, Outcome, Refusal, Tx, UserId } from '@sojourn/kernel'
import type { PaymentCard, PaymentCards } from '../../modules/payment-cards/index.ts'
import type { Tender } from '../../modules/tenders/index.ts'
import type { Gifts } from '../../modules/wallet/index.ts'
import type { RateOf } from '../tenders/instruments.ts'

/** Cards of stored value, as far as selling and showing them needs it. Their money stands in the ledger, under their ids. */
export type WalletCards = Pick<PaymentCards, 'newId' | 'listOf' | 'issue'>

/** How often somebody may guess at codes. Counts stand by themselves, whatever becomes of the guess. */
export interface CodeTries {
  guessCode(of: { orgId: OrgId; userId: UserId; ip: string }): Promise<Outcome<void, Refusal>>
  guessedCode(tx: Tx, of: { orgId: OrgId; userId: UserId; ip: string }): Promise<void>
}

/** What selling wallet value needs beside the parts of booking. */
export interface WalletParts {
  readonly gifts: Gifts
  readonly cards: WalletCards
  readonly tries: CodeTries
  /** Cards in the fields that pages know them by (B3.5), with what is left of them. */
  shapesOf(tx: Tx, orgId: OrgId, cards: readonly PaymentCard[], currency: Currency): Promise<PaymentCardShape[]>
  /** What became of what was held. */
  tendersOf(tx: Tx, orgId: OrgId, tenderIds: readonly string[]): Promise<readonly Pick<Tender, 'tenderId' | 'state' | 'bookingId'>[]>
  /** Rates of this moment. */
  rates(tx: Tx): Promise<RateOf>
}
