import { afterEach, expect, test, vi } from 'vitest'
import { createCardSdk } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

const sdk = () => createCardSdk({ gatewayUrl: 'https://pay.test/anything', publishableKey: 'pk_test_sojourn' })
const payment = { paymentId: 'pi_1', clientSecret: 'pi_1_secret_x' }

function answerWith(status: number, body: unknown) {
  const calls: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init })
    return Response.json(body, { status })
  })
  return calls
}

test('[B8.2] an SDK used before it was initialised writes to the console, answers an error and throws nothing', async () => {
  const console_ = vi.spyOn(console, 'error').mockImplementation(() => {})
  const cards = sdk()
  for (const call of [cards.pay(), cards.saveCard(), cards.payWithSaved('pm_1'), cards.retrieve()]) {
    expect(await call).toMatchObject({ status: 'error', code: 'not_initialised' })
  }
  expect(() => cards.updatePayment({ clientSecret: 'x' })).not.toThrow()
  expect(console_).toHaveBeenCalledTimes(5)
})

test('[B8.2] paying before the fields are on the page is an error value too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const cards = sdk()
  cards.init(payment)
  expect(await cards.pay({ name: 'Nora' })).toMatchObject({ status: 'error', code: 'fields_missing' })
})

test('[B7.12] a payment is retrieved from the gateway’s origin, with the key that names and the secret that opens', async () => {
  const answer = { payment: { id: 'pi_1', object: 'payment', status: 'succeeded' }, result: { status: 'succeeded', paymentId: 'pi_1' } }
  const calls = answerWith(200, answer)
  const cards = sdk()
  cards.init(payment)
  expect(await cards.retrieve()).toEqual(answer)
  expect(calls[0]?.url).toBe('https://pay.test/v1/payments/pi_1?client_secret=pi_1_secret_x')
  expect(calls[0]?.init).toMatchObject({ method: 'GET', credentials: 'omit', headers: { 'api-key': 'pk_test_sojourn' } })
})

test.each([
  ['a payment token as the shop’s API answers it', { client_secret: 'pi_9_secret_abc', orderToken: '', gateway: 'PG_03' }, 'pi_9', 'pi_9_secret_abc'],
  ['a setup, by its secret alone', { clientSecret: 'seti_4_secret_x' }, 'seti_4', 'seti_4_secret_x'],
])('[B7.12] init takes %s', async (_name, info, paymentId, secret) => {
  const calls = answerWith(200, {})
  const cards = sdk()
  cards.init(info)
  await cards.retrieve()
  expect(calls[0]?.url).toBe(`https://pay.test/v1/payments/${paymentId}?client_secret=${secret}`)
})

test('[B7.12] a payment updated keeps what was not changed, and follows a fresh secret to its payment', async () => {
  const calls = answerWith(200, {})
  const cards = sdk()
  cards.init(payment)
  cards.updatePayment({ clientSecret: 'fresh' })
  await cards.retrieve()
  cards.updatePayment({ client_secret: 'pi_2_secret_y' })
  await cards.retrieve()
  expect(calls.map(({ url }) => url.split('/payments/')[1])).toEqual(['pi_1?client_secret=fresh', 'pi_2?client_secret=pi_2_secret_y'])
})

test('[B8.2] a token without a secret leaves the SDK as it is without one', async () => {
  const console_ = vi.spyOn(console, 'error').mockImplementation(() => {})
  const cards = sdk()
  cards.init({ client_secret: null })
  expect(await cards.pay()).toMatchObject({ status: 'error', code: 'not_initialised' })
  expect(console_).toHaveBeenCalled()
})

test('[B7.12] a declined saved card is declined, with the bank’s words', async () => {
  answerWith(402, { error: { type: 'card_error', code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' } })
  const cards = sdk()
  cards.init(payment)
  const declined = { status: 'declined', paymentId: 'pi_1', code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' }
  expect(await cards.payWithSaved('pm_1')).toEqual(declined)
})

test.each([
  ['a server in trouble', () => answerWith(500, { error: { type: 'api_error', message: 'x' } })],
  ['an answer that is none', () => answerWith(200, {})],
  ['a dead line', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))],
])('%s leaves the payment unknown, never failed', async (_name, stub) => {
  stub()
  const cards = sdk()
  cards.init(payment)
  expect(await cards.payWithSaved('pm_1')).toMatchObject({ status: 'unknown' })
  expect(await cards.retrieve()).toMatchObject({ status: 'unknown' })
})

test('[B7.12] a second pay while the first one runs is the first one', async () => {
  const calls = answerWith(200, { payment: { id: 'pi_1' }, result: { status: 'succeeded', paymentId: 'pi_1' } })
  const cards = sdk()
  cards.init(payment)
  const [first, second] = await Promise.all([cards.payWithSaved('pm_1'), cards.payWithSaved('pm_1')])
  expect(second).toEqual(first)
  expect(calls).toHaveLength(1)
})

test('[A4.10] only the gateway’s origin, about this payment, says that the bank’s page is over', () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const received: string[] = []
  const cards = sdk()
  cards.init(payment)
  const stop = cards.watchReturn((id) => received.push(id))
  const post = (origin: string, data: unknown) => page.dispatchEvent(Object.assign(new Event('message'), { origin, data }))
  post('https://evil.test', { type: 'sojourn:3ds-return', payment: 'pi_1' })
  post('https://pay.test', { type: 'sojourn:3ds-return', payment: 'pi_2' })
  post('https://pay.test', 'noise')
  expect(received).toEqual([])
  post('https://pay.test', { type: 'sojourn:3ds-return', payment: 'pi_1' })
  stop()
  post('https://pay.test', { type: 'sojourn:3ds-return', payment: 'pi_1' })
  expect(received).toEqual(['pi_1'])
})
