import type { Clock, Ids, Transactions, Tx } from '@sojourn/kernel'
import type { Proofs } from '@sojourn/kernel/proofs'
import type { AgencySales } from '../modules/agency-sales/index.ts'
import type { Audit } from '../modules/audit/index.ts'
import type { CreditLines } from '../modules/credit-lines/index.ts'
import type { PaymentCards } from '../modules/payment-cards/index.ts'
import type { GatewayClient, GatewayNews } from '../modules/payments/index.ts'
import type { Risk } from '../modules/risk/index.ts'
import type { Probe } from '../modules/sagas/index.ts'
import type { ScheduledCharges } from '../modules/scheduled-charges/index.ts'
import type { Support } from '../modules/support/index.ts'
import type { RefundRequest } from '../sale/charge-owner.ts'
import type { CodeTries, ProductDeps, ProductModule, TypedCodes } from '../sale/product-module.ts'
import type { Accounts } from './account/account-deps.ts'
import type { AgencyPeople } from './agency-people.ts'
import type { Acting, GatewayAccount, Mailer, MemberPort, Payers } from './shop-deps.ts'
import type { Instruments } from './tenders/index.ts'
import type { TripDeps } from './trips/trip-deps.ts'

/** What bookings, their tenders and agents need of the rest of the system. */
export interface BookingCoreDeps extends Acting, MemberPort, Pick<ProductDeps, 'groupPlansOf'>, Pick<Instruments, 'coupons' | 'points' | 'rates'> {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly gateway: GatewayClient
  /** The server's own: seals who travels. */
  readonly secret: string
  readonly codeTries: CodeTries & TypedCodes
  /** Makes everything that is sold here of the system's own parts. */
  sells(deps: ProductDeps): readonly ProductModule[]
  readonly post: Mailer
  readonly audit: Pick<Audit, 'record'>
  readonly paymentCards: PaymentCards
  readonly creditLines: CreditLines
  readonly agencySales: AgencySales
  /** How many times the usual may be held at once; once where it is left out. */
  readonly holdLimitTimes?: number
  /** Work that pages of guests are asked for. */
  readonly proofs: Proofs
  readonly agencyPeople: AgencyPeople
  readonly invitations: TripDeps['invitations']
  readonly accounts: Accounts
  /** Unread support messages count with the news; closing an account deletes its threads. */
  readonly support: Pick<Support, 'unreadOf' | 'forget'>
  /** Where card fields come from, and the key that names us there. */
  readonly payment: GatewayAccount
  readonly payers: Payers
  readonly scheduled: ScheduledCharges
  /** Promises back what a later charge took: done by what charges later, which is made of this. */
  refundLater(tx: Tx, request: RefundRequest): Promise<unknown>
  readonly risk: Risk
  /** The webhook secret in force and, while it is being changed, the one before. */
  readonly webhookSecrets: readonly string[]
  /** Also receives the gateway's events: they may be of a payment without a booking. */
  readonly onGatewayNews?: (news: GatewayNews) => Promise<void>
  /** Logs what operators should know and is no fault. */
  readonly warn?: (text: string, where: Readonly<Record<string, unknown>>) => void
  readonly reportFault: (error: unknown, where: Readonly<Record<string, unknown>>) => void
  /** Where a test may pull the plug on a saga. */
  readonly probe?: Probe
}
