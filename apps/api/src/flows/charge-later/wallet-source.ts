import type { Money, Tx } from '@sojourn/kernel'
import { credit, debit, type PostingLine } from '../../modules/ledger/index.ts'
import type { Charge } from '../../modules/scheduled-charges/index.ts'
import type { LaterDeps } from './later-deps.ts'

/**
 * The cards of stored value that pay the whole amount, those that expire first first; null where they do not hold it. Their balances stay locked until the
 * transaction ends. Discount cards are the organisation's gift for a checkout, and pay nothing here.
 */
export async function walletLines({ paymentCards, ledger, clock }: LaterDeps, tx: Tx, charge: Charge, amount: Money): Promise<readonly PostingLine[] | null> {
  const { orgId, userId } = charge
  const cards = (await paymentCards.listOf(tx, { orgId, userId })).filter(
    ({ type, status, currency, expiresAtMs }) =>
      type !== 'DISCOUNT' && status === 'ACTIVE' && currency === amount.currency && (expiresAtMs === null || expiresAtMs > clock.nowMs()),
  )
  if (cards.length === 0) return null
  const subjects = cards.map(({ paymentCardId }) => paymentCardId)
  const balances = await ledger.balancesOf(tx, { orgId, account: 'stored_value', currency: amount.currency, subjects }, { lock: true })
  let left = amount.minor
  const lines: PostingLine[] = []
  for (const subject of subjects) {
    const held = balances.find((each) => each.subject === subject)?.minor ?? 0
    const part = Math.min(held, left)
    if (part > 0) lines.push(debit('stored_value', { ...amount, minor: part }, subject))
    left -= part
  }
  return left === 0 ? lines : null
}

/** Refunds to the same cards what they paid: the last one first, for a partial refund. */
export function backToWallet(lines: readonly PostingLine[], amount: Money): readonly PostingLine[] {
  let left = amount.minor
  return lines
    .toReversed()
    .map((line) => {
      const part = Math.min(left, line.amount.minor)
      left -= part
      return credit('stored_value', { ...amount, minor: part }, line.subject)
    })
    .filter((line) => line.amount.minor > 0)
}
