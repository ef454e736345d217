import { runNode } from '../../tools/process/run.ts'
import type { SpawnedServer } from '../../tools/process/spawn-server.ts'
import { fromRoot } from '../../tools/root.ts'

/** Whatever the journeys did, no rule about money, bookings or stock may be broken. The server must have stopped: the embedded database has one owner. */
export async function checkInvariants(server: Pick<SpawnedServer, 'env'>): Promise<void> {
  const { code, output } = await runNode(fromRoot('tools', 'run.mjs'), ['tools/invariants.ts'], { env: server.env, timeoutMs: 120_000 })
  if (code !== 0) throw new Error(`the invariants do not hold after the run:\n${output.trim()}`)
}
