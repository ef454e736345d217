import { createHash, timingSafeEqual } from 'node:crypto'
import type { LanguageInfo } from '@sojourn/i18n'
import type { OrgId } from '@sojourn/kernel'
import { isAllowedParent } from './pages/browser/parent-origin.ts'
import type { StripeConfig } from './providers/stripe/stripe-config.ts'

export interface MerchantConfig {
  readonly merchantId: string
  /** What a cardholder reads on the challenge page. */
  readonly name: string
  /** Names the merchant, opens nothing. */
  readonly publishableKey: string
  readonly secretKey: string
  readonly webhookSecret: string
  /** Null where the merchant listens nowhere. */
  readonly webhookUrl: string | null
  /** The types of events that are sent there; left out, all of them. */
  readonly webhookEvents?: readonly string[]
  /** Exact origins that may frame the card fields and call from a browser; `loopback` for trying out on one machine. */
  readonly allowedOrigins: readonly string[] | 'loopback'
}

export interface GatewayConfig {
  /** The gateway's own origin, as browsers see it. */
  readonly publicUrl: string
  /** Secret of 32 characters or more; cards, client secrets and challenges are sealed under keys derived from it. */
  readonly vaultKey: string
  readonly merchants: readonly MerchantConfig[]
  /** The languages pages are offered in; by default those the product is complete in. */
  readonly languages?: readonly LanguageInfo[]
  /** Cards are charged by this account at Stripe; without it by the sandbox. */
  readonly stripe?: StripeConfig | undefined
  /** The face of the text in fields and challenge, a woff2 file; without it the system's own. */
  readonly textFont?: { readonly family: string; readonly file: URL }
}

export interface Merchant extends Omit<MerchantConfig, 'merchantId'> {
  readonly id: OrgId
}

export interface Merchants {
  readonly all: readonly Merchant[]
  bySecret(key: string): Merchant | null
  byPublishable(key: string): Merchant | null
  byId(id: OrgId): Merchant | null
  /** Is this origin some merchant's? A preflight does not say whose. */
  knowsOrigin(origin: string): boolean
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

export function createMerchants(configs: readonly MerchantConfig[]): Merchants {
  const all = configs.map(({ merchantId, ...rest }): Merchant => ({ ...rest, id: merchantId as OrgId }))
  const secrets = all.map((merchant) => ({ merchant, hash: hash(merchant.secretKey) }))
  return {
    all,
    bySecret(key) {
      const given = hash(key)
      return secrets.find((one) => timingSafeEqual(one.hash, given))?.merchant ?? null
    },
    byPublishable: (key) => all.find((merchant) => merchant.publishableKey === key) ?? null,
    byId: (id) => all.find((merchant) => merchant.id === id) ?? null,
    knowsOrigin: (origin) => all.some((merchant) => allowsOrigin(merchant, origin)),
  }
}

/** Browsers enforce the same by `frame-ancestors`, and the frames check it once more. */
export const allowsOrigin = ({ allowedOrigins }: Pick<Merchant, 'allowedOrigins'>, origin: string): boolean => isAllowedParent(origin, allowedOrigins)

const LOOPBACK_SOURCES = ['localhost:*', '*.localhost:*', '127.0.0.1:*'].flatMap((host) => [`http://${host}`, `https://${host}`])

/** The merchant's origins as a policy writes them. */
export const framedBy = ({ allowedOrigins }: Merchant): string => (allowedOrigins === 'loopback' ? LOOPBACK_SOURCES : allowedOrigins).join(' ')

/** The endpoint in the configuration. */
export const configuredEndpoint = (merchant: Merchant | null): { url: string; secrets: readonly string[]; wants(type: string): boolean } | null =>
  merchant?.webhookUrl ? { url: merchant.webhookUrl, secrets: [merchant.webhookSecret], wants: (type) => merchant.webhookEvents?.includes(type) ?? true } : null
