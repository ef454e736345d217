import { framedBy, type Merchant } from '../config.ts'
import { STRIPE_SOURCES } from './stripe-page.ts'

export interface PageMay {
  /** Sends a form to us. */
  readonly posts?: boolean
  /** Carries Stripe's card element. */
  readonly stripe?: boolean
  /** What it may show in frames of its own. */
  readonly frames?: string
}

/** Headers of every page of ours: nothing from elsewhere runs in it, and only the merchant's own pages, and ours among them, frame it. */
export const pageHeaders = (merchants: readonly Merchant[], { posts = false, stripe = false, frames = '' }: PageMay = {}): Record<string, string> => {
  const shown = [stripe && STRIPE_SOURCES.frame, frames].filter(Boolean).join(' ')
  const ancestors = [...new Set(merchants.flatMap((merchant) => framedBy(merchant).split(' ')))]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self'${stripe ? ` ${STRIPE_SOURCES.script}` : ''}`,
      "style-src 'self'",
      "font-src 'self'",
      `connect-src 'self'${stripe ? ` ${STRIPE_SOURCES.connect}` : ''}`,
      ...(shown ? [`frame-src ${shown}`] : []),
      "base-uri 'none'",
      `form-action ${posts ? "'self'" : "'none'"}`,
      `frame-ancestors ${ancestors.join(' ')} 'self'`,
    ].join('; '),
    'cache-control': 'no-store',
    // Not no-referrer: that would blank the Origin of our own form.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  }
}
