import { expect, test } from 'vitest'
import { sign } from '../modules/webhooks/index.ts'
import { ownGateway } from './own-gateway.testing.ts'
import { SHOP } from './test-gateway.ts'

const { shop } = await ownGateway()

/** B3.3, as a hotel's checkout has it. */
const METADATA = {
  ...{ productType: 'HTL', api_key: 'pk_test_sojourn', currency: 'USD', language_code: 'en', origin: 'web', pgType: 'PG_03' },
  ...{ correlation_id: 'cor_1', org_id: 7, service: 'hotel', user_id: 12, isPriceChange: false, room_id: 'rm_1', booking_ref_no: null, isSelectDiffRoom: true },
}
/** B3.4, signed for its booking. */
const initOf = (bookingId: string, amount = 389.33, more: Record<string, unknown> = {}) => ({
  ...{ ip: '203.0.113.7', currency: 'USD', primary_residence: 'PT', country_code: 'PT', amount, email: 'nora@sojourn.test' },
  return_url: `${SHOP}/hotel-checkout`,
  checksum: sign('sk_test_sojourn', `${bookingId}.USD.PT.${amount}.pk_test_sojourn`, shop.clock.nowMs()),
  description: 'Two nights',
  metadata: { ...METADATA, bookingId },
  ...more,
})
const init = (body: unknown) => shop.send('/v1/payments', body, { 'api-key': 'pk_test_sojourn', origin: SHOP })
const openOrder = (order: string, more: Record<string, string | number> = {}) =>
  shop.post('/v1/payment_intents', { amount: 38_933, currency: 'usd', 'metadata[order_id]': order, ...more })

const openOrderWith = (order: string, more: Record<string, string | number>, key: string) =>
  shop.post('/v1/payment_intents', { amount: 38_933, currency: 'usd', 'metadata[order_id]': order, ...more }, { 'idempotency-key': key })

test('[B3.4] the fields of a payment init open the payment of their booking, as they are sent', async () => {
  const opened = await init(initOf('bok_1'))
  expect(opened).toMatchObject({ status: 200, body: { payment: { status: 'requires_payment_method', amount: 38_933, currency: 'USD' } } })
  const { id } = opened.body.payment
  expect((await shop.get(`/v1/payment_intents/${id}`)).body).toMatchObject({ description: 'Two nights', client_secret: opened.body.client_secret })
  expect((await shop.pay({ id, client_secret: opened.body.client_secret }, '4242424242424242')).body.result.status).toBe('succeeded')
})

test('[B3.3] the metadata of a payment is stored as sent: switches and numbers as text, nothing where there is nothing', async () => {
  const { payment } = (await init(initOf('bok_2'))).body
  const { metadata } = (await shop.get(`/v1/payment_intents/${payment.id}`)).body
  const { booking_ref_no: _, ...sent } = METADATA
  expect(metadata).toEqual({ ...Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])), bookingId: 'bok_2', order_id: 'bok_2' })
})

test('[B3.4] a browser finds the payment its server opened for the order, and opens no second one', async () => {
  const id = (await shop.post('/v1/customers', { email: 'nora@sojourn.test' })).body.id
  const served = (await openOrder('bok_3', { customer: id })).body
  const found = await init(initOf('bok_3', 389.33, { order_id: 'bok_3' }))
  expect(found.body).toMatchObject({ payment: { id: served.id }, client_secret: served.client_secret })
  expect((await openOrder('bok_3')).body).toMatchObject({ id: served.id, customer: id })
  expect((await init(initOf('bok_3'))).body.payment.id).toBe(served.id)
})

test('[B3.4] no caller can open an order at another amount than it has', async () => {
  const { id } = (await openOrder('bok_4')).body
  for (const refused of [await openOrder('bok_4', { amount: 100 }), await openOrder('bok_4', { currency: 'eur' }), await init(initOf('bok_4', 1))]) {
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'order_amount_differs', payment_intent: { id } } } })
  }
})

test('[B3.4] a checksum signs its order, amount, currency and country, and nothing else', async () => {
  const body = initOf('bok_5')
  const changed = [{ amount: 1 }, { currency: 'EUR' }, { country_code: 'US' }, { order_id: 'bok_6' }, { checksum: 'x' }]
  for (const more of changed) expect((await init({ ...body, ...more })).body.error.code).toBe('checksum_invalid')
  expect((await init({ ...body, metadata: {} })).body.error).toMatchObject({ code: 'parameter_missing', param: 'order_id' })
})

test('[B4.4] an order whose price changed is updated and paid, once', async () => {
  const opened = (await openOrder('bok_7')).body
  await shop.post(`/v1/payment_intents/${opened.id}`, { amount: 36_000 })
  const found = (await init(initOf('bok_7', 360))).body
  expect(found.payment).toMatchObject({ id: opened.id, amount: 36_000 })
  await shop.pay(opened, '4242424242424242')
  expect((await init(initOf('bok_7', 360))).body.payment).toMatchObject({ id: opened.id, status: 'succeeded' })
})

test('an order whose card was declined is tried with the next card, one that is paid with none', async () => {
  const pay = (payment_method: string, key: string) => openOrderWith('bok_10', { payment_method, confirm: 'true' }, key)
  const declined = await pay('pm_card_chargeDeclined', 'first')
  expect(declined.status).toBe(402)
  const paid = await pay('pm_card_visa', 'second')
  expect(paid.body).toMatchObject({ id: declined.body.error.payment_intent.id, status: 'succeeded' })
  expect((await pay('pm_card_mastercard', 'third')).body).toMatchObject({ id: paid.body.id, latest_charge: paid.body.latest_charge })
})

test('a cancelled order is free for a new payment', async () => {
  const first = (await openOrder('bok_8')).body
  await shop.post(`/v1/payment_intents/${first.id}/cancel`)
  const second = (await openOrder('bok_8', { amount: 100 })).body
  expect(second).toMatchObject({ status: 'requires_payment_method', amount: 100 })
  expect(second.id).not.toBe(first.id)
})

test('an order belongs to one merchant', async () => {
  const mine = (await openOrder('bok_9')).body
  const theirs = await shop.post(
    '/v1/payment_intents',
    { amount: 50, currency: 'usd', 'metadata[order_id]': 'bok_9' },
    { authorization: 'Bearer sk_test_other' },
  )
  expect(theirs.status).toBe(200)
  expect(theirs.body.id).not.toBe(mine.id)
})

test('[B3.4] an order whose payment its server cancelled is opened again by the server alone, not by a checksum that is still good', async () => {
  const { id } = (await openOrder('bok_20')).body
  expect((await init(initOf('bok_20', 389.33, { order_id: 'bok_20' }))).body.payment.id).toBe(id)
  await shop.post(`/v1/payment_intents/${id}/cancel`)
  expect(await init(initOf('bok_20', 389.33, { order_id: 'bok_20' }))).toMatchObject({ status: 409, body: { error: { code: 'order_given_up' } } })
  const again = (await openOrder('bok_20')).body
  expect(again.id).not.toBe(id)
  expect((await init(initOf('bok_20', 389.33, { order_id: 'bok_20' }))).body).toMatchObject({ payment: { id: again.id }, client_secret: again.client_secret })
})
