import { WORKER_FILE } from '../lib/offline/offline-pages.ts'

/** `enforced` in production; while developing the tools inject styles of their own, so violations are only reported. */
export type Policy = 'enforced' | 'reported'

interface Facts {
  readonly nonce: string
  readonly url: URL
  readonly gatewayOrigin: string
  readonly policy: Policy
  /** A page that a browser stores: it runs nothing. */
  readonly isOfflineCopy?: boolean
  /** Of a chat that the organisation has from elsewhere, on pages that take no payment. */
  readonly outsideOrigin?: string | null
}

/** What a page may load and do: its own scripts by nonce, its own files, its one service worker, frames of the gateway; nothing else from anywhere, but for one other origin where the page says so. */
export function contentPolicy({ nonce, url, gatewayOrigin, isOfflineCopy = false, outsideOrigin = null }: Omit<Facts, 'policy'>): string {
  const outside = outsideOrigin && !isOfflineCopy ? ` ${outsideOrigin}` : ''
  return [
    "default-src 'none'",
    ...(isOfflineCopy ? [] : scripted()),
    `style-src 'self' 'nonce-${nonce}'${outside}`,
    `img-src 'self' data:${outside}`,
    `font-src 'self'${outside}`,
    ...(outside ? [`media-src${outside}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

  function scripted(): string[] {
    const socket = `${url.protocol === 'https:' ? 'wss' : 'ws'}://${url.host}`
    return [
      `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${outside}`,
      `connect-src 'self' ${socket} ${gatewayOrigin}${outside}${outside.replace('https:', 'wss:')}`,
      `frame-src ${gatewayOrigin}${outside}`,
      `worker-src ${url.origin}${WORKER_FILE}`,
    ]
  }
}

/** What the service worker itself may do: ask this site. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** The safety headers of a page. */
export function securityHeaders(facts: Facts): readonly (readonly [string, string])[] {
  return [
    [facts.policy === 'enforced' ? 'content-security-policy' : 'content-security-policy-report-only', contentPolicy(facts)],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ...(facts.url.protocol === 'https:' ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const] : []),
  ]
}
