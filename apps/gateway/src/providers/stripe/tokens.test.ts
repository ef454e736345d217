import { fakeClock, testDb } from '@sojourn/testing'
import { beforeAll, expect, test } from 'vitest'
import { gatewayMigrations } from '../../create-gateway.ts'
import { NOW, ORIGIN, SHOP, testGateway } from '../../tests/test-gateway.ts'
import { openFarBank } from './far-bank.testing.ts'

let bank: Awaited<ReturnType<typeof openFarBank>>
let shop: ReturnType<typeof testGateway>
const clock = fakeClock(NOW)

beforeAll(async () => {
  const db = await testDb(gatewayMigrations, { schema: 'gateway' })
  bank = await openFarBank(clock)
  // As in production: numbers never cross, Stripe's field has given us a token.
  const { rawCards: _never, ...stripe } = bank.stripe
  shop = testGateway(db, { clock, stripe })
  return async () => {
    expect(await shop.broken()).toEqual([])
    await bank.close()
    await db.close()
  }
})

const tokenOf = async (number: string): Promise<string> => {
  const card = { type: 'card', 'card[number]': number, 'card[exp_month]': 4, 'card[exp_year]': 2030, 'card[cvc]': '123' }
  return (await bank.far.post('/v1/payment_methods', card)).body.id
}
/** As the page with Stripe's element does it. */
const payBy = async (payment: { id: string; client_secret: string }, token: string, save = false) =>
  (
    await shop.send(
      `/v1/payments/${payment.id}/confirm`,
      { client_secret: payment.client_secret, provider_method: token, save, return_origin: SHOP },
      { 'api-key': 'pk_test_sojourn', origin: ORIGIN },
    )
  ).body
const pass = async (url: string) => {
  const { headers } = await shop.ask(new Request(url, { headers: { 'sec-fetch-dest': 'document' } }))
  await bank.far.challenge(headers.get('location') ?? '', 'complete')
}
const seen = async (id: string) => (await shop.get(`/v1/payment_intents/${id}`)).body

test("a card typed into Stripe's own field pays by its token, and is shown by its facts", async () => {
  const payment = await shop.open()
  expect((await payBy(payment, await tokenOf('5555555555554444'))).result.status).toBe('succeeded')
  const { latest_charge } = await seen(payment.id)
  const charge = (await shop.get(`/v1/charges/${latest_charge}`)).body
  expect(charge.payment_method_details.card).toMatchObject({ brand: 'mastercard', last4: '4444', exp_month: 4, exp_year: 2030 })
})

test('a declined one says why, and an unknown token is refused', async () => {
  const payment = await shop.open()
  expect((await payBy(payment, await tokenOf('4000000000009995'))).result).toMatchObject({ status: 'declined', declineCode: 'insufficient_funds' })
  expect((await payBy(payment, 'pm_of_nobody')).error.code).toBe('resource_missing')
  expect((await seen(payment.id)).status).toBe('requires_payment_method')
})

test('saved with 3-D Secure once, it pays again without its holder', async () => {
  const customer = (await shop.post('/v1/customers', { email: 'nora@sojourn.test' })).body.id
  const first = await shop.open({ customer })
  const { result } = await payBy(first, await tokenOf('4000002500003155'), true)
  expect(result.status).toBe('action')
  await pass(result.url)
  await shop.ask(new Request(`${ORIGIN}/return/${first.id}`))
  expect((await seen(first.id)).status).toBe('succeeded')
  const [saved] = (await shop.get(`/v1/payment_methods?customer=${customer}`)).body.data
  expect(saved).toMatchObject({ card: { brand: 'visa', last4: '3155' } })
  const again = await shop.open({ customer, payment_method: saved.id, confirm: 'true', off_session: 'true' })
  expect(again.status).toBe('succeeded')
  // There too it belongs to a customer, who has no name.
  const customers = (await bank.far.get('/v1/customers')).body.data
  expect(customers).toMatchObject([{ email: null, name: null }])
})

test('a challenge that the shop asks for is asked for at Stripe, of a holder who is there', async () => {
  const card = { 'payment_method_options[card][request_three_d_secure]': 'any' }
  const payment = await shop.open(card)
  const { result } = await payBy(payment, await tokenOf('4000000000003055'))
  expect(result.status).toBe('action')
  expect((await bank.far.get('/v1/payment_intents')).body.data[0].payment_method_options.card).toMatchObject({ request_three_d_secure: 'challenge' })
  await pass(result.url)
  await shop.ask(new Request(`${ORIGIN}/return/${payment.id}`))
  expect((await seen(payment.id)).status).toBe('succeeded')
})

test('a number that came in all the same goes nowhere', async () => {
  const payment = await shop.open()
  expect((await shop.pay(payment, '4242424242424242')).body.error).toMatchObject({ type: 'card_error', code: 'card_data_refused' })
  expect((await seen(payment.id)).status).toBe('requires_payment_method')
})
