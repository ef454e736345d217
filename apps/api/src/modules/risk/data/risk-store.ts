import type { BookingId, OrgId, Tx, UserId } from '@sojourn/kernel'
import type { Assessment, Rule } from '../domain/assess.ts'
import type { Counted, Facts, Scope } from '../domain/facts.ts'
import type { Traces } from '../domain/payer.ts'

/** What is known of a payer, of one moment. */
export interface Look {
  readonly device: string
  readonly fingerprint: Facts | null
  /** Null where no operator has decided. */
  readonly rules: readonly Rule[] | null
  readonly hasPaid: boolean
  readonly card: Facts | null
  readonly counts: readonly { readonly what: Counted; readonly scope: Scope; readonly hour: number; readonly day: number }[]
}

export interface PaymentRow extends Traces {
  readonly signalId: string
  readonly atMs: number
  readonly device: string
  readonly bookingId: BookingId | null
  readonly facts: Facts
  readonly assessment: Assessment
}

export interface CardTry {
  readonly orgId: OrgId
  readonly bookingId: BookingId
  /** One try has one name, however often it is reported. */
  readonly tryId: string
  readonly card: string
  readonly country: string | null
  readonly isDeclined: boolean
  readonly atMs: number
}

export interface Signal {
  readonly atMs: number
  readonly kind: 'fingerprint' | 'payment' | 'card'
  readonly device: string
  readonly network: string
  readonly mailbox: string
  readonly bookingId: string | null
  readonly facts: Facts
}

export interface PastPayment {
  readonly signalId: string
  readonly bookingId: string | null
  readonly atMs: number
  readonly facts: Facts
}

export interface SavedRules {
  readonly version: number
  readonly rules: readonly Rule[]
}

export interface Review {
  readonly bookingId: BookingId
  readonly userId: UserId
  readonly openedMs: number
  readonly score: number
  readonly reasons: readonly string[]
}

export interface RiskStore {
  /** `isRead`: the fingerprints of the browser count. */
  look(tx: Tx, traces: Traces & { readonly isRead: boolean }, nowMs: number): Promise<Look>
  /** Both go out with the commit. */
  addPayment(tx: Tx, row: PaymentRow): void
  addCard(tx: Tx, card: CardTry): void
  /** Unless the same was sent moments ago, or the person has sent too many today. Sent with the commit. */
  addFingerprint(tx: Tx, row: Traces & { readonly signalId: string; readonly atMs: number; readonly device: string; readonly facts: Facts }): void
  /** Of a person, the newest first. */
  listOf(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<Signal[]>
  /** Payments that were opened since then, the newest first. */
  listPayments(tx: Tx, of: { orgId: OrgId; sinceMs: number; limit: number }): Promise<PastPayment[]>
  findRules(tx: Tx, orgId: OrgId): Promise<SavedRules | null>
  /** Returns the new version; two who save at once get one each. */
  saveRules(tx: Tx, of: { orgId: OrgId; rules: readonly Rule[]; savedBy: UserId; atMs: number }): Promise<number>
  /** Those that wait, the oldest first. */
  listReviews(tx: Tx, orgId: OrgId, limit: number): Promise<Review[]>
  /** Whose booking it is; null where none waits. */
  settleReview(tx: Tx, of: { orgId: OrgId; bookingId: BookingId; verdict: 'legitimate' | 'fraud'; settledBy: UserId; atMs: number }): Promise<UserId | null>
  sweep(tx: Tx, before: { signalsMs: number; countsMs: number }): Promise<void>
}
