import type { OrgId } from '@sojourn/kernel'

/** Something that happened: listed once by the API, and sent to the merchant's endpoints until they accept it. */
export interface GatewayEvent {
  readonly id: string
  readonly merchantId: OrgId
  readonly type: string
  readonly object: Readonly<Record<string, unknown>>
  readonly createdAtMs: number
}

/** An event, and how many endpoints have still to take it. */
export interface StoredEvent extends GatewayEvent {
  readonly pending: number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const PAUSES_MS = [SECOND, 2 * SECOND, 5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE]
const TRIES_MAX = 40

/** The pause after a failed delivery; null after the last attempt, about three days later. */
export const pauseAfter = (tries: number): number | null => (tries >= TRIES_MAX ? null : (PAUSES_MS[Math.min(tries - 1, PAUSES_MS.length - 1)] as number))

export const shapeEvent = (event: StoredEvent): Record<string, unknown> => ({
  id: event.id,
  object: 'event',
  api_version: '2022-11-15',
  created: Math.floor(event.createdAtMs / 1000),
  data: { object: event.object },
  livemode: false,
  pending_webhooks: event.pending,
  request: { id: null, idempotency_key: null },
  type: event.type,
})
