import type { OrgId, Tx } from '@sojourn/kernel'
import type { WebhooksDeps } from './webhooks-deps.ts'

export interface Announcement {
  readonly type: string
  readonly object: Record<string, unknown>
}

/** Stores events, and a delivery for every endpoint that wants them, in the transaction of the change. */
export async function announce(deps: WebhooksDeps, tx: Tx, merchantId: OrgId, ...announced: readonly Announcement[]): Promise<void> {
  if (announced.length === 0) return
  const createdAtMs = deps.clock.nowMs()
  const configured = deps.configuredOf(merchantId)
  const events = announced.map((one) => ({ ...one, merchantId, id: deps.ids.next('evt'), createdAtMs, toConfigured: configured?.wants(one.type) ?? false }))
  await deps.events.append(tx, events)
}
