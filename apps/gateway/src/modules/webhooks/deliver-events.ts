import type { ClaimedDelivery, DeliveryResult } from './data/delivery-store.ts'
import { afterTry, CONFIGURED, type Endpoint } from './domain/endpoint.ts'
import { pauseAfter, shapeEvent } from './domain/event.ts'
import type { ResultBook } from './result-book.ts'
import { sign } from './signature.ts'
import { type Address, placeOf, type WebhooksDeps } from './webhooks-deps.ts'

const TIMEOUT_MS = 10_000

/** One attempt to deliver one event to one endpoint; its result is stored at once. */
export async function deliver(deps: WebhooksDeps, results: ResultBook, delivery: ClaimedDelivery, stopped: AbortSignal): Promise<void> {
  const { event, endpointId } = delivery
  const { merchantId } = event
  const endpoint =
    endpointId === CONFIGURED ? null : await deps.db.inTenant(merchantId, (tx) => deps.endpoints.find(tx, merchantId, endpointId), { readOnly: true })
  const address = endpointId === CONFIGURED ? deps.configuredOf(merchantId) : addressOf(deps, endpoint)
  const send = endpointId === CONFIGURED ? deps.fetch : deps.reach
  const status = address ? await post(deps, send, address, JSON.stringify(shapeEvent(event)), stopped) : null
  if (stopped.aborted) return
  const result = resultOf(deps, delivery, status, address === null)
  if (address === null || endpoint === null) await results.record(result)
  else await recordWith(deps, result)
}

function addressOf(deps: WebhooksDeps, endpoint: Endpoint | null): Address | null {
  if (endpoint?.status !== 'enabled') return null
  const { url, merchantId, id, sealed, sealedBefore, beforeUntilMs } = endpoint
  const before = sealedBefore !== null && (beforeUntilMs ?? 0) > deps.clock.nowMs() ? [sealedBefore] : []
  return { url, secrets: [sealed, ...before].map((one) => deps.seal.open(one, placeOf(merchantId, id))) }
}

/** What one more try makes of a delivery; where there is no address left, there is none to come. */
function resultOf(deps: WebhooksDeps, { event, endpointId, tries }: ClaimedDelivery, status: number | null, isHopeless: boolean): DeliveryResult {
  const delivered = status !== null && status >= 200 && status < 300
  const pauseMs = delivered || isHopeless ? null : pauseAfter(tries)
  const state = delivered ? 'delivered' : pauseMs === null ? 'given_up' : 'pending'
  const nextTryMs = pauseMs === null ? null : deps.clock.nowMs() + pauseMs
  return { merchantId: event.merchantId, eventId: event.id, endpointId, state, status, nextTryMs }
}

/** Each attempt counts for an endpoint that a merchant made: it is switched off when every delivery fails for days. */
async function recordWith(deps: WebhooksDeps, result: DeliveryResult): Promise<void> {
  const { merchantId, endpointId } = result
  const delivered = result.state === 'delivered'
  await deps.db.inTenant(merchantId, async (tx) => {
    await deps.deliveries.record(tx, [result])
    const endpoint = await deps.endpoints.lock(tx, merchantId, endpointId)
    if (!endpoint || (delivered && endpoint.failingSinceMs === null)) return
    const tried = afterTry(endpoint, delivered, deps.clock.nowMs())
    await deps.endpoints.save(tx, tried)
    if (tried.status === endpoint.status) return
    await deps.deliveries.abandon(tx, merchantId, endpointId)
    deps.onDisabled({ merchantId, endpointId })
  })
}

/** The answer's status; null where none came. */
async function post(
  deps: WebhooksDeps,
  send: (request: Request) => Promise<Response>,
  { url, secrets }: Address,
  body: string,
  stopped: AbortSignal,
): Promise<number | null> {
  const signature = sign(secrets, body, deps.clock.nowMs())
  const headers = { 'content-type': 'application/json', 'sojourn-signature': signature, 'stripe-signature': signature, 'user-agent': 'Sojourn/1.0' }
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)])
    const response = await send(new Request(url, { method: 'POST', headers, body, redirect: 'manual', signal }))
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}
