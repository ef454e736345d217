import type { Db } from '@sojourn/db'
import { testDb } from '@sojourn/testing'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayMigrations } from '../create-gateway.ts'
import { testGateway } from './test-gateway.ts'

let db: Db
let shop: ReturnType<typeof testGateway>
let stripe: Stripe

beforeAll(async () => {
  db = await testDb(gatewayMigrations, { schema: 'gateway' })
  shop = testGateway(db)
  const fetch = (input: string | URL | Request, init?: RequestInit) => shop.gateway.fetch(new Request(input, init))
  stripe = new Stripe('sk_test_sojourn', {
    host: 'pay.test',
    httpClient: Stripe.createFetchHttpClient(fetch as typeof globalThis.fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  })
})
afterAll(async () => {
  expect(await shop.broken()).toEqual([])
  await db.close()
})

const pay = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 1_000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true, ...more })
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(() => null).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Stripe.errors.StripeError)
  return error as InstanceType<typeof Stripe.errors.StripeError>
}

test('what is sent along with a payment is returned again, by the payment and by its charge', async () => {
  const shipping = { name: 'Nora Andrade', address: { line1: 'Rua 1', city: 'Lisboa', postal_code: '1100', country: 'PT' } }
  const sent = {
    receipt_email: 'nora@sojourn.test',
    statement_descriptor_suffix: 'LISBOA',
    transfer_group: 'trip_1',
    shipping,
  }
  const paid = await pay({ ...sent, description: 'Two nights', metadata: { room: '4' }, payment_method_options: { card: { request_three_d_secure: 'any' } } })
  expect(paid).toMatchObject({ ...sent, status: 'succeeded', description: 'Two nights', metadata: { room: '4' } })
  expect(paid.payment_method_options?.card).toMatchObject({ request_three_d_secure: 'any' })
  const charge = await stripe.charges.retrieve(paid.latest_charge as string)
  expect(charge).toMatchObject({
    ...sent,
    payment_intent: paid.id,
    paid: true,
    captured: true,
    outcome: { type: 'authorized', network_status: 'approved_by_network' },
  })
  expect(charge.payment_method_details?.card).toMatchObject({
    brand: 'visa',
    last4: '4242',
    funding: 'credit',
    country: 'US',
    network: 'visa',
    three_d_secure: null,
  })
  expect((paid as unknown as { charges: { data: unknown[] } }).charges.data).toMatchObject([{ id: charge.id }])
})

test('a declined card is an error with its payment, its charge and its card', async () => {
  const error = await refusal(pay({ payment_method: 'pm_card_chargeDeclinedInsufficientFunds' }))
  expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code: 'card_declined', decline_code: 'insufficient_funds' })
  const {
    charge,
    payment_intent: intent,
    payment_method: method,
    doc_url,
  } = error.raw as unknown as { charge: string; payment_intent: unknown; payment_method: unknown; doc_url: string }
  expect(doc_url).toContain('card-declined')
  expect(intent).toMatchObject({ status: 'requires_payment_method', latest_charge: charge, last_payment_error: { charge, decline_code: 'insufficient_funds' } })
  expect(method).toMatchObject({ object: 'payment_method', card: { last4: '9995' } })
  expect(await stripe.charges.retrieve(charge)).toMatchObject({
    status: 'failed',
    paid: false,
    failure_code: 'card_declined',
    outcome: { reason: 'insufficient_funds' },
  })
})

test.each([
  ['no amount', { amount: undefined }, 'parameter_missing', 'amount'],
  ['nothing', { amount: 0 }, 'parameter_invalid_integer', 'amount'],
  ['a currency nobody takes', { currency: 'xxx' }, 'parameter_invalid_enum', 'currency'],
  ['a third decimal that is not 0', { amount: 1_001, currency: 'kwd' }, 'parameter_invalid_integer', 'amount'],
  ['a parameter nobody knows', { colour: 'red' }, 'parameter_unknown', 'colour'],
  ['a customer who is not there', { customer: 'cus_none' }, 'resource_missing', 'customer'],
  ['a card that is not there', { payment_method: 'pm_none' }, 'resource_missing', 'payment_method'],
  ['a card saved for nobody', { setup_future_usage: 'off_session' as const }, 'parameter_missing', 'customer'],
])('%s is a request that cannot be done, with the parameter named', async (_name, more, code, param) => {
  expect(await refusal(pay(more as Partial<Stripe.PaymentIntentCreateParams>))).toMatchObject({ type: 'StripeInvalidRequestError', code, param })
})

test.each([
  ['usd', 50],
  ['jpy', 60_500],
  ['kwd', 119_430],
])('%s is charged in its own smallest units', async (currency, amount) => {
  expect(await pay({ currency, amount })).toMatchObject({ currency, amount, amount_received: amount })
})

test('a card is charged in one call, as clients from before payment intents do', async () => {
  const charge = (more: Stripe.ChargeCreateParams) => stripe.charges.create({ amount: 900, currency: 'eur', ...more })
  expect(await charge({ source: 'tok_visa', metadata: { room: '4' } })).toMatchObject({
    object: 'charge',
    amount: 900,
    captured: true,
    status: 'succeeded',
    metadata: { room: '4' },
  })
  const held = await charge({ source: 'tok_mastercard', capture: false })
  expect(held).toMatchObject({ captured: false, paid: true })
  expect(await stripe.charges.capture(held.id, { amount: 400 })).toMatchObject({ captured: true, amount_captured: 400 })
  const customer = await stripe.customers.create({})
  expect(await refusal(charge({ customer: customer.id }))).toMatchObject({ code: 'parameter_missing', param: 'source' })
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: card.id } })
  expect(await charge({ customer: customer.id })).toMatchObject({ customer: customer.id, payment_method: card.id, status: 'succeeded' })
  expect(await refusal(charge({ source: 'tok_chargeDeclined' }))).toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    charge: expect.stringMatching(/^ch_/),
  })
  expect(await refusal(charge({ source: 'tok_threeDSecure2Required' }))).toMatchObject({ statusCode: 402, code: 'authentication_required' })
})

test('a key with another request is recognised, and a wrong one is refused', async () => {
  await pay({}).then(() => stripe.paymentIntents.create({ amount: 50, currency: 'usd' }, { idempotencyKey: 'once' }))
  expect((await refusal(stripe.paymentIntents.create({ amount: 60, currency: 'usd' }, { idempotencyKey: 'once' }))).type).toBe('StripeIdempotencyError')
  expect((await refusal(stripe.paymentIntents.list({}, { apiKey: 'sk_test_wrong' }))).type).toBe('StripeAuthenticationError')
})

test('a payment is changed before it is paid; after that only its notes are', async () => {
  const open = await stripe.paymentIntents.create({ amount: 1_000, currency: 'usd', metadata: { a: '1', b: '2' } })
  expect(await stripe.paymentIntents.update(open.id, { amount: 900, metadata: { a: '', c: '3' } })).toMatchObject({ amount: 900, metadata: { b: '2', c: '3' } })
  await stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_mastercard', receipt_email: 'a@sojourn.test' })
  expect(await stripe.paymentIntents.update(open.id, { description: 'Paid', metadata: '' })).toMatchObject({
    description: 'Paid',
    metadata: {},
    receipt_email: 'a@sojourn.test',
  })
  expect((await refusal(stripe.paymentIntents.update(open.id, { amount: 60 }))).code).toBe('payment_intent_unexpected_state')
})

test('lists are filtered and walked in both directions, and run to their end', async () => {
  const { id: customer } = await stripe.customers.create({ email: 'list@sojourn.test' })
  const made: string[] = []
  for (let i = 1; i <= 5; i++) {
    made.unshift((await pay({ customer, amount: 100 + i })).id)
    shop.clock.advance(1_000)
  }
  const ids = (list: { data: { id: string }[] }) => list.data.map(({ id }) => id)
  const first = await stripe.paymentIntents.list({ customer, limit: 2 })
  expect([ids(first), first.has_more]).toEqual([made.slice(0, 2), true])
  expect(ids(await stripe.paymentIntents.list({ customer, ending_before: made[3] as string, limit: 2 }))).toEqual(made.slice(1, 3))
  const since = Math.floor(shop.clock.nowMs() / 1000) - 2
  expect(ids(await stripe.paymentIntents.list({ customer, created: { gte: since } }))).toEqual(made.slice(0, 2))
  const walked: string[] = []
  for await (const { payment_intent } of stripe.charges.list({ customer, limit: 2 })) walked.push(payment_intent as string)
  expect(walked).toEqual(made)
  expect((await refusal(stripe.paymentIntents.list({ limit: 101 }))).param).toBe('limit')
})

test('refunds are made, noted, listed, retrieved and, while they are pending, cancelled', async () => {
  const paid = await pay()
  const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 400, reason: 'requested_by_customer', metadata: { why: 'rain' } })
  expect(refund).toMatchObject({ object: 'refund', amount: 400, status: 'succeeded', charge: paid.latest_charge, reason: 'requested_by_customer' })
  expect((await stripe.refunds.update(refund.id, { metadata: { why: 'storm' } })).metadata).toEqual({ why: 'storm' })
  expect((await refusal(stripe.refunds.cancel(refund.id))).statusCode).toBe(400)
  const charge = await stripe.charges.retrieve(paid.latest_charge as string)
  expect(charge).toMatchObject({ amount_refunded: 400, refunded: false, refunds: { data: [{ id: refund.id }] } })
  const slow = await pay({ payment_method: 'pm_card_pendingRefund' })
  const pending = await stripe.refunds.create({ charge: slow.latest_charge as string })
  expect(pending.status).toBe('pending')
  expect((await stripe.refunds.cancel(pending.id)).status).toBe('canceled')
  expect((await stripe.charges.retrieve(slow.latest_charge as string)).amount_refunded).toBe(0)
  expect((await stripe.refunds.list({ charge: slow.latest_charge as string })).data.map(({ status }) => status)).toEqual(['canceled'])
  const events = (await stripe.events.list({ limit: 100 })).data.filter(({ data }) => [refund.id, charge.id].includes((data.object as { id: string }).id))
  expect(events.map(({ type }) => type).sort()).toEqual(['charge.refund.updated', 'charge.refunded', 'charge.succeeded', 'refund.created', 'refund.updated'])
})

test('a refund that the bank sends back is reported as failed', async () => {
  const paid = await pay({ payment_method: 'pm_card_refundFail' })
  const refund = await stripe.refunds.create({ payment_intent: paid.id })
  shop.clock.advance(60_000)
  await shop.gateway.work.runOnce()
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' })
  expect((await stripe.events.list({ type: 'refund.failed' })).data).toHaveLength(1)
})

test('a charge has notes of its own', async () => {
  const paid = await pay({ description: 'Two nights', metadata: { room: '4' } })
  const id = paid.latest_charge as string
  expect(await stripe.charges.update(id, { description: 'Kept', metadata: { seen: 'yes' } })).toMatchObject({
    description: 'Kept',
    metadata: { room: '4', seen: 'yes' },
  })
  expect(await stripe.paymentIntents.retrieve(paid.id)).toMatchObject({ description: 'Two nights', metadata: { room: '4' } })
})

test('a card sent as data pays once', async () => {
  const card = { number: '4242424242424242', exp_month: 4, exp_year: 2030, cvc: '123' }
  const paid = await pay({ payment_method: undefined, payment_method_data: { type: 'card', card } as never })
  expect(paid.status).toBe('succeeded')
  expect((await refusal(pay({ payment_method: paid.payment_method as string }))).statusCode).toBeGreaterThanOrEqual(400)
})

test('3-D Secure is reported as a redirect, and on the charge', async () => {
  const asked = await pay({ payment_method: 'pm_card_threeDSecure2Required', return_url: 'https://shop.test/back' })
  expect(asked.next_action).toMatchObject({ type: 'redirect_to_url', redirect_to_url: { return_url: 'https://shop.test/back' } })
  await shop.challenge(asked.next_action?.redirect_to_url?.url ?? '', 'complete')
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(asked.id, { expand: ['latest_charge'] })
  expect((charge as Stripe.Charge).payment_method_details?.card?.three_d_secure).toMatchObject({ result: 'authenticated', version: '2.2.0' })
})
