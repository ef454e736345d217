import { expect, test } from 'vitest'
import { isSigned, sign } from '../modules/webhooks/index.ts'
import { TEST_CARDS } from '../providers/sandbox/test-cards.ts'
import { ownGateway } from './own-gateway.testing.ts'
import { ORIGIN, SHOP } from './test-gateway.ts'

const { db, shop } = await ownGateway()

test('[B7.12] a payment is opened, paid in the fields, retrieved and announced', async () => {
  const payment = await shop.open({ 'metadata[booking]': 'bok_1' })
  expect(payment).toMatchObject({
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount: 38_933,
    currency: 'usd',
    metadata: { booking: 'bok_1' },
  })
  const paid = await shop.pay(payment, '4242424242424242')
  expect(paid.body.result).toEqual({ status: 'succeeded', paymentId: payment.id })
  const seen = (await shop.get(`/v1/payment_intents/${payment.id}`)).body
  expect(seen).toMatchObject({ status: 'succeeded', amount_received: 38_933, next_action: null, last_payment_error: null })
  await shop.gateway.work.runOnce()
  const answer = shop.hooks.filter((one) => one.body.includes(payment.id))
  expect(answer.map((one) => one.type).sort()).toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded'])
  const hook = answer.find((one) => one.type === 'payment_intent.succeeded')
  expect(isSigned('whsec_sojourn', hook?.body ?? '', hook?.signature ?? '', shop.clock.nowMs())).toBe(true)
})

test.each(TEST_CARDS.map((card) => [card.number, card] as const))('[B7.12] the published test card %s behaves as published', async (number, card) => {
  const payment = await shop.open()
  let { result } = (await shop.pay(payment, number)).body
  // The bank does not ask where 3-D Secure is the merchant's choice.
  if (card.challenge !== 'never' && card.challenge !== 'on_request') {
    expect(result).toMatchObject({ status: 'action', url: expect.stringContaining(`${ORIGIN}/challenge/`) })
    await shop.challenge(result.url, 'complete')
    const headers = { 'api-key': 'pk_test_sojourn', origin: SHOP }
    result = (await shop.get(`/v1/payments/${payment.id}?client_secret=${payment.client_secret}`, headers)).body.result
  }
  if (!card.failure) expect(result.status).toBe('succeeded')
  else expect(result).toMatchObject({ status: 'declined', code: card.failure.code, declineCode: card.failure.declineCode, message: card.failure.message })
  const seen = (await shop.get(`/v1/payment_intents/${payment.id}`)).body
  expect(seen.status).toBe(card.failure ? 'requires_payment_method' : 'succeeded')
  expect(seen.last_payment_error?.code).toBe(card.failure?.code)
})

test.each([
  ['a number that fails its check digit', '4242424242424241', {}, 'incorrect_number'],
  ['a real card', '4111111111111111', {}, 'card_declined'],
  ['an expired card', '4242424242424242', { exp_year: 2020 }, 'expired_card'],
  ['a code of the wrong length', '4242424242424242', { cvc: '1234' }, 'invalid_cvc'],
])('%s is refused and leaves no trace', async (_name, number, card, code) => {
  const payment = await shop.open()
  const refused = await shop.pay(payment, number, card)
  expect(refused).toMatchObject({ status: 402, body: { error: { type: 'card_error', code } } })
  expect((await shop.get(`/v1/payment_intents/${payment.id}`)).body).toMatchObject({ status: 'requires_payment_method', latest_charge: null })
})

test('a declined card does not end the payment: the next one pays it', async () => {
  const payment = await shop.open()
  expect((await shop.pay(payment, '4000000000000002')).body.result.status).toBe('declined')
  expect((await shop.pay(payment, '5555555555554444')).body.result.status).toBe('succeeded')
})

test('a second click returns the state of the first one, and nothing is charged twice', async () => {
  const payment = await shop.open()
  const answers = await Promise.all([1, 2, 3].map(() => shop.pay(payment, '4242424242424242')))
  expect(answers.every(({ status, body }) => status === 200 && ['succeeded', 'processing'].includes(body.result.status))).toBe(true)
  expect((await shop.pay(payment, '4242424242424242')).body.result.status).toBe('succeeded')
  const rows = await db.pool.query(`select count(*)::int as n from gateway.charges where payment_id = '${payment.id}'`)
  expect(rows.rows[0].n).toBe(1)
})

test('after ten cards a payment takes no more', async () => {
  const payment = await shop.open()
  for (let i = 0; i < 10; i++) await shop.pay(payment, '4000000000000002')
  expect((await shop.pay(payment, '4242424242424242')).status).toBe(429)
})

test('[B3.4] a browser opens a payment only at the amount its merchant signed', async () => {
  const checksum = sign('sk_test_sojourn', 'ord_7.USD.PT.389.33.pk_test_sojourn', shop.clock.nowMs())
  const headers = { 'api-key': 'pk_test_sojourn', origin: SHOP }
  const order = { order_id: 'ord_7', currency: 'USD', country_code: 'PT', amount: 389.33, checksum, email: 'a@sojourn.test' }
  const opened = await shop.send('/v1/payments', order, headers)
  expect(opened.body.payment).toMatchObject({ status: 'requires_payment_method', amount: 38_933 })
  expect((await shop.send('/v1/payments', order, headers)).body.payment.id).toBe(opened.body.payment.id)
  expect((await shop.send('/v1/payments', { ...order, amount: 1 }, headers)).body.error.code).toBe('checksum_invalid')
  shop.clock.advance(15 * 60_000 + 1_000)
  expect((await shop.send('/v1/payments', order, headers)).body.error.code).toBe('checksum_invalid')
})

test('no card number and no security code is in the log or in any table', async () => {
  const payment = await shop.open({ customer: (await shop.post('/v1/customers', { email: 'a@sojourn.test' })).body.id })
  await shop.pay(payment, '4242424242424242', { cvc: '987' }, { save: true })
  const tables = await db.pool.query(`select table_name from information_schema.tables where table_schema = 'gateway'`)
  const dumps = await Promise.all(tables.rows.map(({ table_name }) => db.pool.query(`select row_to_json(t)::text as row from gateway.${table_name} t`)))
  const all = [...shop.lines, ...dumps.flatMap(({ rows }) => rows.map(({ row }) => row))].join('\n')
  expect(TEST_CARDS.filter(({ number }) => all.includes(number))).toEqual([])
  expect(/:\s*"987"/.test(all)).toBe(false)
})
