import { accept, type OrgId, type Outcome, refuse, secretToken, type Tx } from '@sojourn/kernel'
import { ENDPOINTS_MAX, type Endpoint } from './domain/endpoint.ts'
import { placeOf, type WebhooksDeps } from './webhooks-deps.ts'

export type EndpointRequest = Pick<Endpoint, 'url' | 'enabledEvents' | 'description' | 'metadata' | 'apiVersion'>

/** An endpoint, and its secret this once. */
export interface Opened {
  readonly endpoint: Endpoint
  readonly secret: string
}

const newSecret = (): string => `whsec_${secretToken()}`

/** Makes an endpoint. Refuses with `too_many_endpoints`. */
export async function addEndpoint(deps: WebhooksDeps, tx: Tx, merchantId: OrgId, request: EndpointRequest): Promise<Outcome<Opened>> {
  if ((await deps.endpoints.listAll(tx, merchantId)).length >= ENDPOINTS_MAX) return refuse('too_many_endpoints')
  const id = deps.ids.next('we')
  const secret = newSecret()
  const endpoint: Endpoint = {
    ...request,
    id,
    merchantId,
    status: 'enabled',
    sealed: deps.seal.close(secret, placeOf(merchantId, id)),
    sealedBefore: null,
    beforeUntilMs: null,
    failingSinceMs: null,
    createdAtMs: deps.clock.nowMs(),
  }
  await deps.endpoints.add(tx, endpoint)
  return accept({ endpoint, secret })
}

export interface EndpointChange extends Partial<Pick<Endpoint, 'url' | 'enabledEvents' | 'description' | 'status'>> {
  readonly metadata?: ((known: Readonly<Record<string, string>>) => Record<string, string>) | undefined
}

/** Changes an endpoint; one that is switched on again starts again. Null where there is none. */
export async function changeEndpoint(deps: WebhooksDeps, tx: Tx, merchantId: OrgId, id: string, change: EndpointChange): Promise<Endpoint | null> {
  const endpoint = await deps.endpoints.lock(tx, merchantId, id)
  if (!endpoint) return null
  const { metadata, ...facts } = change
  const failingSinceMs = change.status === 'enabled' ? null : endpoint.failingSinceMs
  const changed: Endpoint = { ...endpoint, ...facts, failingSinceMs, metadata: metadata?.(endpoint.metadata) ?? endpoint.metadata }
  await deps.endpoints.save(tx, changed)
  if (changed.status === 'disabled') await deps.deliveries.abandon(tx, merchantId, id)
  return changed
}

/** Gives an endpoint a new secret; until then both sign. */
export async function rollSecret(deps: WebhooksDeps, tx: Tx, merchantId: OrgId, id: string, beforeUntilMs: number): Promise<Opened | null> {
  const endpoint = await deps.endpoints.lock(tx, merchantId, id)
  if (!endpoint) return null
  const secret = newSecret()
  const rolled: Endpoint = { ...endpoint, sealed: deps.seal.close(secret, placeOf(merchantId, id)), sealedBefore: endpoint.sealed, beforeUntilMs }
  await deps.endpoints.save(tx, rolled)
  return { endpoint: rolled, secret }
}

/** False where there is none. */
export async function removeEndpoint(deps: WebhooksDeps, tx: Tx, merchantId: OrgId, id: string): Promise<boolean> {
  if (!(await deps.endpoints.lock(tx, merchantId, id))) return false
  await deps.deliveries.abandon(tx, merchantId, id)
  await deps.endpoints.remove(tx, merchantId, id)
  return true
}
