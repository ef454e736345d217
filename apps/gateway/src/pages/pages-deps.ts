import type { LanguageInfo } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import type { Context } from 'hono'
import type { Merchant, Merchants } from '../config.ts'
import type { Payment, PaymentId, Payments } from '../modules/payments/index.ts'
import type { Sandbox } from '../providers/sandbox/create-sandbox.ts'
import type { Assets } from './assets.ts'
import type { HostedAddresses } from './hosted-addresses.ts'
import type { Outward } from './outward.ts'
import { type PageMay, pageHeaders } from './page-headers.ts'
import { pageLanguage } from './page-language.ts'
import { gonePage } from './return-page.ts'

export interface PagesDeps {
  readonly merchants: Merchants
  readonly payments: Payments
  readonly sandbox: Sandbox
  readonly assets: Assets
  readonly publicUrl: string
  readonly hosted: HostedAddresses
  readonly outward: Outward
  /** Opens a payment to the browser that pays it. */
  readonly secretOf: (id: PaymentId) => string
  /** Proves that a challenge was answered on its own page. */
  readonly challengeKey: Buffer
  /** The publishable key of Stripe where it takes the cards, null where we do. */
  readonly stripeKey: string | null
  /** The languages pages are offered in. */
  readonly languages: readonly LanguageInfo[]
  readonly nowMs: () => number
}

/** Renders a page about a payment in the language of its payer. */
export const inPayersLanguage = <T>(c: Context, { languages }: PagesDeps, payment: Pick<Payment, 'metadata'>, render: () => T): T =>
  inLanguage(pageLanguage(c.req.raw, languages, payment), render)

/** A page for one merchant's shop. */
export const respond = (c: Context, merchant: Merchant, page: unknown, may: PageMay = {}, status: 200 | 404 = 200): Response =>
  c.body(String(page), status, pageHeaders([merchant], may))

/** Its owner is unknown, so any merchant's page may show it. */
export const gone = (c: Context, { assets, merchants }: PagesDeps, status: 403 | 404 = 404): Response =>
  c.body(String(gonePage(assets)), status, pageHeaders(merchants.all))

/** A payment and its merchant, by an id that no two merchants share. */
export async function findPayment({ merchants, payments }: PagesDeps, id: PaymentId): Promise<{ merchant: Merchant; payment: Payment } | null> {
  for (const merchant of merchants.all) {
    const payment = await payments.find(merchant.id, id)
    if (payment) return { merchant, payment }
  }
  return null
}
