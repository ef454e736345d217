import { type FakeClock, testDb } from '@sojourn/testing'
import { gatewayMigrations } from '../../create-gateway.ts'
import { type TestGatewayOptions, testGateway } from '../../tests/test-gateway.ts'
import { serveHttp } from './serve-http.testing.ts'
import type { StripeConfig } from './stripe-config.ts'

/**
 * A second gateway of ours that plays Stripe: its sandbox and its Stripe-shaped API, over real HTTP. So the provider is tried through
 * Stripe's own client against a server that keeps books.
 */
export async function openFarBank(clock: FakeClock, options: TestGatewayOptions & { cut?: (request: Request) => Promise<Response | null> } = {}) {
  const db = await testDb(gatewayMigrations, { schema: 'gateway' })
  const { cut, ...more } = options
  const far = testGateway(db, { clock, ...more })
  const server = await serveHttp(async (request) => (await cut?.(request)) ?? far.gateway.fetch(request))
  const stripe: StripeConfig = {
    secretKey: 'sk_test_sojourn',
    publishableKey: 'pk_test_sojourn',
    webhookSecret: 'whsec_sojourn',
    server: { host: '127.0.0.1', port: server.port, protocol: 'http' },
    rawCards: true,
  }
  return {
    far,
    db,
    stripe,
    async close() {
      await server.close()
      await db.close()
    },
  }
}
