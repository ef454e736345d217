import { pgDatabase } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { gatewayMigrations } from '../create-gateway.ts'
import { testGateway } from './test-gateway.ts'

test('of twenty refunds at once on two nodes, exactly what was charged is refunded', async () => {
  const database = await pgDatabase(gatewayMigrations, { schema: 'gateway' })
  const [one, two] = [testGateway(await database.open({ schema: 'gateway' })), testGateway(await database.open({ schema: 'gateway' }))]
  const payment = await one.open({ amount: 1_000 })
  await one.pay(payment, '4242424242424242')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).post('/v1/refunds', { payment_intent: payment.id, amount: 300 }, { 'idempotency-key': `r${i}` })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(17)
  expect(await one.broken()).toEqual([])
  await database.drop()
})

test('of twenty cards at once on two nodes, one is charged', async () => {
  const database = await pgDatabase(gatewayMigrations, { schema: 'gateway' })
  const [one, two] = [testGateway(await database.open({ schema: 'gateway' })), testGateway(await database.open({ schema: 'gateway' }))]
  const payment = await one.open({ amount: 1_000 })
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).pay(payment, '4242424242424242')))
  expect(answers.every(({ status, body }) => status === 200 && ['succeeded', 'processing'].includes(body.result.status))).toBe(true)
  expect((await one.get(`/v1/payment_intents/${payment.id}`)).body).toMatchObject({ status: 'succeeded', amount_received: 1_000 })
  await one.gateway.work.runOnce()
  await two.gateway.work.runOnce()
  expect([...one.hooks, ...two.hooks].filter(({ type, body }) => type === 'payment_intent.succeeded' && body.includes(payment.id))).toHaveLength(1)
  expect(await one.broken()).toEqual([])
  await database.drop()
})
