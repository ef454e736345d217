import type { LeasedSaga } from '../modules/sagas/index.ts'
import type { ShopDeps } from './shop-deps.ts'

/** Long enough for a confirmation, short enough not to wait for a slow refund. */
const SAGA_WAIT_MS = 1_500

/** After a commit: runs what it began and sends what it announced at once. Without it the jobs would do so within seconds. */
export async function runNow({ sagas, background, outbox }: ShopDeps, leased: LeasedSaga | null): Promise<void> {
  if (leased) await background.atMost(SAGA_WAIT_MS, () => sagas.resume(leased))
  await background.atMost(0, () => outbox.notify())
}
