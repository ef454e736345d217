import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OrgId } from '@sojourn/kernel'

/** A page that was left open this long is not looked at any more. */
const GOOD_FOR_MS = 24 * 3_600_000
const DAY_MS = 86_400_000

const sign = (secret: string, parts: readonly string[]): string => createHmac('sha256', secret).update(parts.join('\n')).digest('base64url').slice(0, 22)

/** The name of one showing of an ad. It is signed, so what is counted was handed out here. */
export function newShowing(secret: string, { orgId, adId, who }: { orgId: OrgId; adId: string; who: string }, nowMs: number): string {
  const at = nowMs.toString(36)
  // The same for the same viewer at the same moment, so that a call that is made twice is answered the same.
  const begin = `${at}-${sign(secret, ['ad moment', orgId, adId, who, at])}`
  return `${begin}-${sign(secret, ['ad showing', orgId, adId, begin])}`
}

/** Whether this server handed the showing out for this ad within the last day. */
export function isShowing(secret: string, { orgId, adId, uuid }: { orgId: OrgId; adId: string; uuid: string }, nowMs: number): boolean {
  const [, begin, at, signature] = /^(([0-9a-z]{1,12})-[\w-]{22})-([\w-]{22})$/.exec(uuid) ?? []
  if (!begin || !at || !signature) return false
  const age = nowMs - Number.parseInt(at, 36)
  return age >= 0 && age < GOOD_FOR_MS && timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, ['ad showing', orgId, adId, begin])))
}

/** A name for a viewer that is good for this day and organisation: enough to count, and nothing that can be led back to them or followed. */
export const viewerToday = (secret: string, { orgId, who }: { orgId: OrgId; who: string }, nowMs: number): string =>
  sign(secret, ['ad viewer', orgId, who, String(Math.floor(nowMs / DAY_MS))])
