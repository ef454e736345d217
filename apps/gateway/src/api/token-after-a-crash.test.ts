import type { Db } from '@sojourn/db'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayMigrations } from '../create-gateway.ts'
import { killedAt } from '../tests/cases/mortal.testing.ts'
import { NOW, testGateway } from '../tests/test-gateway.ts'

const clock = fakeClock(NOW)
let db: Db
let shop: ReturnType<typeof testGateway>

beforeAll(async () => {
  db = await testDb(gatewayMigrations, { schema: 'gateway' })
  shop = testGateway(db, { clock })
})
afterAll(async () => {
  expect(await shop.broken()).toEqual([])
  await db.close()
})

const CARD = { 'card[number]': '4242424242424242', 'card[exp_month]': 4, 'card[exp_year]': 2030, 'card[cvc]': '123' }
const STEPS_MAX = 60

test.each([
  ['/v1/charges', (token: string) => ({ amount: 700, currency: 'usd', source: token })],
  [
    '/v1/payment_intents',
    (token: string) => ({ amount: 700, currency: 'usd', confirm: 'true', 'payment_method_data[type]': 'card', 'payment_method_data[card][token]': token }),
  ],
])('%s with a card that can be named once, killed at any step and repeated: what the card paid is returned, not that it is spent', async (path, fields) => {
  const taken = async () => (await shop.get('/v1/balance')).body.available[0]?.amount ?? 0
  let answer = 0
  for (let step = 1; step < STEPS_MAX; step++) {
    const token = (await shop.post('/v1/tokens', CARD)).body.id
    const before = await taken()
    const key = { 'idempotency-key': `${path} ${step}` }
    const life = killedAt(step)
    const mortal = testGateway(life.db(db), { clock, provider: life.provider })
    const how = await Promise.race([life.over, mortal.post(path, fields(token), key)])
    clock.advance(31_000)
    await shop.gateway.work.runOnce()
    const again = await shop.post(path, fields(token), key)
    if ((await taken()) > before) {
      expect({ step, status: again.status, amount: again.body.amount }).toEqual({ step, status: 200, amount: 700 })
      answer++
    }
    if (how !== 'dead') break
  }
  expect(answer).toBeGreaterThan(3)
})
