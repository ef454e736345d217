import type { Money, OrgId, Tx } from '@sojourn/kernel'
import { credit, debit, type Ledger, type PostingLine } from '../../modules/ledger/index.ts'
import type { ChargeRefund } from '../../modules/scheduled-charges/index.ts'

type OfCharge = { readonly orgId: OrgId; readonly chargeId: string }

const post = (ledger: Ledger, tx: Tx, { orgId, chargeId }: OfCharge, end: string, kind: string, lines: readonly PostingLine[]) =>
  ledger.write(tx, { orgId, key: `later:${chargeId}:${end}`, kind: `later_${kind}`, subject: chargeId, lines })

/** By what it was paid against where its money goes. */
export const postPaid = (ledger: Ledger, tx: Tx, of: OfCharge, by: readonly PostingLine[], owed: readonly PostingLine[]) =>
  post(ledger, tx, of, 'paid', 'paid', [...by, ...owed])

/** A bank paid what was not wanted any more: its money is promised back. */
export const postTooLate = (ledger: Ledger, tx: Tx, of: OfCharge, attempt: string, amount: Money) =>
  post(ledger, tx, of, `${attempt}:too_late`, 'too_late', [debit('gateway_clearing', amount), credit('refunds', amount)])

/** A paid charge, or a part of it, is promised back; `from` takes it from where it went. */
export const postPromised = (ledger: Ledger, tx: Tx, of: OfCharge, key: string, amount: Money, from: readonly PostingLine[]) =>
  post(ledger, tx, of, `${key}:promised`, 'promised_back', [...from, credit('refunds', amount)])

/** What wallet cards paid is theirs again at once. */
export const postToWallet = (ledger: Ledger, tx: Tx, of: OfCharge, key: string, amount: Money, cards: readonly PostingLine[]) =>
  post(ledger, tx, of, `${key}:to_wallet`, 'to_wallet', [debit('refunds', amount), ...cards])

export const postSent = (ledger: Ledger, tx: Tx, { orgId, chargeId, refundId, amount }: ChargeRefund) =>
  post(ledger, tx, { orgId, chargeId }, `${refundId}:sent`, 'refund_sent', [debit('refunds', amount), credit('gateway_clearing', amount)])

/** The bank sent a refund back: we owe it again. */
export const postReturned = (ledger: Ledger, tx: Tx, { orgId, chargeId, refundId, amount }: ChargeRefund) =>
  post(ledger, tx, { orgId, chargeId }, `${refundId}:returned`, 'refund_returned', [debit('gateway_clearing', amount), credit('refunds', amount)])

/** Its merchant gave it back at the gateway: their own cost. */
export const postOutside = (ledger: Ledger, tx: Tx, { orgId, chargeId, refundId, amount }: ChargeRefund) =>
  post(ledger, tx, { orgId, chargeId }, `${refundId}:outside`, 'refund_outside', [debit('waivers', amount), credit('refunds', amount)])

/** It is what we had promised, made there before us. */
export const postOutsideCounted = (ledger: Ledger, tx: Tx, { orgId, chargeId, refundId }: ChargeRefund, counted: Money) =>
  post(ledger, tx, { orgId, chargeId }, `${refundId}:covered`, 'refund_covered', [debit('refunds', counted), credit('waivers', counted)])

/** A holder's bank took it; a debt may bring it back. */
export const postDisputed = (ledger: Ledger, tx: Tx, of: OfCharge, dispute: string, amount: Money) =>
  post(ledger, tx, of, `${dispute}:taken`, 'disputed', [debit('waivers', amount), credit('gateway_clearing', amount)])
export const postDisputeWon = (ledger: Ledger, tx: Tx, of: OfCharge, dispute: string, amount: Money) =>
  post(ledger, tx, of, `${dispute}:returned`, 'dispute_won', [debit('gateway_clearing', amount), credit('waivers', amount)])
