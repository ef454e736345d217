import type { Money, OrgId, Tx } from '@sojourn/kernel'
import { announceDispute } from './announce-dispute.ts'
import type { DisputesDeps } from './disputes-deps.ts'
import { DAYS_TO_ANSWER, type Dispute } from './domain/dispute.ts'

export interface DisputedCharge {
  readonly merchantId: OrgId
  readonly paymentId: string
  readonly chargeId: string
  readonly reason: string
  readonly amount: Money
}

const DAY_MS = 86_400_000

/** The bank takes the money back until the merchant has answered. Opened twice for one charge, it is one dispute. */
export async function openDispute(deps: DisputesDeps, tx: Tx, charge: DisputedCharge): Promise<void> {
  const nowMs = deps.clock.nowMs()
  const dispute: Dispute = {
    ...charge,
    id: deps.ids.next('dp'),
    status: 'needs_response',
    evidence: {},
    submissions: 0,
    dueAtMs: nowMs + DAYS_TO_ANSWER * DAY_MS,
    metadata: {},
    createdAtMs: nowMs,
  }
  if (!(await deps.store.add(tx, dispute))) return
  await announceDispute(deps, tx, dispute, 'created', 'funds_withdrawn')
}
