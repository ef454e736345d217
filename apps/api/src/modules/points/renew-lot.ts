import { type Ids, invariant, type Tx } from '@sojourn/kernel'
import { pointStore } from './data/point-store.sql.ts'
import type { Person } from './data/point-store.ts'

/** Makes an empty copy of an expired lot, as old, for refunds to it. The same expiry is the same lot. Returns its id. */
export async function renewLot(
  { ids }: { readonly ids: Ids },
  tx: Tx,
  { lotId, untilMs, ...person }: Person & { readonly lotId: string; readonly untilMs: number },
): Promise<string> {
  const old = await pointStore.find(tx, { ...person, lotId })
  invariant(old, `lot ${lotId} is there`)
  const source = `renewed:${lotId}:${untilMs}`
  const fresh = await pointStore.insertLot(tx, { ...old, ...person, lotId: ids.next('lot'), source, expiresAtMs: untilMs })
  return fresh.lotId
}
