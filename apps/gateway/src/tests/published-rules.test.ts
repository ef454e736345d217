import { expect, test } from 'vitest'
import { ownGateway } from './own-gateway.testing.ts'

const { shop } = await ownGateway()
const open = (amount: number, currency: string, more: Record<string, string> = {}) => shop.post('/v1/payment_intents', { amount, currency, ...more })

test.each([
  ['usd', 49, 50],
  ['eur', 49, 50],
  ['gbp', 29, 30],
  ['jpy', 49, 50],
  ['huf', 17_499, 17_500],
  ['mxn', 999, 1_000],
  ['czk', 1_499, 1_500],
  ['hkd', 399, 400],
  ['aed', 199, 200],
])('[C4.6] %s are charged from the published minimum on: %i is too small, %i is not', async (currency, less, least) => {
  expect((await open(less, currency)).body.error).toMatchObject({ code: 'amount_too_small', param: 'amount' })
  expect((await open(least, currency)).body).toMatchObject({ amount: least, currency })
})

test('[C4.6] a refused amount is told in the decimals of its currency, and what a number must keep to in words', async () => {
  expect((await open(49, 'usd')).body.error.message).toBe('Amount must be at least 0.50 usd.')
  expect((await open(49, 'jpy')).body.error.message).toBe('Amount must be at least 50 jpy.')
  expect((await open(-5, 'usd')).body.error.message).toBe('Invalid amount: this value must be greater than or equal to 0')
})

test.each([
  ['usd', 99_999_999],
  ['jpy', 99_999_999],
  ['isk', 99_999_900],
  ['idr', 999_999_999_999],
])('[C4.6] %s are charged up to the published digits', async (currency, most) => {
  expect((await open(most, currency)).body).toMatchObject({ amount: most, currency })
  expect((await open(currency === 'idr' ? most * 10 : most + 100, currency)).status).toBe(400)
})

test.each([
  ['isk', 12_345, 12_300],
  ['ugx', 500_001, 500_000],
  ['kwd', 119_431, 119_430],
])('[C4.6] %s are charged in the decimals they have: not %i, but %i', async (currency, odd, whole) => {
  expect((await open(odd, currency)).body.error).toMatchObject({ code: 'parameter_invalid_integer', param: 'amount' })
  const paid = (await open(whole, currency, { payment_method: 'pm_card_visa', confirm: 'true' })).body
  expect(paid).toMatchObject({ status: 'succeeded', amount: whole, amount_received: whole })
  expect((await shop.post('/v1/refunds', { payment_intent: paid.id, amount: odd - whole })).status).toBe(400)
  expect((await shop.post('/v1/refunds', { payment_intent: paid.id })).body).toMatchObject({ amount: whole, currency, status: 'succeeded' })
})

test('[C4.6] a part of what is held may be less than the least that is charged', async () => {
  const held = (await open(900, 'usd', { capture_method: 'manual', payment_method: 'pm_card_visa', confirm: 'true' })).body
  expect((await shop.post(`/v1/payment_intents/${held.id}/capture`, { amount_to_capture: 20 })).body).toMatchObject({
    status: 'succeeded',
    amount_received: 20,
  })
})

test.each(['nobody', 'a b@c.test', 'a@b', '<a@b.test>', '@b.test'])('%s is no e-mail, wherever one is sent', async (email) => {
  for (const [path, fields] of [
    ['/v1/customers', { email }],
    ['/v1/payment_intents', { amount: 900, currency: 'usd', receipt_email: email }],
  ] as const)
    expect((await shop.post(path, fields)).body.error, path).toMatchObject({ code: 'email_invalid' })
})

test('a webhook endpoint asks for events that there are', async () => {
  const ask = (type: string) => shop.post('/v1/webhook_endpoints', { url: 'https://shop.test/hook', 'enabled_events[0]': type })
  for (const type of ['charge.refunded', '*', 'payment_intent.succeeded']) expect((await ask(type)).status, type).toBe(200)
  for (const type of ['charge.eaten', 'payment_intent', 'charge.*']) expect((await ask(type)).body.error, type).toMatchObject({ param: 'enabled_events[0]' })
})

test('a card’s statement has a suffix of letters and plain signs, and no descriptor', async () => {
  expect((await open(900, 'usd', { statement_descriptor: 'SOJOURN' })).body.error).toMatchObject({ param: 'statement_descriptor' })
  for (const statement_descriptor_suffix of ['<b>', 'A*B', '1234', 'A"B'])
    expect((await open(900, 'usd', { statement_descriptor_suffix })).body.error, statement_descriptor_suffix).toMatchObject({
      param: 'statement_descriptor_suffix',
    })
  expect((await open(900, 'usd', { statement_descriptor_suffix: 'LISBOA 2' })).status).toBe(200)
})

test('a list goes one way, a confirmation’s words come with one, and a search is no id', async () => {
  expect((await shop.get('/v1/payment_intents?starting_after=pi_1&ending_before=pi_2')).status).toBe(400)
  expect((await open(900, 'usd', { return_url: 'https://shop.test/' })).body.error).toMatchObject({ param: 'return_url' })
  expect((await shop.post('/v1/setup_intents', { return_url: 'https://shop.test/' })).body.error).toMatchObject({ param: 'return_url' })
  for (const things of ['customers', 'payment_intents', 'charges'])
    expect((await shop.get(`/v1/${things}/search?query=x`)).body.error.message, things).toMatch(/^Unrecognized request URL/)
})

test('no error shows how it was found', async () => {
  const answers = await Promise.all([
    open(1, 'us'),
    shop.post('/v1/payment_intents', { amount: 'a lot', currency: 'usd' }),
    shop.post('/v1/payment_intents', { amount: 900, currency: 'usd', confirm: 'perhaps' }),
    shop.post('/v1/payment_methods', { type: 'card', 'card[number]': '4242424242424242', 'card[exp_month]': 4, 'card[exp_year]': 2030, 'card[cvc]': '12345' }),
    shop.get('/v1/payment_intents?limit=many'),
    shop.post('/v1/customers', { email: 'x' }),
  ])
  for (const { status, body } of answers) {
    expect(status).toBe(400)
    expect(body.error.message).not.toMatch(/pattern|regex|[\\^$]|Invalid input/)
  }
})
