import { accept, type OrgId, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import type { Hold } from './domain/hold.ts'
import type { HoldId } from './domain/ids.ts'
import type { Parts } from './parts.ts'

/** Moves the expiry of rooms that are still held. How often is the caller's rule. */
export async function renewHold(
  parts: Parts,
  tx: Tx,
  asked: { orgId: OrgId; holdId: HoldId; expiresAtMs: number },
): Promise<Outcome<Hold, Refusal<'hold_gone'>>> {
  const hold = await parts.stock.lockHold(tx, asked.orgId, asked.holdId)
  if (hold?.state !== 'held') return refuse('hold_gone')
  parts.stock.setHold(tx, hold, { expiresAtMs: asked.expiresAtMs })
  return accept({ ...hold, expiresAtMs: asked.expiresAtMs })
}
