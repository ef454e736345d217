import { createHmac } from 'node:crypto'
import type { OrgId } from '@sojourn/kernel'
import type { Mark } from './domain/traces.ts'

/** The keys of the organisations, each derived from the server's own secret. */
export function createMarks(secret: string): (orgId: OrgId) => Mark {
  return (orgId) => {
    // not translated: what a key is for
    const key = createHmac('sha256', secret).update(`risk signals of ${orgId}`).digest()
    return (kind, value) => createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url').slice(0, 22)
  }
}
