import type { BookingId, OrgId } from '@sojourn/kernel'
import type { BOOK_STAY, GIVE_BACK, Parts } from './parts.ts'

/** Long enough for a confirmation, short enough that nobody waits for a slow refund. */
const SAGA_WAIT_MS = 1_500

/** After a commit: does at once what the jobs would do within a second. */
export async function nudge(
  parts: Parts,
  { orgId, bookingId }: { orgId: OrgId; bookingId: BookingId },
  kind?: typeof BOOK_STAY | typeof GIVE_BACK,
): Promise<void> {
  if (kind) await parts.background.atMost(SAGA_WAIT_MS, () => parts.sagas.run(orgId, kind, bookingId))
  await parts.background.atMost(0, () => parts.outbox.tell())
}
