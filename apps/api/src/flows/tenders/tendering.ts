import type { BookingId, CheckoutId, Money, OrgId, Outcome, Refusal, Tx } from '@sojourn/kernel'
import type { Checkout } from '../../modules/checkouts/index.ts'
import type { PostingLine } from '../../modules/ledger/index.ts'

export type TenderKind = 'coupon' | 'cash_card' | 'points' | 'agent_extra' | 'payment_card' | 'invoice'

/** One line of how what is due now is paid. `card` is what is left for the card, `waived` what is too little for one. */
export interface PaidLine {
  readonly kind: TenderKind | 'waived' | 'card'
  readonly tenderId: string | null
  readonly label: string
  /** By what rule or rate. */
  readonly rule: string | null
  readonly amount: Money
}

/** How what is due now is paid: the lines sum to `due` to the minor unit. Decided by kept figures alone, so that it is the same whenever it is asked. */
export interface TenderPlan {
  readonly due: Money
  readonly lines: readonly PaidLine[]
  /** What a card pays; 0 where nothing is left for it, or where an invoice pays it. */
  readonly card: Money
  readonly waived: Money
  /** What an invoice pays. */
  readonly invoice: Money
}

/** Where a refund goes: the last to pay is paid back first, so the card, then stored value, points, cash cards, the coupon last. */
export interface RefundPart {
  readonly kind: TenderKind | 'card'
  readonly tenderId: string | null
  readonly label: string
  readonly amount: Money
  /** For a person: when it is there, and what it is there ("1,000 points, as old as they were"). */
  readonly when: string
}

type Of = { readonly orgId: OrgId; readonly bookingId: BookingId }

/** What bookings need of tenders. All of it runs in the caller's transaction, with the checkout or the booking locked before. */
export interface Tendering {
  planOf(tx: Tx, checkout: Checkout): Promise<TenderPlan>
  /** As it was decided when it was booked. */
  planOfBooking(tx: Tx, of: Of): Promise<TenderPlan>
  /** Frees all that is held for a checkout that came to nothing. Twice is once. */
  letGo(tx: Tx, of: { orgId: OrgId; checkoutId: CheckoutId }): Promise<void>
  /** From now on what is held is the booking's, and its plan is kept. With `invoice` the caller's credit line is held for what a card would pay. */
  bind(tx: Tx, checkout: Checkout, bookingId: BookingId, how: { invoice: boolean }): Promise<Outcome<TenderPlan, Refusal<'credit_exceeded' | 'invoice_not_allowed'>>>
  /** Held becomes taken. Answers what to debit beside `gateway_clearing` when the booking's prepayment is posted: together they make `due`. */
  take(tx: Tx, of: Of): Promise<readonly PostingLine[]>
  /** Held for a booking that came to nothing becomes free. Twice is once; what is taken stays. */
  release(tx: Tx, of: Of): Promise<void>
  /** Where a refund of so much would go, without doing it. */
  split(tx: Tx, of: Of, refund: Money): Promise<readonly RefundPart[]>
  /** Taken goes back as `split` says, once per key; answers what to credit against `refunds` for it, and what is left for the card. */
  giveBack(tx: Tx, of: Of, refund: Money, key: string): Promise<{ readonly card: Money; readonly lines: readonly PostingLine[] }>
}
