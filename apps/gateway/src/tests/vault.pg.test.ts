import { pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayMigrations } from '../create-gateway.ts'
import { testGateway } from './test-gateway.ts'

type Shop = ReturnType<typeof testGateway>
let database: Awaited<ReturnType<typeof pgDatabase>>
let nodes: readonly [Shop, Shop]

beforeAll(async () => {
  database = await pgDatabase(gatewayMigrations, { schema: 'gateway' })
  nodes = [testGateway(await database.open({ schema: 'gateway' })), testGateway(await database.open({ schema: 'gateway' }))]
})
afterAll(async () => {
  expect(await nodes[0].broken()).toEqual([])
  await database.drop()
})

const atOnce = <T>(count: number, work: (node: Shop, index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(nodes[index % 2] as Shop, index)))
const customer = async () => (await nodes[0].post('/v1/customers', { email: 'race@sojourn.test' })).body.id as string
const CARD = { 'card[number]': '4242424242424242', 'card[exp_month]': 4, 'card[exp_year]': 2030, 'card[cvc]': '123' }

test('of many who spend one token at once on two nodes, one gets the card', async () => {
  const token = (await nodes[0].post('/v1/tokens', CARD)).body.id
  const made = await atOnce(10, (node) => node.post('/v1/payment_methods', { type: 'card', 'card[token]': token }))
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('of many customers that one card is attached to at once, one keeps it', async () => {
  const method = (await nodes[0].post('/v1/payment_methods', { type: 'card', ...CARD })).body.id
  const customers = await Promise.all(Array.from({ length: 6 }, customer))
  const attached = await atOnce(6, (node, index) => node.post(`/v1/payment_methods/${method}/attach`, { customer: customers[index] as string }))
  expect(attached.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('cards saved, removed and made the default at the same time leave one existing default', async () => {
  const id = await customer()
  const saved = await atOnce(6, async (node) => (await node.post('/v1/payment_methods/pm_card_visa/attach', { customer: id })).body.id as string)
  await atOnce(12, (node, index) =>
    index % 3 === 0
      ? node.post(`/v1/customers/${id}`, { 'invoice_settings[default_payment_method]': saved[(index / 3) % 6] as string })
      : node.post(`/v1/payment_methods/${saved[index % 5]}/detach`),
  )
  const { data } = (await nodes[0].get(`/v1/customers/${id}/payment_methods`)).body
  const answer = (await nodes[0].get(`/v1/customers/${id}`)).body.invoice_settings.default_payment_method
  expect(data.map((one: { id: string }) => one.id)).toContain(answer)
})

test('two nodes that deliver at once send each event to each endpoint once', async () => {
  await nodes[0].post('/v1/webhook_endpoints', { url: 'https://books.example/hooks', 'enabled_events[]': 'customer.created' })
  for (let i = 0; i < 10; i++) await customer()
  await atOnce(8, (node) => node.gateway.work.runOnce())
  const answer = nodes.flatMap(({ hooks }) => hooks).filter(({ type, body }) => type === 'customer.created' && body.includes('race@sojourn.test'))
  const ids = answer.map(({ body, signature }) => `${JSON.parse(body).id} ${signature}`)
  expect(new Set(ids).size).toBe(ids.length)
})

test('evidence handed in twice at once closes a dispute once', async () => {
  const pay = { amount: 500, currency: 'usd', payment_method: 'pm_card_createDispute', confirm: 'true' }
  const intent = (await nodes[0].post('/v1/payment_intents', pay)).body
  const [dispute] = (await nodes[0].get(`/v1/disputes?payment_intent=${intent.id}`)).body.data
  const said = await atOnce(6, (node, index) =>
    node.post(`/v1/disputes/${dispute.id}`, { 'evidence[uncategorized_text]': index % 2 ? 'winning_evidence' : 'losing_evidence' }),
  )
  expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await nodes[0].get('/v1/events?type=charge.dispute.closed')).body.data).toHaveLength(1)
})
