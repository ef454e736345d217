import type { BookingId, Clock, Day, OrgId, Transactions, Tx, UserId } from '@sojourn/kernel'
import type { Ledger } from '../../modules/ledger/index.ts'
import type { PaymentCards } from '../../modules/payment-cards/index.ts'
import type { Alarms, GatewayClient } from '../../modules/payments/index.ts'
import type { Charge, ScheduledCharges } from '../../modules/scheduled-charges/index.ts'
import type { ChargeOwner } from '../../sale/charge-owner.ts'
import type { Mailer, Payers } from '../shop-deps.ts'

/** Whom a mail about a charge goes to. */
export interface Receiver {
  readonly email: string
  readonly firstName: string
  /** Null where they never chose one: then it is that of their consent. */
  readonly language: string | null
  /** The organisation's site. */
  readonly origin: string
}

/** A saved card: `olderIds` are what its number was saved as before. */
export interface StoredCard {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly olderIds: readonly string[]
}

/** A booking that a card guarantees. */
export interface Guaranteed {
  readonly bookingId: BookingId
  readonly title: string
  readonly from: Day | null
}

/** What later charges need of the rest of the system. */
export interface LaterDeps {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly scheduled: ScheduledCharges
  readonly owners: readonly ChargeOwner[]
  readonly gateway: Pick<
    GatewayClient,
    'chargeOffSession' | 'findOffSession' | 'retrieveIntent' | 'cancelIntent' | 'refund' | 'retrieveRefund' | 'findRefund' | 'listRefunds' | 'listDisputes'
  >
  readonly payers: Pick<Payers, 'findCustomerIn'>
  readonly paymentCards: Pick<PaymentCards, 'listOf'>
  readonly ledger: Ledger
  readonly mailer: Pick<Mailer, 'send'>
  readonly alarms: Pick<Alarms, 'raise'>
  /** Null for an account that is closed: nothing is sent, and nothing charged. */
  receiverOf(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<Receiver | null>
  /** A person's saved cards; null where the gateway did not answer. Outside transactions. */
  cardsOf(holder: { orgId: OrgId; userId: UserId }): Promise<readonly StoredCard[] | null>
  /** The card that the same number was saved as since; null where there is none, or the gateway did not answer. Outside transactions. */
  replacementOf(cardId: string): Promise<string | null>
  /** The live bookings of a person that are not over and are guaranteed by one of these cards. */
  guaranteedBy(tx: Tx, of: { orgId: OrgId; userId: UserId }, cardIds: readonly string[]): Promise<readonly Guaranteed[]>
  readonly reportFault: (error: unknown, where: Readonly<Record<string, unknown>>) => void
}

/** Throws for a charge of something that is no longer sold. */
export function ownerOf({ owners }: Pick<LaterDeps, 'owners'>, { subjectKind }: Pick<Charge, 'subjectKind'>): ChargeOwner {
  const owner = owners.find(({ kind }) => kind === subjectKind)
  if (!owner) throw new Error(`nobody owns charges of ${subjectKind}`)
  return owner
}
