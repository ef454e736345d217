import type { Db } from '@sojourn/db'
import { testDb } from '@sojourn/testing'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayMigrations } from '../create-gateway.ts'
import { type HttpServer, serveHttp } from '../providers/stripe/serve-http.testing.ts'
import { testGateway } from './test-gateway.ts'

// Stripe's own client, unchanged, over real HTTP: whatever it reads has to be there.

let db: Db
let system: HttpServer
let shop: ReturnType<typeof testGateway>
let stripe: Stripe
const client = (key = 'sk_test_sojourn') => new Stripe(key, { host: '127.0.0.1', port: system.port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })

beforeAll(async () => {
  db = await testDb(gatewayMigrations, { schema: 'gateway' })
  shop = testGateway(db)
  system = await serveHttp(shop.gateway.fetch)
  stripe = client()
})
afterAll(async () => {
  expect(await shop.broken()).toEqual([])
  await system.close()
  await db.close()
})

const refusal = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Stripe.errors.StripeError)
  return error as Stripe.errors.StripeError
}
const paid = (payment_method: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 38_933, currency: 'usd', payment_method, confirm: true, return_url: 'https://shop.test/back', ...more })

test('customers: created, retrieved, changed, listed page by page, deleted', async () => {
  const email = 'books@sojourn.test'
  const made = await stripe.customers.create({
    email,
    name: 'Nora Andrade',
    address: { city: 'Lisbon', country: 'PT' },
    metadata: { vip: 'yes', old: '1' },
    payment_method: 'pm_card_visa',
  })
  expect(made.lastResponse).toMatchObject({
    statusCode: 200,
    requestId: expect.stringMatching(/^req_/),
    apiVersion: expect.any(String),
    idempotencyKey: expect.any(String),
  })
  expect(made).toMatchObject({
    object: 'customer',
    livemode: false,
    address: { city: 'Lisbon', line1: null },
    metadata: { vip: 'yes' },
    balance: 0,
    delinquent: false,
  })
  const changed = await stripe.customers.update(made.id, { description: 'Member', metadata: { old: '' }, preferred_locales: ['pt', 'en'] })
  expect(changed).toMatchObject({ description: 'Member', metadata: { vip: 'yes' }, preferred_locales: ['pt', 'en'] })
  const answer = (await stripe.customers.retrieve(made.id, { expand: ['invoice_settings.default_payment_method'] })) as Stripe.Customer
  expect((answer.invoice_settings.default_payment_method as Stripe.PaymentMethod).card?.last4).toBe('4242')
  for (let i = 0; i < 4; i++) await stripe.customers.create({ email })
  const all: string[] = []
  for await (const one of stripe.customers.list({ email, limit: 2 })) all.push(one.id)
  expect(all).toHaveLength(5)
  const back = await stripe.customers.list({ email, limit: 2, ending_before: all[4] as string })
  expect(back.data.map(({ id }) => id)).toEqual(all.slice(2, 4))
  expect(await stripe.customers.del(made.id)).toEqual({ id: made.id, object: 'customer', deleted: true })
  expect(((await stripe.customers.retrieve(made.id)) as Stripe.DeletedCustomer).deleted).toBe(true)
})

test('methods: by number, by token, by published name; attached, changed, listed, detached', async () => {
  const { id: customer } = await stripe.customers.create({ email: 'methods@sojourn.test' })
  const typed = await stripe.paymentMethods.create({
    type: 'card',
    card: { number: '4242424242424242', exp_month: 8, exp_year: 2030, cvc: '314' },
    billing_details: { name: 'Nora' },
  })
  const token = await stripe.tokens.create({ card: { number: '5555555555554444', exp_month: '8', exp_year: '2030', cvc: '314' } })
  expect((await stripe.tokens.retrieve(token.id)).card?.brand).toBe('MasterCard')
  const named = await stripe.paymentMethods.create({ type: 'card', card: { token: token.id } })
  for (const method of [typed.id, named.id, 'pm_card_amex']) await stripe.paymentMethods.attach(method, { customer })
  const listed = await stripe.customers.listPaymentMethods(customer, { type: 'card' })
  expect(listed.data.map(({ card }) => card?.brand).sort()).toEqual(['amex', 'mastercard', 'visa'])
  expect((await stripe.customers.retrievePaymentMethod(customer, typed.id)).card?.checks?.cvc_check).toBe('pass')
  const changed = await stripe.paymentMethods.update(typed.id, { card: { exp_year: 2035 }, metadata: { nick_name: 'Everyday' } })
  expect(changed).toMatchObject({ card: { exp_year: 2035 }, metadata: { nick_name: 'Everyday' } })
  expect((await stripe.paymentMethods.list({ customer, type: 'card', limit: 1 })).has_more).toBe(true)
  expect((await stripe.paymentMethods.retrieve(typed.id, { expand: ['customer'] })).customer).toMatchObject({
    object: 'customer',
    email: 'methods@sojourn.test',
  })
  expect((await stripe.paymentMethods.detach(typed.id)).customer).toBeNull()
  expect(await refusal(stripe.paymentMethods.attach(typed.id, { customer }))).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 })
  expect(await refusal(stripe.paymentMethods.attach('pm_card_visa_chargeDeclined', { customer }))).toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
  })
  await expect(stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer })).resolves.toMatchObject({ customer })
})

test('a payment: created, confirmed, expanded, refunded in parts', async () => {
  const intent = await paid('pm_card_visa', { metadata: { booking: 'b1' }, expand: ['latest_charge', 'payment_method'] })
  expect(intent).toMatchObject({ object: 'payment_intent', status: 'succeeded', amount_received: 38_933, next_action: null, last_payment_error: null })
  expect(intent.latest_charge).toMatchObject({
    object: 'charge',
    paid: true,
    captured: true,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
  })
  expect((intent.payment_method as Stripe.PaymentMethod).card?.last4).toBe('4242')
  const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 1_000, reason: 'requested_by_customer' })
  expect(refund).toMatchObject({ object: 'refund', status: 'succeeded', amount: 1_000 })
  const charge = await stripe.charges.retrieve((intent.latest_charge as Stripe.Charge).id, { expand: ['payment_intent', 'refunds'] })
  expect(charge).toMatchObject({
    amount_refunded: 1_000,
    refunded: false,
    payment_intent: { id: intent.id },
    refunds: { object: 'list', data: [{ id: refund.id }] },
  })
  expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(1)
  expect((await stripe.refunds.retrieve(refund.id, { expand: ['charge', 'payment_intent'] })).charge).toMatchObject({ object: 'charge' })
})

test('a card is held and taken later, in part; what is left is released', async () => {
  const held = await paid('pm_card_visa', { capture_method: 'manual' })
  expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 38_933, amount_received: 0 })
  expect(await stripe.paymentIntents.capture(held.id, { amount_to_capture: 30_000 })).toMatchObject({
    status: 'succeeded',
    amount_received: 30_000,
    amount_capturable: 0,
  })
  const given = await paid('pm_card_visa', { capture_method: 'manual' })
  expect(await stripe.paymentIntents.cancel(given.id, { cancellation_reason: 'abandoned' })).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'abandoned',
  })
})

test('3-D Secure is a redirect the client can send its payer to', async () => {
  const asked = await paid('pm_card_authenticationRequired')
  expect(asked.status).toBe('requires_action')
  await shop.challenge(asked.next_action?.redirect_to_url?.url ?? '', 'complete')
  expect((await stripe.paymentIntents.retrieve(asked.id)).status).toBe('succeeded')
})

test('a card is set up, saved as the default, and pays without its holder', async () => {
  const customer = await stripe.customers.create({ email: 'later@sojourn.test' })
  const setup = await stripe.setupIntents.create({
    customer: customer.id,
    payment_method: 'pm_card_visa',
    confirm: true,
    usage: 'off_session',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })
  expect(setup).toMatchObject({ object: 'setup_intent', status: 'succeeded', usage: 'off_session', customer: customer.id })
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: setup.payment_method as string } })
  const later = await paid(setup.payment_method as string, { customer: customer.id, off_session: true })
  expect(later.status).toBe('succeeded')
  expect((await stripe.setupIntents.retrieve(setup.id, { expand: ['payment_method'] })).payment_method).toMatchObject({ customer: customer.id })
})

test.each([
  ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
  ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
  ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
  ['pm_card_visa_chargeDeclinedVelocityLimitExceeded', 'card_declined', 'card_velocity_exceeded'],
])('%s throws what Stripe’s client throws', async (method, code, decline) => {
  const error = await refusal(paid(method))
  expect(error).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code,
    decline_code: decline,
    doc_url: expect.stringContaining(code.replaceAll('_', '-')),
  })
  expect(error.payment_intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } })
})

test('a dispute: opened by its holder, answered, won or lost; its charge is not refunded', async () => {
  const [one, two, three] = await Promise.all([paid('pm_card_createDispute'), paid('pm_card_createDispute'), paid('pm_card_createDispute')])
  const disputeOf = async (intent: Stripe.PaymentIntent) => (await stripe.disputes.list({ payment_intent: intent.id })).data[0] as Stripe.Dispute
  const dispute = await disputeOf(one)
  expect(dispute).toMatchObject({
    object: 'dispute',
    status: 'needs_response',
    reason: 'fraudulent',
    amount: 38_933,
    currency: 'usd',
    charge: one.latest_charge,
    evidence_details: { submission_count: 0 },
  })
  expect((await stripe.charges.retrieve(one.latest_charge as string)).disputed).toBe(true)
  expect(await refusal(stripe.refunds.create({ payment_intent: one.id }))).toMatchObject({ code: 'charge_disputed' })
  const gathered = await stripe.disputes.update(dispute.id, { evidence: { customer_name: 'Nora' }, submit: false, metadata: { by: 'desk' } })
  expect(gathered).toMatchObject({
    status: 'needs_response',
    metadata: { by: 'desk' },
    evidence: { customer_name: 'Nora' },
    evidence_details: { has_evidence: true },
  })
  expect((await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'winning_evidence' } })).status).toBe('won')
  expect((await stripe.disputes.update((await disputeOf(two)).id, { evidence: { uncategorized_text: 'losing_evidence' } })).status).toBe('lost')
  const third = await disputeOf(three)
  expect((await stripe.disputes.update(third.id, { evidence: { product_description: 'A room' } })).status).toBe('under_review')
  expect((await stripe.disputes.close(third.id)).status).toBe('lost')
  expect(await refusal(stripe.disputes.close(third.id))).toMatchObject({ statusCode: 400 })
  const answer = await stripe.disputes.retrieve(dispute.id, { expand: ['charge', 'payment_intent'] })
  expect([(answer.charge as Stripe.Charge).object, (answer.payment_intent as Stripe.PaymentIntent).object]).toEqual(['charge', 'payment_intent'])
  const types = (await stripe.events.list({ type: 'charge.dispute.*', limit: 100 })).data.filter(
    ({ data }) => (data.object as Stripe.Dispute).id === dispute.id,
  )
  expect(types.map(({ type }) => type).sort()).toEqual([
    'charge.dispute.closed',
    'charge.dispute.created',
    'charge.dispute.funds_reinstated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.updated',
    'charge.dispute.updated',
  ])
})

test('events are listed and retrieved, webhook endpoints created and removed, and their signatures are valid', async () => {
  const endpoint = await stripe.webhookEndpoints.create({ url: 'https://books.example/hooks', enabled_events: ['customer.created'] })
  await stripe.customers.create({ email: 'event@sojourn.test' })
  while ((await shop.gateway.work.runOnce()) > 0);
  const hook = shop.hooks.find(({ body, signature }) => body.includes('event@sojourn.test') && isSignedBy(signature, body, endpoint.secret as string))
  expect(hook?.type).toBe('customer.created')
  const { data } = await stripe.events.list({ types: ['customer.created'], limit: 1 })
  expect(await stripe.events.retrieve(data[0]?.id as string)).toMatchObject({ object: 'event', type: 'customer.created', pending_webhooks: 0 })
  expect((await stripe.webhookEndpoints.update(endpoint.id, { disabled: true })).status).toBe('disabled')
  expect((await stripe.webhookEndpoints.list()).data.map(({ id }) => id)).toEqual([endpoint.id])
  expect((await stripe.webhookEndpoints.del(endpoint.id)).deleted).toBe(true)
})

function isSignedBy(signature: string, body: string, secret: string): boolean {
  try {
    return Boolean(stripe.webhooks.constructEvent(body, signature, secret, 300, undefined, shop.clock.nowMs()))
  } catch {
    return false
  }
}

test('what a client asks when it starts is answered', async () => {
  expect(await stripe.balance.retrieve()).toMatchObject({ object: 'balance', livemode: false, available: expect.any(Array), pending: expect.any(Array) })
  expect(await stripe.accounts.retrieveCurrent()).toMatchObject({ object: 'account', charges_enabled: true, business_profile: { name: 'Sojourn' } })
})

test('mistakes raise the kinds of error that the client defines', async () => {
  expect(await refusal(client('sk_test_wrong').balance.retrieve())).toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
    message: expect.stringContaining('sk_test_****'),
  })
  expect(await refusal(client('pk_test_sojourn').balance.retrieve())).toMatchObject({ type: 'StripeAuthenticationError', code: 'secret_key_required' })
  expect(await refusal(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
  })
  const lists = [
    ...[stripe.customers, stripe.paymentIntents, stripe.setupIntents, stripe.charges, stripe.refunds, stripe.disputes, stripe.events, stripe.webhookEndpoints],
  ]
  const someone = await stripe.customers.create({})
  const cards = [
    { list: (page: object): Promise<unknown> => stripe.paymentMethods.list({ customer: someone.id, ...page }) },
    { list: (page: object): Promise<unknown> => stripe.customers.listPaymentMethods(someone.id, page) },
  ]
  for (const param of ['starting_after', 'ending_before']) {
    const page = { [param]: 'xx_nothing' }
    for (const each of [...lists, ...cards])
      expect(await refusal(each.list(page)), param).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code: 'resource_missing', param })
    expect((await refusal(stripe.paymentIntents.list({ [param]: someone.id }))).message).toBe('No such payment_intent.')
  }
  expect(await refusal(stripe.customers.list({ limit: 0 }))).toMatchObject({ type: 'StripeInvalidRequestError', param: 'limit' })
  expect(await refusal(stripe.customers.create({ nobody: '1' } as never))).toMatchObject({ code: 'parameter_unknown', param: 'nobody' })
  expect(await refusal(stripe.subscriptions.list())).toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('Unrecognized request URL (GET: /v1/subscriptions)'),
  })
  expect(await refusal(stripe.customers.create({ expand: ['sponsor'] }))).toMatchObject({ message: expect.stringContaining('cannot be expanded (sponsor)') })
  const idempotencyKey = 'official'
  const first = await stripe.customers.create({ email: 'a@sojourn.test' }, { idempotencyKey })
  const again = await stripe.customers.create({ email: 'a@sojourn.test' }, { idempotencyKey })
  expect([again.id, again.lastResponse.headers['idempotent-replayed']]).toEqual([first.id, 'true'])
  expect(await refusal(stripe.customers.create({ email: 'b@sojourn.test' }, { idempotencyKey }))).toMatchObject({ type: 'StripeIdempotencyError' })
  const live = { number: '4111111111111111', exp_month: 8, exp_year: 2030, cvc: '314' }
  expect(await refusal(stripe.paymentMethods.create({ type: 'card', card: live }))).toMatchObject({
    type: 'StripeCardError',
    decline_code: 'test_mode_live_card',
  })
})
