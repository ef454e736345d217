import type { OrgId, Tx } from '@sojourn/kernel'
import { countedIn, type HoldState } from './domain/hold.ts'
import type { HoldId } from './domain/ids.ts'
import type { Parts } from './parts.ts'

/** Gives sold rooms back; a hold not yet confirmed is given up for good too. Answers the state afterwards; twice is once. */
export async function cancelStay(parts: Parts, tx: Tx, asked: { orgId: OrgId; holdId: HoldId }): Promise<HoldState | null> {
  const hold = await parts.stock.lockHold(tx, asked.orgId, asked.holdId)
  if (!hold || hold.state === 'cancelled') return hold?.state ?? null
  const column = countedIn(hold.state)
  if (column) await parts.stock.move(tx, hold, column, null)
  await parts.stock.setHold(tx, hold, { state: 'cancelled' })
  return 'cancelled'
}
