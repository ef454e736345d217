import type { BookingId, OrgId } from '@sojourn/kernel'
import type { Opinion } from './assess.ts'

/** A payment that is about to be opened, as it is sent to an outside service, without name, address or card. */
export interface PaymentAhead {
  readonly orgId: OrgId
  /** Hashes under the organisation's key. */
  readonly device: string
  readonly network: string
  readonly mailbox: string
  readonly account: string
  /** ISO 8601. */
  readonly at: string
}

/** A service that also looks at payments. Asked outside of any transaction and for a second at most: whatever it does not say in time, the rules decide alone. */
export interface RiskProvider {
  /** Before the payment is opened; null where it has no opinion. */
  before(ahead: PaymentAhead): Promise<Opinion | null>
  /** How the payment was opened. */
  after(opened: { readonly orgId: OrgId; readonly bookingId: BookingId; readonly score: number; readonly action: Opinion['action'] }): Promise<void>
  /** What a person of the organisation found. */
  outcome(found: { readonly orgId: OrgId; readonly bookingId: BookingId; readonly verdict: 'legitimate' | 'fraud' }): Promise<void>
}
