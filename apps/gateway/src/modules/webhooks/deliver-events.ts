import type { Clock, OrgId, Transactions } from '@sojourn/kernel'
import type { ClaimedDelivery, DeliveryResult, EventStore } from './data/event-store.ts'
import { pauseAfter, shapeEvent } from './domain/event.ts'
import { sign } from './signature.ts'

/** Where a merchant wants its events, and the secret both sides know. */
export interface Endpoint {
  readonly url: string
  readonly secret: string
}

export interface DeliverDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly store: EventStore
  /** Null for a merchant that listens nowhere. */
  readonly endpointOf: (merchantId: OrgId) => Endpoint | null
  readonly fetch: (request: Request) => Promise<Response>
}

const AT_ONCE_MAX = 50
const TIMEOUT_MS = 10_000
/** Longer than one try may take: meanwhile no other node tries. */
const LEASE_MS = 15_000

/** Takes what is due to its endpoints, outside any transaction. Answers how many it tried. */
export async function deliverEvents(deps: DeliverDeps): Promise<number> {
  const nowMs = deps.clock.nowMs()
  const claimed = await deps.db.asSystem((tx) => deps.store.claimDue(tx, nowMs, nowMs + LEASE_MS, AT_ONCE_MAX))
  if (claimed.length === 0) return 0
  const results = await Promise.all(claimed.map((delivery) => deliver(deps, delivery)))
  await deps.db.asSystem(async (tx) => {
    for (const result of results) await deps.store.record(tx, result)
  })
  return claimed.length
}

async function deliver(deps: DeliverDeps, { event, tries }: ClaimedDelivery): Promise<DeliveryResult> {
  const id = { merchantId: event.merchantId, eventId: event.id }
  const endpoint = deps.endpointOf(event.merchantId)
  if (!endpoint) return { ...id, state: 'given_up', status: null, nextTryMs: null }
  const status = await post(deps, endpoint, JSON.stringify(shapeEvent(event)))
  if (status !== null && status >= 200 && status < 300) return { ...id, state: 'delivered', status, nextTryMs: null }
  const pauseMs = pauseAfter(tries)
  if (pauseMs === null) return { ...id, state: 'given_up', status, nextTryMs: null }
  return { ...id, state: 'pending', status, nextTryMs: deps.clock.nowMs() + pauseMs }
}

/** The answer's status; null where none came. */
async function post(deps: DeliverDeps, { url, secret }: Endpoint, body: string): Promise<number | null> {
  const signature = sign(secret, body, deps.clock.nowMs())
  const headers = { 'content-type': 'application/json', 'sojourn-signature': signature, 'stripe-signature': signature }
  try {
    const request = new Request(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const response = await deps.fetch(request)
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}
