import { expect, test } from 'vitest'
import { ownGateway } from './own-gateway.testing.ts'

const { db, shop } = await ownGateway()

const MANUAL = { confirmation_method: 'manual' }
const seen = async (id: string) => (await shop.get(`/v1/payment_intents/${id}`)).body
const confirm = (id: string, fields: Record<string, string> = {}) => shop.post(`/v1/payment_intents/${id}/confirm`, fields)
/** Opened, its card typed, and sent to the bank by the server. */
async function asked(fields: Record<string, string> = {}) {
  const payment = await shop.open({ ...MANUAL, ...fields })
  await shop.pay(payment, '4000002760003184')
  const { body } = await confirm(payment.id)
  return { payment, url: body.next_action.redirect_to_url.url as string }
}

test('a card typed for a payment that its server confirms waits for the server, and only its word charges', async () => {
  const payment = await shop.open(MANUAL)
  expect((await shop.pay(payment, '4242424242424242')).body).toMatchObject({ payment: { status: 'requires_confirmation' }, result: { status: 'processing' } })
  expect(await seen(payment.id)).toMatchObject({ status: 'requires_confirmation', latest_charge: null, amount_received: 0 })
  expect((await confirm(payment.id)).body).toMatchObject({ status: 'succeeded', amount_received: 38_933 })
})

test('after 3-D Secure it waits for the server once more, with nothing taken, and only the server takes it', async () => {
  const { payment, url } = await asked()
  await shop.challenge(url, 'complete')
  const held = await seen(payment.id)
  expect(held).toMatchObject({ status: 'requires_confirmation', amount_received: 0, next_action: null })
  expect((await shop.pay(payment, '4242424242424242')).body).toMatchObject({ payment: { status: 'requires_confirmation' } })
  expect((await confirm(payment.id)).body).toMatchObject({ status: 'succeeded', amount_received: 38_933, latest_charge: held.latest_charge })
  expect((await confirm(payment.id)).body.error.code).toBe('payment_intent_unexpected_state')
})

test('the word for another card is not the word for the one whose money is held', async () => {
  const { payment, url } = await asked()
  await shop.challenge(url, 'complete')
  expect((await confirm(payment.id, { payment_method: 'pm_card_visa' })).body.error.code).toBe('payment_intent_unexpected_state')
  expect((await seen(payment.id)).amount_received).toBe(0)
})

test('3-D Secure failed asks for another card', async () => {
  const { payment, url } = await asked()
  await shop.challenge(url, 'fail')
  expect((await seen(payment.id)).status).toBe('requires_payment_method')
})

test('what waits for its server is not changed in its amount, may be cancelled, and expires', async () => {
  const [one, two] = [await asked(), await asked()]
  for (const { url } of [one, two]) await shop.challenge(url, 'complete')
  expect((await shop.post(`/v1/payment_intents/${one.payment.id}`, { amount: 60 })).body.error.code).toBe('payment_intent_unexpected_state')
  expect((await shop.post(`/v1/payment_intents/${one.payment.id}/cancel`)).body.status).toBe('canceled')
  shop.clock.advance(7 * 86_400_000)
  await shop.gateway.work.runOnce()
  expect(await seen(two.payment.id)).toMatchObject({ status: 'requires_payment_method', amount_received: 0 })
})

test('to be captured as well, it is held by the server’s word and taken by its capture', async () => {
  const { payment, url } = await asked({ capture_method: 'manual' })
  await shop.challenge(url, 'complete')
  expect((await confirm(payment.id)).body).toMatchObject({ status: 'requires_capture', amount_capturable: 38_933 })
  expect((await shop.post(`/v1/payment_intents/${payment.id}/capture`)).body).toMatchObject({ status: 'succeeded', amount_received: 38_933 })
})

test('a card that is not saved leaves no number stored once the server has used it', async () => {
  const payment = await shop.open(MANUAL)
  await shop.pay(payment, '4242424242424242')
  await confirm(payment.id)
  const { payment_method } = await seen(payment.id)
  const rows = await db.pool.query('select sealed, provider_token from gateway.payment_methods where method_id = $1', [payment_method])
  expect(rows.rows).toEqual([{ sealed: null, provider_token: null }])
})
