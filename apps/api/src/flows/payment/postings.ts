import type { Money, OrgId, Tx } from '@sojourn/kernel'
import { type Booking, paysAll } from '../../modules/bookings/index.ts'
import { credit, debit, inverse, type Ledger, type PostingLine } from '../../modules/ledger/index.ts'

const post = (ledger: Ledger, tx: Tx, { orgId, bookingId }: { orgId: OrgId; bookingId: string }, kind: string, lines: readonly PostingLine[]) =>
  ledger.write(tx, { orgId, key: `${bookingId}:${kind}`, kind, subject: bookingId, lines })

/** What was paid with the booking, whole or not at all: the card's part, and the parts paid by the tenders that were held for it. */
export const postCaptured = (ledger: Ledger, tx: Tx, booking: Booking, tenders: readonly PostingLine[]) =>
  post(ledger, tx, booking, 'captured', [debit('gateway_clearing', booking.card), ...tenders, credit('customer_prepayment', booking.payNow)])

/** A card that paid a booking which waits for no payment any more: its money alone came, and is promised back. */
export async function postPaidTooLate(ledger: Ledger, tx: Tx, booking: Booking): Promise<void> {
  await post(ledger, tx, booking, 'captured', [debit('gateway_clearing', booking.card), credit('customer_prepayment', booking.card)])
  await post(ledger, tx, booking, 'promised_back', [debit('customer_prepayment', booking.card), credit('refunds', booking.card)])
}

/** How the amount paid with a confirmed booking is divided. */
export const postConfirmed = (ledger: Ledger, tx: Tx, booking: Booking, owed: readonly PostingLine[]) =>
  post(ledger, tx, booking, 'confirmed', [debit('customer_prepayment', paysAll(booking)), ...owed])

/** Who gets the fee of a cancelled booking, what is to be refunded to its card, and what is posted for the rest. */
interface Back {
  readonly retained: readonly PostingLine[]
  readonly card: Money
  readonly tenders: readonly PostingLine[]
}

/** Reverses the confirmation: the fee goes to the property, tenders go back to their sources, the card's part is to be refunded. */
export const postCancelled = (ledger: Ledger, tx: Tx, booking: Booking, owed: readonly PostingLine[], { retained, card, tenders }: Back) =>
  post(ledger, tx, booking, 'cancelled', [...inverse(owed), ...retained, credit('refunds', card), ...tenders])

/** The same of one item of several. */
export const postItemCancelled = (ledger: Ledger, tx: Tx, booking: Booking, itemNo: number, owed: readonly PostingLine[], { retained, card, tenders }: Back) =>
  post(ledger, tx, booking, `cancelled:${itemNo}`, [...inverse(owed), ...retained, credit('refunds', card), ...tenders])

/**
 * An item was changed: its confirmation is reversed. What pays the one after it, `by`, is the prepayment of that, and what is spent goes to the provider.
 */
export const postItemChanged = (
  ledger: Ledger,
  tx: Tx,
  booking: Booking,
  itemNo: number,
  owed: readonly PostingLine[],
  { retained, prepaid, by, card, tenders }: Back & { readonly prepaid: Money; readonly by: string },
) =>
  post(ledger, tx, booking, `changed:${itemNo}`, [
    ...inverse(owed),
    ...retained,
    credit('customer_prepayment', prepaid, by),
    credit('refunds', card),
    ...tenders,
  ])

/** Of what was paid for an item before it was changed, what goes back since a later booking does not need it: `why` names that, and the occasion. */
export const postBeforeGivenBack = (
  ledger: Ledger,
  tx: Tx,
  booking: Booking,
  why: string,
  { amount, card, tenders }: { readonly amount: Money; readonly card: Money; readonly tenders: readonly PostingLine[] },
) => post(ledger, tx, booking, `given_back:${why}`, [debit('customer_prepayment', amount), credit('refunds', card), ...tenders])

/** Refunds a payment without a booking: the card's part is to be refunded, tenders are back at once. */
export const postPromised = (ledger: Ledger, tx: Tx, booking: Booking, promised: readonly PostingLine[]) =>
  post(ledger, tx, booking, 'promised_back', [debit('customer_prepayment', booking.payNow), ...promised])

type RefundRow = { readonly orgId: OrgId; readonly bookingId: string; readonly refundId: string; readonly amount: Money }

export const postRefundSent = (ledger: Ledger, tx: Tx, refund: RefundRow) =>
  post(ledger, tx, refund, `${refund.refundId}:sent`, [debit('refunds', refund.amount), credit('gateway_clearing', refund.amount)])

/** Its merchant gave it back at the gateway beyond what was promised: their own cost. */
export const postGivenOutside = (ledger: Ledger, tx: Tx, refund: RefundRow, beyond: Money) =>
  post(ledger, tx, refund, `${refund.refundId}:outside`, [debit('waivers', beyond), credit('refunds', beyond)])

/** A part of it is promised now, and counted against that; of what is left a later promise may take another part. */
export const postOutsideCounted = (ledger: Ledger, tx: Tx, refund: RefundRow & { readonly countedMinor: number }, counted: Money) =>
  post(ledger, tx, refund, `${refund.refundId}:outside_counted${refund.countedMinor > 0 ? `:${refund.countedMinor}` : ''}`, [
    debit('refunds', counted),
    credit('waivers', counted),
  ])

/** The bank sent it back: we owe it again. */
export const postRefundReturned = (ledger: Ledger, tx: Tx, refund: RefundRow) =>
  post(ledger, tx, refund, `${refund.refundId}:returned`, [debit('gateway_clearing', refund.amount), credit('refunds', refund.amount)])
