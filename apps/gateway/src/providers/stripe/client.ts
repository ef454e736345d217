import type Stripe from 'stripe'
import type { StripeConfig } from './stripe-config.ts'

const TIMEOUT_MS = 12_000

/** Stripe's own client, read in once it is needed. It never retries: later calls do. */
export function lazyClient({ secretKey, server, timeoutMs = TIMEOUT_MS }: StripeConfig): () => Promise<Stripe> {
  let client: Promise<Stripe> | undefined
  const open = async (): Promise<Stripe> => {
    const { default: Client } = await import('stripe')
    return new Client(secretKey, { ...server, timeout: timeoutMs, maxNetworkRetries: 0, telemetry: false, typescript: true })
  }
  return () => {
    client ??= open()
    return client
  }
}
