import { expect, test } from 'vitest'
import { ownGateway } from './own-gateway.testing.ts'
import { SHOP } from './test-gateway.ts'

const { db, shop } = await ownGateway()

const customer = async (): Promise<string> => (await shop.post('/v1/customers', { email: 'member@sojourn.test' })).body.id
const cards = async (id: string) => (await shop.get(`/v1/payment_methods?customer=${id}&limit=100`)).body.data

test('[B7.12] a card that paid and was saved is listed for its customer, and pays the next time without its number', async () => {
  const id = await customer()
  await shop.pay(await shop.open({ customer: id }), '4242424242424242', {}, { save: true })
  const [card] = await cards(id)
  expect(card).toMatchObject({ object: 'payment_method', type: 'card', customer: id, card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 } })
  const next = await shop.post('/v1/payment_intents', {
    amount: 500,
    currency: 'usd',
    customer: id,
    payment_method: card.id,
    confirm: 'true',
    off_session: 'true',
  })
  expect(next.body).toMatchObject({ status: 'succeeded', payment_method: card.id })
})

test('[A4.10] a payment that names a saved card waits for its confirmation, and is paid only by it', async () => {
  const id = await customer()
  const method = await shop.gateway.seed.savedCard({
    merchantId: 'mer_sojourn',
    customerId: id,
    number: '5555555555554444',
    expMonth: 11,
    expYear: 2028,
    name: 'Nora',
  })
  const payment = await shop.open({ customer: id, payment_method: method })
  expect(payment).toMatchObject({ status: 'requires_confirmation', amount_received: 0 })
  expect((await shop.post(`/v1/payment_intents/${payment.id}/confirm`)).body.status).toBe('succeeded')
})

test('[B7.12] a payer pays with a saved card from the shop, never with another customer’s', async () => {
  const [mine, yours] = [await customer(), await customer()]
  const seed = { merchantId: 'mer_sojourn', number: '4242424242424242', expMonth: 8, expYear: 2029, name: 'Nora' }
  const method = await shop.gateway.seed.savedCard({ ...seed, customerId: mine })
  const other = await shop.gateway.seed.savedCard({ ...seed, customerId: yours })
  const payment = await shop.open({ customer: mine })
  const headers = { 'api-key': 'pk_test_sojourn', origin: SHOP }
  const payWith = (payment_method: string) => shop.send(`/v1/payments/${payment.id}/confirm`, { client_secret: payment.client_secret, payment_method }, headers)
  expect((await payWith(other)).status).toBe(404)
  expect((await payWith(method)).body.result.status).toBe('succeeded')
})

test('a declined card is not saved, and its number is erased', async () => {
  const id = await customer()
  await shop.pay(await shop.open({ customer: id }), '4000000000000002', {}, { save: true })
  expect(await cards(id)).toEqual([])
  const rows = await db.pool.query(`select count(*)::int as n from gateway.payment_methods where last4 = '0002' and sealed is not null`)
  expect(rows.rows[0].n).toBe(0)
})

test('a card saved again, by a payment or a SetupIntent, stays beside the earlier one, as Stripe does', async () => {
  const id = await customer()
  for (const exp_year of [2029, 2031]) await shop.pay(await shop.open({ customer: id }), '4242424242424242', { exp_year }, { save: true })
  const setup = { customer: id, payment_method: 'pm_card_visa', confirm: 'true', usage: 'off_session', return_url: `${SHOP}/back` }
  expect((await shop.post('/v1/setup_intents', setup)).body.status).toBe('succeeded')
  const saved = await cards(id)
  expect(saved.slice(1).map((one: { card: { exp_year: number } }) => one.card.exp_year)).toEqual([2031, 2029])
  for (const card of saved) expect((await shop.get(`/v1/payment_methods/${card.id}`)).body.customer).toBe(id)
  await shop.post(`/v1/payment_methods/${saved[0].id}/detach`)
  expect(await cards(id)).toHaveLength(2)
})

test('[C2.13] a renewal charges the card that it names, though the same number was saved again, and nothing once that is taken away', async () => {
  const [id, stranger] = [await customer(), await customer()]
  const save = async (exp_year: number) => {
    await shop.pay(await shop.open({ customer: id }), '4242424242424242', { exp_year }, { save: true })
    return (await cards(id))[0].id as string
  }
  const agreedTo = await save(2029)
  const between = await save(2030)
  const saved = await save(2031)
  let renewals = 0
  const renew = async (payment_method: string, of = id) => {
    const name = `${of}:${++renewals}`
    const charge = { amount: 990, currency: 'usd', customer: of, payment_method, off_session: 'true', confirm: 'true', 'metadata[order_id]': name }
    return shop.post('/v1/payment_intents', charge, { 'idempotency-key': name })
  }
  for (const named of [agreedTo, between, saved])
    expect(await renew(named)).toMatchObject({ status: 200, body: { status: 'succeeded', payment_method: named } })
  expect((await renew(agreedTo, stranger)).status).toBe(404)
  await shop.post(`/v1/payment_methods/${agreedTo}/detach`)
  expect((await renew(agreedTo)).body.error).toMatchObject({ type: 'invalid_request_error' })
})

test('a demo card that two nodes put in at once is one card', async () => {
  const customerId = await customer()
  const seed = { merchantId: 'mer_sojourn', customerId, number: '4242424242424242', expMonth: 8, expYear: 2029, name: 'Nora' }
  const ids = await Promise.all([1, 2, 3].map(() => shop.gateway.seed.savedCard(seed)))
  expect((await cards(customerId)).map(({ id }: { id: string }) => id)).toEqual([...new Set(ids)])
})

test('a card cannot be saved without a customer', async () => {
  const refused = await shop.pay(await shop.open(), '4242424242424242', {}, { save: true })
  expect(refused.body.error).toMatchObject({ param: 'customer' })
})

const CHALLENGED = '4000000000003220'
const defaultOf = async (id: string) => (await shop.get(`/v1/customers/${id}`)).body.invoice_settings.default_payment_method

test('[A7.2] a card that its holder deletes while the bank asks stays deleted, though it pays', async () => {
  const id = await customer()
  await shop.challenge((await shop.pay(await shop.open({ customer: id }), CHALLENGED, {}, { save: true })).body.result.url, 'complete')
  const [card] = await cards(id)
  const confirmed = { customer: id, payment_method: card.id, setup_future_usage: 'off_session', confirm: 'true', return_url: `${SHOP}/back` }
  const payment = await shop.open(confirmed)
  await shop.post(`/v1/payment_methods/${card.id}/detach`)
  await shop.challenge(payment.next_action.redirect_to_url.url, 'complete')
  expect((await shop.get(`/v1/payment_intents/${payment.id}`)).body.status).toBe('succeeded')
  expect([await cards(id), await defaultOf(id)]).toEqual([[], null])
})

test('[B7.12] the same card saved again while the older one is at the bank is the one that counts', async () => {
  const id = await customer()
  await shop.challenge((await shop.pay(await shop.open({ customer: id }), CHALLENGED, {}, { save: true })).body.result.url, 'complete')
  const [older] = await cards(id)
  const payment = await shop.open({ customer: id, payment_method: older.id, setup_future_usage: 'off_session', confirm: 'true', return_url: `${SHOP}/back` })
  await shop.challenge((await shop.pay(await shop.open({ customer: id }), CHALLENGED, {}, { save: true })).body.result.url, 'complete')
  const [newer] = await cards(id)
  await shop.challenge(payment.next_action.redirect_to_url.url, 'complete')
  expect((await cards(id)).map((card: { id: string }) => card.id)).toEqual([newer.id, older.id])
  expect(await defaultOf(id)).toBe(newer.id)
})
