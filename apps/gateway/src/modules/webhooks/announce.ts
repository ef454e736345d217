import type { OrgId, Tx } from '@sojourn/kernel'
import { CONFIGURED, wants } from './domain/endpoint.ts'
import type { WebhooksDeps } from './webhooks-deps.ts'

export interface Announcement {
  readonly merchantId: OrgId
  readonly type: string
  readonly object: Record<string, unknown>
}

/** Writes an event down, and its way to every endpoint that wants it, in the transaction of what happened. */
export async function announce(deps: WebhooksDeps, tx: Tx, { merchantId, type, object }: Announcement): Promise<void> {
  const made = (await deps.endpoints.listAll(tx, merchantId)).filter((endpoint) => wants(endpoint, type)).map(({ id }) => id)
  const configured = deps.configuredOf(merchantId) ? [CONFIGURED] : []
  const event = { merchantId, type, object, id: deps.ids.next('evt'), createdAtMs: deps.clock.nowMs() }
  await deps.events.append(tx, event, [...configured, ...made])
}
