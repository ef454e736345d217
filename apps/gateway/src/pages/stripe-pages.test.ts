import type { Db } from '@sojourn/db'
import { testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayMigrations } from '../create-gateway.ts'
import { ORIGIN, SHOP, testGateway } from '../tests/test-gateway.ts'
import { createOutward, throughOurs } from './outward.ts'

let db: Db
let shop: ReturnType<typeof testGateway>

beforeAll(async () => {
  db = await testDb(gatewayMigrations, { schema: 'gateway' })
  shop = testGateway(db, { stripe: { secretKey: 'sk_test_1', publishableKey: 'pk_test_of_stripe', webhookSecret: 'whsec_1' } })
})
afterAll(() => db.close())

const field = (kind: string) => shop.ask(new Request(`${ORIGIN}/fields/${kind}?key=pk_test_sojourn`))
const policyOf = ({ headers }: { headers: Headers }) => headers.get('content-security-policy') ?? ''

test('[B7.12] where Stripe takes the cards its element is in the number’s frame, and only that frame may load it', async () => {
  const number = await field('number')
  expect(number.body).toContain('src="https://js.stripe.com/v3/"')
  expect(number.body).toContain('data-provider-key="pk_test_of_stripe"')
  expect(number.body).not.toContain('cc-number')
  expect(policyOf(number)).toContain("script-src 'self' https://js.stripe.com;")
  expect(policyOf(number)).toContain('frame-src https://js.stripe.com https://hooks.stripe.com')
  for (const kind of ['expiry', 'code']) {
    const folded = await field(kind)
    expect(folded.body).toContain('folded-field.js')
    expect(folded.body + policyOf(folded)).not.toContain('stripe.com')
  }
})

test('[B7.12] its element is on the hosted page too', async () => {
  const page = await shop.ask(new Request((await shop.open()).hosted_url))
  expect(page.body).toContain('src="https://js.stripe.com/v3/"')
  expect(page.body).not.toContain('id="expiry"')
  expect(policyOf(page)).toContain("connect-src 'self' https://api.stripe.com")
})

test('[A4.9] a bank’s page of the provider is shown within one of ours, which a shop may frame', async () => {
  const outward = createOutward(Buffer.alloc(32, 1), ORIGIN)
  const bank = 'https://hooks.stripe.com/3d_secure_2/x?y=1'
  const provider = throughOurs({ ...({} as Parameters<typeof throughOurs>[0]), find: async () => ({ kind: 'action', url: bank }) }, outward)
  const found = await provider.find({} as never)
  const address = found?.kind === 'action' ? found.url : ''
  expect(address.startsWith(`${ORIGIN}/authenticate/`)).toBe(true)
  expect(outward.read(address.split('/').at(-1) ?? '')).toBe(bank)
  expect(outward.read(`${Buffer.from('https://evil.test').toString('base64url')}.${address.split('.').at(-1)}`)).toBeNull()
  const forged = await shop.ask(new Request(address))
  expect(forged).toMatchObject({ status: 404 })
  expect(policyOf(forged)).toContain(`frame-ancestors ${SHOP}`)
})
