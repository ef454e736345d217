import type { OrgId, Tx } from '@sojourn/kernel'
import type { HoldState } from './domain/hold.ts'
import type { HoldId } from './domain/ids.ts'
import type { Parts } from './parts.ts'

/** Held rooms become free. A confirmed stay is not touched. Answers the state afterwards, or null for an unknown hold; twice is once. */
export async function releaseHold(parts: Parts, tx: Tx, asked: { orgId: OrgId; holdId: HoldId }): Promise<HoldState | null> {
  const hold = await parts.stock.lockHold(tx, asked.orgId, asked.holdId)
  if (hold?.state !== 'held') return hold?.state ?? null
  await parts.stock.move(tx, hold, 'held', null)
  await parts.stock.setHold(tx, hold, { state: 'released' })
  return 'released'
}
