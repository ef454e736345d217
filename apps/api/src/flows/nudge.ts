import type { Begun } from '../modules/sagas/index.ts'
import type { Parts } from './parts.ts'

/** Long enough for a confirmation, short enough that nobody waits for a slow refund. */
const SAGA_WAIT_MS = 1_500

/** After a commit: goes on with what it began, and has told what it said; without it the jobs would do so within seconds. */
export async function nudge({ sagas, background, outbox }: Parts, begun: Begun | null): Promise<void> {
  if (begun) await background.atMost(SAGA_WAIT_MS, () => sagas.goOn(begun))
  await background.atMost(0, () => outbox.tell())
}
