import { waitAtMost } from '@sojourn/kernel'
import type { ClaimedDelivery } from './data/delivery-store.ts'
import { deliver } from './deliver-events.ts'
import { createResultBook } from './result-book.ts'
import { placeOf, type WebhooksDeps } from './webhooks-deps.ts'

/** Delivers events to endpoints, each in its own queue: one that is slow or down does not delay the others. */
export interface WebhookDispatcher {
  /** Sends what is due and waits a moment for the answers. Resolves with the number taken; with `PER_ENDPOINT_MAX` or more where some may be left. */
  runOnce(): Promise<number>
  /** Aborts what is still being sent: it will be tried again. */
  stop(): Promise<void>
}

const A_ROUND_MAX = 100
/** Attempts in progress to one endpoint at a time: further events for it wait. */
export const PER_ENDPOINT_MAX = 20
/** Longer than one try may take: meanwhile no other node tries. */
const LEASE_MS = 15_000
/** A run waits this long; slower deliveries go on without it, and those that fail then are retried when their lease ends. */
const PATIENCE_MS = 1_000
/** While lanes are full a round looks this often for one with room. */
const BUSY_WAIT_MS = 300

export function createWebhookDispatcher(deps: WebhooksDeps): WebhookDispatcher {
  const results = createResultBook(deps)
  const lanes = new Map<string, number>()
  const onTheWay = new Set<Promise<void>>()
  let stopped = new AbortController()

  function dispatch(delivery: ClaimedDelivery): Promise<void> {
    const lane = placeOf(delivery.event.merchantId, delivery.endpointId)
    lanes.set(lane, (lanes.get(lane) ?? 0) + 1)
    const way = deliver(deps, results, delivery, stopped.signal).finally(() => {
      onTheWay.delete(way)
      const left = (lanes.get(lane) ?? 1) - 1
      if (left === 0) lanes.delete(lane)
      else lanes.set(lane, left)
    })
    onTheWay.add(way)
    return way
  }

  return {
    async runOnce() {
      const nowMs = deps.clock.nowMs()
      const busy = [...lanes].filter(([, count]) => count >= PER_ENDPOINT_MAX).map(([lane]) => lane)
      const claim = { nowMs, leaseUntilMs: nowMs + LEASE_MS, limit: A_ROUND_MAX, perEndpoint: PER_ENDPOINT_MAX, busy }
      if (stopped.signal.aborted) return 0
      const claimed = await deps.db.asSystem((tx) => deps.deliveries.claimDue(tx, claim), { oneBatch: true })
      if (claimed.length > 0) await waitAtMost(PATIENCE_MS, Promise.all(claimed.map(dispatch)))
      else if (busy.length > 0) await waitAtMost(BUSY_WAIT_MS, Promise.race(onTheWay))
      // Only this process knows what waits for room in a queue.
      return busy.length > 0 ? PER_ENDPOINT_MAX : claimed.length
    },
    async stop() {
      stopped.abort()
      await Promise.allSettled(onTheWay)
      stopped = new AbortController()
    },
  }
}
