import type { CheckoutMoney } from '@sojourn/contracts'
import type { BookingId, CheckoutId, Money, OrgId, Outcome, Refusal, Tx, UserId } from '@sojourn/kernel'
import type { Checkout } from '../../modules/checkouts/index.ts'
import type { PostingLine } from '../../modules/ledger/index.ts'
import type { Tender, TenderKind, TenderPlan } from '../../modules/tenders/index.ts'
import type { DiscountBack } from '../../sale/cancelling.ts'

export type { PaidLine, Tender, TenderKind, TenderPlan } from '../../modules/tenders/index.ts'

/** Where a refund goes: the last to pay is paid back first, so the card, then stored value, points, cash cards, the coupon last. What was waived is not refunded. */
export interface RefundPart {
  readonly kind: TenderKind | 'card' | 'waived'
  readonly isDiscount: boolean
  readonly tenderId: string | null
  readonly label: string
  readonly amount: Money
  /** For a person: when it is there, and what it is there ("1,000 points, with their original expiry"). */
  readonly when: string
}

/** How a refund is divided: the money of it, the part of that which a card gets, and what becomes of discounts. */
export interface DividedRefund {
  readonly money: Money
  readonly card: Money
  readonly discounts: readonly DiscountBack[]
}

/** A tender that paid part of a booking. */
export interface Moved {
  readonly kind: TenderKind
  /** Given by the organisation: a coupon or a discount card. It lowered the price, and is no money. */
  readonly isDiscount: boolean
  readonly label: string
  readonly amount: Money
  readonly returned: Money
  /** When something of it went back last; null where nothing did, or before this was recorded. */
  readonly returnedAtMs: number | null
}

/** What the caller has read already: what is held for the checkout, and what its person’s other checkouts hold. */
export interface KnownHeld {
  readonly here: readonly Tender[]
  readonly elsewhere?: readonly Tender[]
}

type Of = { readonly orgId: OrgId; readonly bookingId: BookingId }
/** With what is paid with the booking: in one made before plans were stored, a card paid all. */
type Paid = Of & { readonly payNow: Money }

/** What bookings need of tenders. All of it runs in the caller's transaction, with the checkout or the booking locked before. */
export interface Tendering {
  /** What is held for a checkout. Locked before, it stays so until the transaction ends. */
  heldOf(tx: Tx, of: { orgId: OrgId; checkoutId: CheckoutId; userId: UserId }): Promise<readonly Tender[]>
  /** `held` saves asking where the caller knows what is held. */
  planOf(tx: Tx, checkout: Checkout, held?: readonly Tender[]): Promise<TenderPlan>
  /** What is applied, for a person to read, and what it earns. */
  appliedTo(tx: Tx, checkout: Checkout, plan: TenderPlan, known?: KnownHeld): Promise<Pick<CheckoutMoney, 'tenders' | 'earns' | 'held_elsewhere'>>
  /** As it was decided when it was booked. */
  planOfBooking(tx: Tx, of: Paid): Promise<TenderPlan>
  /** Releases all that is held for a checkout. Safe to repeat. */
  releaseCheckout(tx: Tx, of: { orgId: OrgId; checkoutId: CheckoutId }): Promise<void>
  /** Of a checkout that has another price now: money that pays it stays, fitted to what is due. What lowered the former price is free to be applied to the new one. */
  refitCheckout(tx: Tx, of: { orgId: OrgId; checkoutId: CheckoutId }, due: Money): Promise<void>
  /** From now on what is held belongs to the booking, and its plan is stored. With `invoice` the caller's credit line is held for what a card would pay. */
  bind(
    tx: Tx,
    checkout: Checkout,
    bookingId: BookingId,
    how: { held?: readonly Tender[]; invoice: boolean },
  ): Promise<Outcome<TenderPlan, Refusal<'credit_exceeded' | 'invoice_not_allowed'>>>
  /** Held becomes taken. Returns what to post besides `gateway_clearing` when the booking's prepayment is posted: its debits in the booking's currency and the card make `due`. */
  take(tx: Tx, of: Of): Promise<readonly PostingLine[]>
  /** The booking is confirmed: the points it earns become a lot of the person's, to be used once its payment cannot be refunded any more. A second call changes nothing. */
  earn(tx: Tx, of: Of, usableFromMs: number): Promise<void>
  /** What is held for a booking that was not paid is its checkout's again; a credit line is held by bookings alone and gets its part back. */
  unbind(tx: Tx, of: Of): Promise<void>
  /** Releases what is held for a booking that failed. Safe to repeat; what is taken stays taken. */
  release(tx: Tx, of: Of): Promise<void>
  /** What was taken with a booking, tender by tender in the order of payment, and what was refunded of each. */
  movedOf(tx: Tx, of: Of): Promise<readonly Moved[]>
  /** How refunds from now on would be divided. */
  dividerOf(tx: Tx, of: Paid): Promise<(refund: Money) => DividedRefund>
  /** Where a refund of so much would go, without doing it. */
  split(tx: Tx, of: Paid, refund: Money): Promise<readonly RefundPart[]>
  /** Refunds what was taken as `split` says, once per key, and removes points that were earned with it. Returns what to post against `refunds` for it, and what is left for the card. */
  giveBack(tx: Tx, of: Paid, refund: Money, key: string): Promise<{ readonly card: Money; readonly lines: readonly PostingLine[] }>
  /** What of the refund with this key was money, not a discount; 0 where there was none. */
  givenBack(tx: Tx, of: Paid, key: string): Promise<Money>
}
