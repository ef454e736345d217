import type { Tx } from '@sojourn/kernel'
import type { DisputesDeps } from './disputes-deps.ts'
import type { Dispute } from './domain/dispute.ts'
import { shapeDispute } from './stripe-shape.ts'

export const tell = (
  deps: DisputesDeps,
  tx: Tx,
  what: 'created' | 'updated' | 'closed' | 'funds_withdrawn' | 'funds_reinstated',
  dispute: Dispute,
): Promise<void> => deps.announce(tx, { merchantId: dispute.merchantId, type: `charge.dispute.${what}`, object: shapeDispute(dispute, deps.clock.nowMs()) })
