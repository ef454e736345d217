import type { BrowserId, Tx } from '@sojourn/kernel'
import type { EarlyHold, EarlyHolder } from '../modules/early-holds/index.ts'
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

/** At sign-out: what is held early in a browser becomes free. What came free for one who waited stays theirs until its time, and so does what they hold in another browser. */
export async function releaseEarlyIn(deps: ShopDeps, tx: Tx, here: EarlyHolder & { readonly browserId: BrowserId }): Promise<void> {
  const holds = await deps.earlyHolds.listIn(tx, here)
  if (holds.length === 0) return
  const offered = new Set((await deps.waitingLists.listOf(tx, here)).map(({ offer }) => offer?.checkoutId))
  for (const hold of holds) {
    if (offered.has(hold.checkoutId)) continue
    await deps.earlyHolds.remove(tx, hold)
    await releaseEarlyHold(deps, tx, hold)
  }
}
