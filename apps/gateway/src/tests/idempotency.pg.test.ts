import { pgDatabase } from '@sojourn/testing'
import { idempotencySuite } from '@sojourn/testing/idempotency-suite'
import { describe, expect, test } from 'vitest'
import { gatewayMigrations } from '../create-gateway.ts'
import { keyedGateway } from './keyed-face.testing.ts'
import { testGateway } from './test-gateway.ts'

describe.each(['inside', 'outside'] as const)('work %s one transaction with its key', (how) => {
  idempotencySuite(
    async () => {
      const database = await pgDatabase(gatewayMigrations, { schema: 'gateway' })
      return { ...keyedGateway([await database.open({ schema: 'gateway' }), await database.open({ schema: 'gateway' })], how), close: database.drop }
    },
    { nodes: 2 },
  )
})

test('of forty calls with one key at once on two nodes one opens a payment, and all get the same answer', async () => {
  const database = await pgDatabase(gatewayMigrations, { schema: 'gateway' })
  const nodes = [testGateway(await database.open({ schema: 'gateway' })), testGateway(await database.open({ schema: 'gateway' }))]
  const { id: customer } = (await nodes[0]!.post('/v1/customers', { email: 'a@sojourn.test' })).body
  const request = { amount: 5_000, currency: 'eur', customer }
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => nodes[index % 2]!.post('/v1/payment_intents', request, { 'idempotency-key': 'one' })),
  )
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') !== 'true')).toHaveLength(1)
  expect((await nodes[0]!.get('/v1/payment_intents')).body.data).toHaveLength(1)
  expect((await nodes[0]!.get('/v1/events?type=payment_intent.created')).body.data).toHaveLength(1)
  const other = await nodes[1]!.post('/v1/payment_intents', { ...request, amount: 6_000 }, { 'idempotency-key': 'one' })
  expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } })
  await database.drop()
})
