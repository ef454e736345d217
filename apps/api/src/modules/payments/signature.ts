import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older signatures are replays. */
const TOLERANCE_SECONDS = 300

/** `t=seconds,v1=HMAC-SHA256(secret, "t.text")` */
export function sign(secret: string, text: string, nowMs: number): string {
  const stamp = Math.floor(nowMs / 1000)
  return `t=${stamp},v1=${hmac(secret, stamp, text)}`
}

const hmac = (secret: string, stamp: string | number, text: string): string => createHmac('sha256', secret).update(`${stamp}.${text}`).digest('hex')

/**
 * True where `t=seconds,v1=HMAC-SHA256(secret, "t.body")` was made with one of the secrets and is young enough.
 * Two secrets are valid while one is being changed.
 */
export function isSigned(body: string, header: string, secrets: readonly string[], nowMs: number): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?])
  const stamp = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(stamp) || Math.abs(nowMs / 1000 - Number(stamp)) > TOLERANCE_SECONDS) return false
  const given = parts.filter(([name]) => name === 'v1').map(([, value = '']) => Buffer.from(value))
  const wanted = secrets.map((secret) => Buffer.from(hmac(secret, stamp, body)))
  return wanted.some((right) => given.some((value) => value.length === right.length && timingSafeEqual(value, right)))
}
