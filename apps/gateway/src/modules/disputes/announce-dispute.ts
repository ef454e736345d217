import type { Tx } from '@sojourn/kernel'
import type { DisputesDeps } from './disputes-deps.ts'
import type { Dispute } from './domain/dispute.ts'
import { shapeDispute } from './stripe-shape.ts'

type Turn = 'created' | 'updated' | 'closed' | 'funds_withdrawn' | 'funds_reinstated'

/** Announces what has become of a dispute, in one batch. */
export function announceDispute(deps: DisputesDeps, tx: Tx, dispute: Dispute, ...turns: readonly Turn[]): Promise<void> {
  const object = shapeDispute(dispute, deps.clock.nowMs())
  return deps.announce(tx, dispute.merchantId, ...turns.map((turn) => ({ type: `charge.dispute.${turn}`, object })))
}
