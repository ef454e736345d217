import type { Clock, Ids, Transactions } from '@sojourn/kernel'
import type { CreditLines } from '../modules/credit-lines/index.ts'
import type { PaymentCards } from '../modules/payment-cards/index.ts'
import type { GatewayClient } from '../modules/payments/index.ts'
import type { Probe } from '../modules/sagas/index.ts'
import type { AgencyPeople } from './agents/index.ts'
import type { CodeTries } from './buy-wallet/wallet-parts.ts'
import type { Acting, GatewayAccount, Payers, Postman } from './parts.ts'
import type { StaySupplier } from './stay-supplier.ts'
import type { Instruments } from './tenders/index.ts'

/** What bookings, their tenders, wallets and agents need of the rest of the house. */
export interface BookingCoreDeps extends Acting, Pick<Instruments, 'coupons' | 'points' | 'rates'> {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly gateway: GatewayClient
  readonly stays: StaySupplier
  readonly post: Postman
  readonly paymentCards: PaymentCards
  readonly creditLines: CreditLines
  readonly agencyPeople: AgencyPeople
  readonly codeTries: CodeTries
  /** Where card fields come from, and the key that names us there. */
  readonly payment: GatewayAccount
  readonly payers: Payers
  /** The webhook secret in force and, while it is being changed, the one before. */
  readonly webhookSecrets: readonly string[]
  readonly reportFault: (error: unknown, where: Readonly<Record<string, unknown>>) => void
  /** Where a test may pull the plug on a saga. */
  readonly probe?: Probe
}
