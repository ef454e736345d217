import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older ones are sent again by somebody else. */
const TOLERANCE_SECONDS = 300
/** What its versions call a signature; all of them are made alike. */
const VERSIONS: ReadonlySet<string> = new Set(['v1', 'v2'])

/** True where `t=seconds,v2=HMAC-SHA256(secret, "t.body")`, as hexadecimal digits, was made with this secret, and lately. */
export function isFromDuffel(body: string, header: string, secret: string, nowMs: number): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?])
  const stamp = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(stamp) || Math.abs(nowMs / 1000 - Number(stamp)) > TOLERANCE_SECONDS) return false
  const right = Buffer.from(createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex'))
  return parts.some(([name, value = '']) => VERSIONS.has(name) && isSame(Buffer.from(value.toLowerCase()), right))
}

const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)
