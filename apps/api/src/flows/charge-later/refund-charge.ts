import { invariant, type Tx } from '@sojourn/kernel'
import type { PostingLine } from '../../modules/ledger/index.ts'
import type { ChargeRefund } from '../../modules/scheduled-charges/index.ts'
import type { RefundRequest } from '../../sale/charge-owner.ts'
import { postPromised, postToWallet } from './charge-postings.ts'
import type { LaterDeps } from './later-deps.ts'
import { backToWallet } from './wallet-source.ts'

/**
 * Promises back what a charge took, or a part of it, in the caller's transaction. What a wallet paid is there again at once; to a card it is sent by the worker, or by
 * `sendRefund` right after the commit. Throws for a charge that is not paid, and where refunds would outgrow it.
 */
export async function refundCharge(deps: LaterDeps, tx: Tx, { orgId, chargeId, key, amount, reason, from }: RefundRequest): Promise<ChargeRefund | null> {
  const { scheduled, ledger } = deps
  const locked = await scheduled.charges.lock(tx, { orgId, chargeId })
  const attempt = (await scheduled.attempts.listOf(tx, { orgId, chargeId })).find(({ attemptId }) => attemptId === locked?.charge.paidRef)
  invariant(locked && attempt, 'what is refunded was paid')
  const of = { orgId, chargeId }
  if (attempt.source.kind === 'card') {
    const refund = await scheduled.refunds.want(tx, attempt, { key: `${attempt.key}:refund:${key}`, amount, reason })
    await postPromised(ledger, tx, of, key, amount, from)
    return refund
  }
  await postPromised(ledger, tx, of, key, amount, from)
  const cards = (await deps.paymentCards.listOf(tx, locked.charge)).map(({ paymentCardId }) => paymentCardId)
  const entries = await ledger.entriesOf(tx, { orgId, account: 'stored_value', subjects: cards, limit: 1_000 })
  const paid = entries
    .filter((entry) => entry.of === chargeId && entry.kind === 'later_paid')
    .map((entry): PostingLine => ({ account: 'stored_value', side: 'debit', amount: { ...amount, minor: -entry.delta }, subject: entry.subject }))
  await postToWallet(ledger, tx, of, key, amount, backToWallet(paid, amount))
  return null
}
