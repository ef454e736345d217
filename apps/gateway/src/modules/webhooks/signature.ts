import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older signatures are replays. */
const TOLERANCE_SECONDS = 300

const hmac = (secret: string, atSeconds: number, body: string): string => createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')

/** `t=seconds,v1=HMAC-SHA256(secret, "t.body")`, as Stripe's clients check it; with several secrets, while one is being changed, one `v1` each. */
export function sign(secret: string | readonly string[], body: string, nowMs: number): string {
  const atSeconds = Math.floor(nowMs / 1000)
  const secrets = typeof secret === 'string' ? [secret] : secret
  return [`t=${atSeconds}`, ...secrets.map((one) => `v1=${hmac(one, atSeconds, body)}`)].join(',')
}

/** True where one of the `v1` signatures is ours and young enough. There are several while a secret is being changed. */
export function isSigned(secret: string, body: string, header: string, nowMs: number, toleranceSeconds = TOLERANCE_SECONDS): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=') as [string, string | undefined])
  const atSeconds = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isSafeInteger(atSeconds) || Math.abs(nowMs / 1000 - atSeconds) > toleranceSeconds) return false
  const wanted = Buffer.from(hmac(secret, atSeconds, body))
  const given = parts.filter(([name]) => name === 'v1').map(([, value = '']) => Buffer.from(value))
  return given.some((value) => value.length === wanted.length && timingSafeEqual(value, wanted))
}
