import type { BookingId, OrgId } from '@sojourn/kernel'
import type { Begun } from '../modules/sagas/index.ts'
import type { BOOK_STAY, GIVE_BACK, Parts } from './parts.ts'

/** Long enough for a confirmation, short enough that nobody waits for a slow refund. */
const SAGA_WAIT_MS = 1_500

/** After a commit: does at once what the jobs would do within a second. */
export async function nudge(
  parts: Parts,
  { orgId, bookingId }: { orgId: OrgId; bookingId: BookingId },
  saga?: Begun | typeof BOOK_STAY | typeof GIVE_BACK | null,
): Promise<void> {
  const { sagas, background, outbox } = parts
  if (saga) await background.atMost(SAGA_WAIT_MS, () => (typeof saga === 'string' ? sagas.run(orgId, saga, bookingId) : sagas.goOn(saga)))
  await background.atMost(0, () => outbox.tell())
}
