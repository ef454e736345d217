import { framedBy, type Merchant } from '../config.ts'

/** Headers of every page of ours: nothing from elsewhere runs in it, and only the merchant's own pages frame it. */
export const pageHeaders = (merchant: Merchant, { posts = false } = {}): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${posts ? "'self'" : "'none'"}`,
    `frame-ancestors ${framedBy(merchant)}`,
  ].join('; '),
  'cache-control': 'no-store',
  // Not no-referrer: that would blank the Origin of our own form.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
})
