import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older signatures are replays. */
const TOLERANCE_SECONDS = 300

/**
 * True where `t=seconds,v1=HMAC-SHA256(secret, "t.body")` was made with one of the secrets and is young enough.
 * Two secrets stand side by side while one is being changed.
 */
export function isSigned(body: string, header: string, secrets: readonly string[], nowMs: number): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?])
  const stamp = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(stamp) || Math.abs(nowMs / 1000 - Number(stamp)) > TOLERANCE_SECONDS) return false
  const given = parts.filter(([name]) => name === 'v1').map(([, value = '']) => Buffer.from(value))
  const wanted = secrets.map((secret) => Buffer.from(createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex')))
  return wanted.some((right) => given.some((value) => value.length === right.length && timingSafeEqual(value, right)))
}
