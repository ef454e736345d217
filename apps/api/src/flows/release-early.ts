import type { Tx } from '@sojourn/kernel'
import type { EarlyHold } from '../modules/early-holds/index.ts'
import { localOf } from './items.ts'
import type { ShopDeps } from './shop-deps.ts'

/** What was held early becomes free: our own stock at once, at a remote supplier by a worker. Safe to repeat. */
export async function releaseEarlyHold(deps: ShopDeps, tx: Tx, hold: EarlyHold): Promise<void> {
  deps.holdLimits.release(tx, hold)
  await deps.waitingLists.passed(tx, hold)
  const local = localOf(deps, hold)
  if (local) await local.release(tx, hold)
  else await deps.remoteHolds.release(tx, hold)
}
