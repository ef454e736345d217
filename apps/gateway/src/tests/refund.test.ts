import { expect, test } from 'vitest'
import { ownGateway } from './own-gateway.testing.ts'

const { shop } = await ownGateway()

const paid = async (number = '4242424242424242') => {
  const payment = await shop.open({ amount: 1_000 })
  await shop.pay(payment, number)
  return payment
}
const refund = (payment: { id: string }, amount?: number, headers = {}) =>
  shop.post('/v1/refunds', { payment_intent: payment.id, ...(amount && { amount }) }, headers)

test('a payment is refunded in parts, and never beyond what it took', async () => {
  const payment = await paid()
  expect((await refund(payment, 400)).body).toMatchObject({ object: 'refund', amount: 400, status: 'succeeded', payment_intent: payment.id })
  expect((await refund(payment, 700)).body.error).toMatchObject({ code: 'amount_too_large', param: 'amount' })
  expect((await refund(payment)).body.amount).toBe(600)
  expect((await refund(payment)).body.error.code).toBe('charge_already_refunded')
  const list = (await shop.get(`/v1/refunds?payment_intent=${payment.id}`)).body
  expect(list).toMatchObject({ object: 'list', has_more: false })
  expect(list.data.map((one: { amount: number }) => one.amount)).toEqual([600, 400])
})

test('what was not charged cannot be refunded', async () => {
  expect((await refund(await shop.open())).body.error.code).toBe('charge_not_refundable')
  expect((await refund({ id: 'pi_none' })).status).toBe(404)
})

test('a slow bank leaves the refund pending, and the worker finds it done', async () => {
  const payment = await paid('4000000000007726')
  const { body } = await refund(payment)
  expect(body.status).toBe('pending')
  shop.clock.advance(60_000)
  await shop.gateway.work.runOnce()
  expect((await shop.get(`/v1/refunds/${body.id}`)).body.status).toBe('succeeded')
})

test('a refund that the bank sends back is failed, announced, and may be made again', async () => {
  const payment = await paid('4000000000005126')
  const { body } = await refund(payment)
  expect(body.status).toBe('succeeded')
  shop.clock.advance(60_000)
  await shop.gateway.work.runOnce()
  await shop.gateway.work.runOnce()
  expect((await shop.get(`/v1/refunds/${body.id}`)).body).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' })
  const events = (await shop.get('/v1/events?type=refund.updated&limit=100')).body.data
  expect(
    events.some((one: { data: { object: { id: string; status: string } } }) => one.data.object.id === body.id && one.data.object.status === 'failed'),
  ).toBe(true)
  expect((await refund(payment)).status).toBe(200)
})
