import type { OrgId } from '@sojourn/kernel'

/** The address a merchant wants events sent to. */
export interface Endpoint {
  readonly id: string
  readonly merchantId: OrgId
  readonly url: string
  /** Types of events, or `*` for all of them. */
  readonly enabledEvents: readonly string[]
  readonly status: 'enabled' | 'disabled'
  readonly description: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly apiVersion: string | null
  /** The secret that signs, and the one before while it is being changed, both sealed. */
  readonly sealed: string
  readonly sealedBefore: string | null
  readonly beforeUntilMs: number | null
  /** Since when it has taken nothing; null where the last try reached it. */
  readonly failingSinceMs: number | null
  readonly createdAtMs: number
}

/** The one endpoint in the configuration. */
export const CONFIGURED = 'configured'

/** An endpoint that has taken nothing for this long is switched off. */
const DAYS_3_MS = 3 * 24 * 3_600_000

/** What one more try makes of an endpoint. */
export function afterTry(endpoint: Endpoint, reached: boolean, nowMs: number): Endpoint {
  if (reached) return { ...endpoint, failingSinceMs: null }
  const failingSinceMs = endpoint.failingSinceMs ?? nowMs
  return { ...endpoint, failingSinceMs, status: nowMs - failingSinceMs >= DAYS_3_MS ? 'disabled' : endpoint.status }
}

export const ENDPOINTS_MAX = 16
