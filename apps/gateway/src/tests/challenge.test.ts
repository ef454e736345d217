import { expect, test } from 'vitest'
import { ownGateway } from './own-gateway.testing.ts'
import { ORIGIN, SHOP } from './test-gateway.ts'

const { shop } = await ownGateway()

const ALWAYS = '4000002760003184'
const challenged = async (request = {}) => {
  const payment = await shop.open(request)
  const { result } = (await shop.pay(payment, ALWAYS)).body
  return { payment, url: result.url as string }
}
const seen = async (payment: { id: string }) => (await shop.get(`/v1/payment_intents/${payment.id}`)).body

test('[A4.9] the payment carries the address of its challenge, and the page says who asks for what', async () => {
  const { payment, url } = await challenged()
  expect((await seen(payment)).next_action).toEqual({ type: 'redirect_to_url', redirect_to_url: { url, return_url: null } })
  const page = await shop.ask(new Request(url))
  for (const text of ['Sojourn', '$389.33', 'ending 3184', '>Complete authentication<', '>Fail authentication<']) expect(page.body).toContain(text)
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${SHOP}`)
})

test('[A4.10] only a completed challenge pays, and the return page notifies the exact shop', async () => {
  const { payment, url } = await challenged()
  const posted = await shop.challenge(url, 'complete')
  expect(posted.status).toBe(303)
  expect(await seen(payment)).toMatchObject({ status: 'succeeded', next_action: null })
  const back = await shop.ask(new Request(new URL(posted.headers.get('location') ?? '', ORIGIN)))
  expect(back.body).toContain(`data-origin="${SHOP}"`)
  expect(back.body).toContain(`data-payment="${payment.id}"`)
})

test('[A8.8] a failed challenge asks for another payment method, which may then pay', async () => {
  const { payment, url } = await challenged()
  await shop.challenge(url, 'fail')
  expect(await seen(payment)).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code: 'payment_intent_authentication_failure' } })
  expect((await shop.pay(payment, '4242424242424242')).body.result.status).toBe('succeeded')
})

test('a challenge answered twice counts once, the first answer', async () => {
  const { payment, url } = await challenged()
  const page = await shop.ask(new Request(url))
  const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  const answer = (result: string) => shop.ask(new Request(url, { method: 'POST', body: new URLSearchParams({ token, result }), headers: { origin: ORIGIN } }))
  await Promise.all([answer('complete'), answer('complete')])
  expect((await answer('fail')).status).toBe(303)
  expect((await seen(payment)).status).toBe('succeeded')
})

test('a challenge posted from elsewhere, or without its token, counts for nothing', async () => {
  const { payment, url } = await challenged()
  const forged = (body: Record<string, string>, origin: string) =>
    shop.ask(new Request(url, { method: 'POST', body: new URLSearchParams(body), headers: { origin } }))
  expect((await forged({ result: 'complete' }, ORIGIN)).status).toBe(403)
  const token = /name="token" value="([^"]+)"/.exec((await shop.ask(new Request(url))).body)?.[1] ?? ''
  expect((await forged({ result: 'complete', token }, 'https://evil.test')).status).toBe(403)
  expect((await seen(payment)).status).toBe('requires_action')
})

test('[A4.10] an abandoned challenge is cancelled at the bank too: completing it afterwards charges nothing', async () => {
  const { payment, url } = await challenged()
  const page = await shop.ask(new Request(url))
  const canceled = await shop.post(`/v1/payment_intents/${payment.id}/cancel`, { cancellation_reason: 'abandoned' })
  expect(canceled.body).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned', next_action: null })
  const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  await shop.ask(new Request(url, { method: 'POST', body: new URLSearchParams({ token, result: 'complete' }), headers: { origin: ORIGIN } }))
  expect((await seen(payment)).status).toBe('canceled')
})

test('cancelling what the bank has just taken answers that it is paid', async () => {
  const { payment, url } = await challenged()
  await shop.challenge(url, 'complete')
  const late = await shop.post(`/v1/payment_intents/${payment.id}/cancel`)
  expect(late.body.error).toMatchObject({ code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } })
})

test('an unanswered challenge expires, is reported, and can no longer be completed', async () => {
  const { payment, url } = await challenged()
  const page = await shop.ask(new Request(url))
  shop.clock.advance(10 * 60_000)
  await shop.gateway.work.runOnce()
  expect((await seen(payment)).status).toBe('requires_payment_method')
  const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  await shop.ask(new Request(url, { method: 'POST', body: new URLSearchParams({ token, result: 'complete' }), headers: { origin: ORIGIN } }))
  expect((await seen(payment)).status).toBe('requires_payment_method')
})

test('a challenge that is not there is a quiet 404', async () => {
  const page = await shop.ask(new Request(`${ORIGIN}/challenge/nothing`))
  expect(page.status).toBe(404)
  expect(page.body).toMatch(/nothing was charged/i)
})
