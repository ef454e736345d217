import { createHmac } from 'node:crypto'
import type { OrgId } from '@sojourn/kernel'
import type { Mark } from './domain/traces.ts'

/** The keys of the organisations, each derived from the server's own secret. */
export function createMarks(secret: string): (orgId: OrgId) => Mark {
  const keys = new Map<OrgId, Buffer>()
  const keyOf = (orgId: OrgId): Buffer => {
    // not translated: what a key is for
    const key = keys.get(orgId) ?? createHmac('sha256', secret).update(`risk signals of ${orgId}`).digest()
    keys.set(orgId, key)
    return key
  }
  return (orgId) => {
    const key = keyOf(orgId)
    return (kind, value) => createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url').slice(0, 22)
  }
}
