import { type Money, type OrgId, subtract, type Tx, zero } from '@sojourn/kernel'
import type { Booking } from '../modules/bookings/index.ts'
import { credit, debit, inverse, type Ledger, type PostingLine } from '../modules/ledger/index.ts'

const post = (ledger: Ledger, tx: Tx, { orgId, bookingId }: { orgId: OrgId; bookingId: string }, kind: string, lines: readonly PostingLine[]) =>
  ledger.post(tx, { orgId, key: `${bookingId}:${kind}`, kind, subject: bookingId, lines })

/** What a confirmed booking owes and earns of what was paid now. */
function earned({ payNow, taxNow, revenue }: Booking): PostingLine[] {
  const supplier = subtract(payNow, { minor: taxNow.minor + revenue.minor, currency: payNow.currency })
  return [debit('customer_prepayment', payNow), credit('supplier_payable', supplier), credit('tax_payable', taxNow), credit('revenue', revenue)]
}

export const postCaptured = (ledger: Ledger, tx: Tx, booking: Booking) =>
  post(ledger, tx, booking, 'captured', [debit('gateway_clearing', booking.payNow), credit('customer_prepayment', booking.payNow)])

export const postConfirmed = (ledger: Ledger, tx: Tx, booking: Booking) => post(ledger, tx, booking, 'confirmed', earned(booking))

/** Takes the confirmation back; what is kept is the property's, the rest is promised back. */
export const postCancelled = (ledger: Ledger, tx: Tx, booking: Booking, kept: Money, refund: Money) =>
  post(ledger, tx, booking, 'cancelled', [
    ...inverse(earned(booking)),
    debit('customer_prepayment', booking.payNow),
    credit('supplier_payable', kept),
    credit('refunds', refund),
  ])

/** A payment that bought nothing is promised back whole. */
export const postPromised = (ledger: Ledger, tx: Tx, booking: Booking) =>
  post(ledger, tx, booking, 'promised_back', [debit('customer_prepayment', booking.payNow), credit('refunds', booking.payNow)])

type RefundRow = { readonly orgId: OrgId; readonly bookingId: string; readonly refundId: string; readonly amount: Money }

export const postRefundSent = (ledger: Ledger, tx: Tx, refund: RefundRow) =>
  post(ledger, tx, refund, `${refund.refundId}:sent`, [debit('refunds', refund.amount), credit('gateway_clearing', refund.amount)])

/** The bank sent it back: we owe it again. */
export const postRefundReturned = (ledger: Ledger, tx: Tx, refund: RefundRow) =>
  post(ledger, tx, refund, `${refund.refundId}:returned`, [debit('gateway_clearing', refund.amount), credit('refunds', refund.amount)])

export const nothingOf = (booking: Booking): Money => zero(booking.payNow.currency)
