import type { Db } from '@sojourn/db'
import { testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayMigrations } from '../create-gateway.ts'
import { sign } from '../modules/webhooks/index.ts'
import { SHOP, testGateway } from '../tests/test-gateway.ts'
import { checksumText } from './open-payment.ts'

let db: Db
let shop: ReturnType<typeof testGateway>

beforeAll(async () => {
  db = await testDb(gatewayMigrations, { schema: 'gateway' })
  shop = testGateway(db)
})
afterAll(() => db.close())

const open = (body: Record<string, unknown>) => shop.send('/v1/payments', { currency: 'USD', ...body }, { 'api-key': 'pk_test_sojourn', origin: SHOP })
const signed = (order_id: string, amount: number) =>
  sign('sk_test_sojourn', checksumText({ order_id, currency: 'USD', country_code: '', amount, api_key: 'pk_test_sojourn' }), shop.clock.nowMs())

test('[B3.4] what was signed for one amount opens none at another, however its parts are cut', async () => {
  const checksum = signed('bok_cut', 9.5)
  expect(await open({ order_id: 'bok_cut', country_code: '.9', amount: 5, checksum })).toMatchObject({
    status: 400,
    body: { error: { param: 'country_code' } },
  })
  expect(await open({ order_id: 'bok_cut', amount: 9.5, checksum })).toMatchObject({ status: 200, body: { payment: { amount: 950 } } })
})

test('[B3.4] a checksum of other letters is a wrong one, not a defect', async () => {
  const checksum = `t=${Math.floor(shop.clock.nowMs() / 1000)},v1=${'é'.repeat(64)}`
  expect(await open({ order_id: 'bok_letters', amount: 9.5, checksum })).toMatchObject({ status: 403, body: { error: { code: 'checksum_invalid' } } })
})
