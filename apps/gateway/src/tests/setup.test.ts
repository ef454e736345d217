import { expect, test } from 'vitest'
import { ownGateway } from './own-gateway.testing.ts'
import { SHOP } from './test-gateway.ts'

const { db, shop } = await ownGateway()

const customer = async (): Promise<string> => (await shop.post('/v1/customers', { email: 'member@sojourn.test' })).body.id
const cards = async (id: string) => (await shop.get(`/v1/payment_methods?customer=${id}&limit=100`)).body.data
const openSetup = async (fields: Record<string, string> = {}) => (await shop.post('/v1/setup_intents', fields)).body
const seen = async (id: string) => (await shop.get(`/v1/setup_intents/${id}`)).body
/** Saves a card typed into the fields; returns the customer, the setup and the card. */
async function keep(number: string, result: 'complete' | 'fail' = 'complete') {
  const id = await customer()
  const setup = await openSetup({ customer: id })
  const answer = (await shop.pay(setup, number)).body
  if (answer.result.status === 'action') await shop.challenge(answer.result.url, result)
  return { id, setup: await seen(setup.id), card: (await cards(id))[0], ask: answer }
}
const charge = (id: string, payment_method: string, more: Record<string, string> = {}) =>
  shop.post('/v1/payment_intents', { amount: 500, currency: 'usd', customer: id, payment_method, confirm: 'true', ...more })

test('[B7.12] a card is saved without any payment: opened by the server, typed in the fields, announced, and nothing is charged', async () => {
  const { id, setup, card } = await keep('4242424242424242')
  expect(setup).toMatchObject({
    object: 'setup_intent',
    status: 'succeeded',
    customer: id,
    usage: 'off_session',
    payment_method: card.id,
    last_setup_error: null,
  })
  expect(setup.client_secret).toMatch(new RegExp(`^${setup.id}_secret_`))
  await shop.gateway.work.runOnce()
  expect(
    shop.hooks
      .filter(({ body }) => body.includes(setup.id))
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['setup_intent.created', 'setup_intent.succeeded'])
  expect((await shop.get(`/v1/charges?customer=${id}`)).body.data).toEqual([])
})

test('[B4.4] price 0 is initialised with no charge: a setup takes no money, and no charge of it can be refunded', async () => {
  const { setup } = await keep('4242424242424242')
  expect((await shop.post('/v1/refunds', { payment_intent: setup.id })).status).toBe(400)
  const rows = await db.pool.query('select amount_minor::int as minor, received_minor::int as received from gateway.payment_intents where payment_id = $1', [
    setup.id,
  ])
  expect(rows.rows).toEqual([{ minor: 0, received: 0 }])
  expect((await shop.post('/v1/payment_intents', { amount: 0, currency: 'usd', customer: await customer(), setup_future_usage: 'off_session' })).status).toBe(
    400,
  )
})

test('a card that asks until it is set up asks once, and afterwards pays while its holder is away', async () => {
  const { id, setup, card, ask: answer } = await keep('4000002500003155')
  expect(answer.result.status).toBe('action')
  expect(setup.status).toBe('succeeded')
  expect((await charge(id, card.id, { off_session: 'true' })).body.status).toBe('succeeded')
})

test('a card that always asks is declined while its holder is away, and is asked when they are there', async () => {
  const { id, card } = await keep('4000002760003184')
  const away = await charge(id, card.id, { off_session: 'true' })
  expect(away).toMatchObject({ status: 402, body: { error: { type: 'card_error', code: 'authentication_required', decline_code: 'authentication_required' } } })
  expect(away.body.error.payment_method).toMatchObject({ id: card.id, object: 'payment_method' })
  expect(away.body.error.payment_intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code: 'authentication_required' } })
  const back = await shop.post(`/v1/payment_intents/${away.body.error.payment_intent.id}/confirm`, { payment_method: card.id })
  expect(back.body.status).toBe('requires_action')
})

test('where no step of the payer is wanted, a card that asks for one is declined', async () => {
  const { id, card } = await keep('4000002760003184')
  expect((await charge(id, card.id, { error_on_requires_action: 'true' })).body.error.code).toBe('authentication_required')
})

test('a card that attaches may fail to pay', async () => {
  const { id, setup, card } = await keep('4000000000000341')
  expect(setup.status).toBe('succeeded')
  expect(await charge(id, card.id)).toMatchObject({ status: 402, body: { error: { code: 'card_declined' } } })
})

test('a declined card is not saved, the reason is given, and another one may be saved', async () => {
  const { id, setup } = await keep('4000000000000002')
  expect(setup).toMatchObject({ status: 'requires_payment_method', last_setup_error: { type: 'card_error', code: 'card_declined' } })
  expect(await cards(id)).toEqual([])
  expect((await shop.pay(setup, '4242424242424242')).body.result.status).toBe('succeeded')
  expect((await cards(id)).map((one: { card: { last4: string } }) => one.card.last4)).toEqual(['4242'])
})

test('failed 3-D Secure saves nothing, and is reported as failed', async () => {
  const { id, setup } = await keep('4000002500003155', 'fail')
  expect(setup).toMatchObject({ status: 'requires_payment_method', next_action: null })
  expect(await cards(id)).toEqual([])
  const types = (await shop.get('/v1/events?limit=100')).body.data.filter((one: { data: { object: { id: string } } }) => one.data.object.id === setup.id)
  expect(types.map((one: { type: string }) => one.type).sort()).toEqual(['setup_intent.created', 'setup_intent.requires_action', 'setup_intent.setup_failed'])
})

test('an unanswered challenge of a setup expires, and another card may be tried', async () => {
  const setup = await openSetup({ customer: await customer() })
  await shop.pay(setup, '4000002500003155')
  shop.clock.advance(10 * 60_000)
  await shop.gateway.work.runOnce()
  expect((await seen(setup.id)).status).toBe('requires_payment_method')
  expect((await shop.pay(setup, '4242424242424242')).body.result.status).toBe('succeeded')
})

test('a server sets a published card up on its own, in one call', async () => {
  const id = await customer()
  const made = await shop.post('/v1/setup_intents', { customer: id, payment_method: 'pm_card_visa', confirm: 'true', 'metadata[member]': 'm_1' })
  expect(made.body).toMatchObject({ status: 'succeeded', metadata: { member: 'm_1' } })
  expect(await cards(id)).toHaveLength(1)
})

test('a refused card is shown with its setup', async () => {
  const refused = await shop.post('/v1/setup_intents', { customer: await customer(), payment_method: 'pm_card_chargeDeclined', confirm: 'true' })
  expect(refused).toMatchObject({ status: 402, body: { error: { type: 'card_error', code: 'card_declined' } } })
  expect(refused.body.error.setup_intent).toMatchObject({ object: 'setup_intent', status: 'requires_payment_method' })
})

test('a setup is changed, listed and cancelled; cancelled, it saves no card', async () => {
  const id = await customer()
  const setup = await openSetup({ customer: id, usage: 'on_session' })
  expect((await shop.post(`/v1/setup_intents/${setup.id}`, { description: 'A card for later' })).body).toMatchObject({
    description: 'A card for later',
    usage: 'on_session',
  })
  expect((await shop.get(`/v1/setup_intents?customer=${id}`)).body.data.map((one: { id: string }) => one.id)).toEqual([setup.id])
  const canceled = await shop.post(`/v1/setup_intents/${setup.id}/cancel`, { cancellation_reason: 'abandoned' })
  expect(canceled.body).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
  expect((await shop.pay(setup, '4242424242424242')).body.result.status).toBe('declined')
  expect((await shop.post(`/v1/setup_intents/${setup.id}/cancel`)).body.error.code).toBe('setup_intent_unexpected_state')
})

test('payments and setups do not answer to each other’s calls', async () => {
  const [setup, payment] = [await openSetup(), await shop.open()]
  const missing = [`/v1/payment_intents/${setup.id}`, `/v1/setup_intents/${payment.id}`]
  for (const path of missing) expect((await shop.get(path)).status).toBe(404)
  for (const path of [`/v1/payment_intents/${setup.id}/confirm`, `/v1/payment_intents/${setup.id}/capture`, `/v1/setup_intents/${payment.id}/cancel`]) {
    expect((await shop.post(path)).status).toBe(404)
  }
  const headers = { 'api-key': 'pk_test_sojourn', origin: SHOP }
  expect((await shop.get(`/v1/payments/${setup.id}?client_secret=${setup.client_secret}`, headers)).body.payment).toMatchObject({ id: setup.id, amount: 0 })
  expect((await shop.get(`/v1/payments/${setup.id}?client_secret=${payment.client_secret}`, headers)).status).toBe(404)
})
