import { accept, equals, type Money, money, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { credit, debit } from '../../modules/ledger/index.ts'
import type { AgencyDeps } from './agency-deps.ts'
import { type OfAgent, PAID_OUT, readEarnings } from './earnings.ts'

type Deps = Pick<AgencyDeps, 'ledger' | 'bookings' | 'clock'>

export interface Payout {
  readonly amount: Money
  /** The bank's. */
  readonly reference: string
}

/**
 * Records a payout of an agent's earnings. One reference counts once: sent again it changes nothing and answers `isNew` false. Refuses `reference_used` where it was
 * recorded otherwise, and `more_than_available` beyond the earnings that no cancellation can reverse any more.
 */
export async function payOut(
  deps: Deps,
  tx: Tx,
  of: OfAgent,
  { amount, reference }: Payout,
): Promise<Outcome<{ isNew: boolean }, Refusal<'reference_used' | 'more_than_available'>>> {
  const { orgId, agentId } = of
  const subject = `${PAID_OUT}:${reference}`
  // Two payouts at once wait here for each other instead of failing at their ends.
  await deps.ledger.balancesOf(tx, { orgId, account: 'agency_payable', subjects: [agentId] }, { lock: true })
  const before = await deps.ledger.posted(tx, { orgId, key: subject, account: 'payouts', subject: agentId })
  if (before) return equals(money(before.minor, before.currency), amount) ? accept({ isNew: false }) : refuse('reference_used')
  const earned = (await readEarnings(deps, tx, of)).find(({ currency }) => currency === amount.currency)
  if (amount.minor > (earned?.available ?? 0)) return refuse('more_than_available')
  const lines = [debit('agency_payable', amount, agentId), credit('payouts', amount, agentId)]
  // The bank gives a reference once, to one of all agents.
  const isNew = await deps.ledger.post(tx, { orgId, key: subject, kind: PAID_OUT, subject, lines })
  return isNew ? accept({ isNew }) : refuse('reference_used')
}
