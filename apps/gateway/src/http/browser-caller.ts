import type { Context, Hono } from 'hono'
import { allowsOrigin, type Merchant, type Merchants } from '../config.ts'

export interface BrowserCallerDeps {
  readonly merchants: Merchants
  readonly publicUrl: string
}

/** The merchant named by the key, where the page that calls is one of its own or ours. Allows that page to read the answer. */
export function callerOf(c: Context, { merchants, publicUrl }: BrowserCallerDeps): Merchant | null {
  const merchant = merchants.byPublishable(c.req.header('api-key') ?? '')
  const origin = c.req.header('origin')
  c.header('Vary', 'Origin')
  if (!merchant || (origin && origin !== publicUrl && !allowsOrigin(merchant, origin))) return null
  if (origin) c.header('Access-Control-Allow-Origin', origin)
  return merchant
}

/** Answers a browser that asks before it calls these paths from a merchant's page. */
export function mountPreflight(app: Hono, merchants: Merchants, paths: readonly string[], methods: string): void {
  for (const path of paths) app.options(path, (c) => preflight(c, merchants, methods))
}

function preflight(c: Context, merchants: Merchants, methods: string): Response {
  const origin = c.req.header('origin') ?? ''
  c.header('Vary', 'Origin')
  if (!merchants.knowsOrigin(origin)) return c.body(null, 403)
  c.header('Access-Control-Allow-Origin', origin)
  c.header('Access-Control-Allow-Methods', methods)
  c.header('Access-Control-Allow-Headers', 'api-key, customer-token, content-type')
  c.header('Access-Control-Max-Age', '600')
  return c.body(null, 204)
}
