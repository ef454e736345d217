import type { RemoteHold } from '../../modules/remote-holds/index.ts'
import { askSupplier } from '../ask-supplier.ts'
import { remoteOf } from '../items.ts'
import type { ShopDeps } from '../shop-deps.ts'

const AT_ONCE_MAX = 50

/** Releases holds at remote suppliers, by the keys they were made with, until each supplier has confirmed it. Returns how many were sent. */
export async function releaseRemote(deps: ShopDeps): Promise<number> {
  const due = await deps.transactions.asSystem((tx) => deps.remoteHolds.claimDue(tx, AT_ONCE_MAX))
  await Promise.all(due.map((hold) => release(deps, hold)))
  return due.length
}

async function release(deps: ShopDeps, hold: RemoteHold): Promise<void> {
  const supplier = remoteOf(deps, hold)
  const result = supplier && (await askSupplier(supplier, () => supplier.release({ orgId: hold.orgId, holdRef: hold.holdRef ?? '' }, hold.key)))
  const { transactions, remoteHolds } = deps
  // What it refuses to release it does not hold: it expired, or was ordered.
  await transactions.inTenant(hold.orgId, (tx) => (result?.kind === 'unknown' ? remoteHolds.postpone(tx, hold) : remoteHolds.released(tx, hold)))
}
