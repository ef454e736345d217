import type { Money, OrgId, Tx, UserId } from '@sojourn/kernel'
import type { PostingLine } from '../modules/ledger/index.ts'
import type { Charge, ChargeId, Failure, NewCharge } from '../modules/scheduled-charges/index.ts'

/** What its person reads of a charge, in the current language. Pages are paths of the site. */
export interface ChargeWords {
  /** "Explorer plan, 1 January to 31 January 2028" */
  readonly what: string
  /** Whose calendar days are meant. */
  readonly timeZone: string
  readonly pages: { readonly charges: string; readonly pay: string; readonly end: string | null }
}

/** A charge that will be stored when its notice is due. */
export interface PlannedCharge {
  readonly subjectKind: string
  readonly subjectId: string
  readonly periodKey: string
  readonly kind: Charge['kind']
  readonly amount: Money
  readonly what: string
  readonly timeZone: string
  readonly dueAtMs: number
  readonly noticeAtMs: number
}

/** A bank that takes a paid charge back, or gives it again. */
export interface Reversal {
  readonly disputeId: string
  readonly amount: Money
  /** `taken`: the money is gone. `returned`: the bank decided for us. */
  readonly kind: 'taken' | 'returned'
}

/** The module that owns what is paid later. All run in the caller's transaction; the same charge twice changes nothing. */
export interface ChargeOwner {
  /** What its charges' subjects are: `membership`. */
  readonly kind: string
  /** What is refunded of them goes back to cards: a wallet does not pay them. */
  readonly byCardAlone?: true
  /** What is to be announced until then and is not stored yet, in a system transaction. */
  dueUntil(tx: Tx, untilMs: number, limit: number): Promise<readonly NewCharge[]>
  /** Is it still wanted? The current amount; null calls it off. Asked under the locks of its subject, right before each attempt. */
  stillDue(tx: Tx, charge: Charge): Promise<{ readonly amount: Money } | null>
  /** It is paid: what follows from that. Returns where the money goes; the lines sum to the amount, on the credit side. */
  paid(tx: Tx, charge: Charge): Promise<readonly PostingLine[]>
  /** A round of attempts failed; `final`: there is no other. */
  declined(tx: Tx, charge: Charge, verdict: { readonly final: boolean; readonly failure: Failure }): Promise<void>
  /** A holder's bank reverses a payment, or the reversal: a debt, or the end of one. */
  reversed(tx: Tx, charge: Charge, reversal: Reversal): Promise<void>
  /** What will be charged until then and is not stored yet, by the plans of today. */
  planned(tx: Tx, of: { readonly orgId: OrgId; readonly userId: UserId }, untilMs: number): Promise<readonly PlannedCharge[]>
  words(tx: Tx, charge: Charge): Promise<ChargeWords>
}

/** What of a paid charge is promised back. */
export interface RefundRequest {
  readonly orgId: OrgId
  readonly chargeId: ChargeId
  /** One key, one refund. */
  readonly key: string
  readonly amount: Money
  readonly reason: string
  /** Takes it from where its money went, on the debit side; sums to the amount. */
  readonly from: readonly PostingLine[]
}
