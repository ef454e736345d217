import { expect, test } from 'vitest'
import { ownGateway } from '../tests/own-gateway.testing.ts'
import { ORIGIN, SHOP } from '../tests/test-gateway.ts'

const { shop } = await ownGateway()

const read = (url: string) => shop.ask(new Request(url))
const CHALLENGED = '4000002760003184'

test('[B4.8] a person who opens a payment gets the address of its page, which says who is paid, for what and how much', async () => {
  const payment = await shop.open({ description: 'Two nights in <Lisbon>', 'metadata[merchant_name]': 'Blue & Harbor', hosted_return_url: `${SHOP}/done` })
  expect(payment.hosted_url).toMatch(new RegExp(`^${ORIGIN}/pay/${payment.id}\\.[\\w-]{32}$`))
  const page = await read(payment.hosted_url)
  for (const text of ['Blue &amp; Harbor', 'Two nights in &lt;Lisbon&gt;', 'Pay $389.33', `href="${SHOP}/done"`]) expect(page.body).toContain(text)
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${SHOP} 'self'`)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.body).not.toMatch(/\s(style|on[a-z]+)=|<style/)
})

test('[B4.8] an address that is not whole, or of another payment, opens nothing', async () => {
  const [one, other] = [await shop.open(), await shop.open()]
  const code = one.hosted_url.split('.').at(-1)
  for (const address of [`${other.id}.${code}`, one.id, `${one.id}.`, `${one.id}.${code.slice(1)}`, '.', 'pi_none.x']) {
    expect(await read(`${ORIGIN}/pay/${address}`)).toMatchObject({ status: 404 })
  }
})

test('[B4.8] the page sends no one to a site that is not the merchant’s', async () => {
  const payment = await shop.open({ hosted_return_url: 'https://evil.test/done' })
  expect((await read(payment.hosted_url)).body).not.toContain('evil.test')
})

test('[B4.8] a card may be saved where the payment has a customer; where the shop saves it anyway, that is said', async () => {
  expect((await read((await shop.open()).hosted_url)).body).not.toContain('Save this card')
  const customer = (await shop.post('/v1/customers', { email: 'nora@example.com' })).body.id
  expect((await read((await shop.open({ customer })).hosted_url)).body).toContain('Save this card')
  const saved = await read((await shop.open({ customer, setup_future_usage: 'off_session' })).hosted_url)
  expect(saved.body).not.toContain('Save this card')
  expect(saved.body).toContain('will save this card for future payments')
})

test('[B4.8] paid, cancelled and expired have pages of their own, without a form', async () => {
  const paid = await shop.open()
  await shop.pay(paid, '4242424242424242')
  const [canceled, expired] = [await shop.open(), await shop.open()]
  await shop.post(`/v1/payment_intents/${canceled.id}/cancel`)
  await shop.post(`/v1/payment_intents/${expired.id}/cancel`, { cancellation_reason: 'abandoned' })
  for (const [payment, words] of [
    [paid, 'Payment complete'],
    [canceled, 'This payment was canceled'],
    [expired, 'This payment has expired'],
  ] as const) {
    const { body } = await read(payment.hosted_url)
    expect(body).toContain(words)
    expect(body).not.toContain('<form')
  }
})

test('[B4.6] the page opened after a decline says so and asks for another card', async () => {
  const payment = await shop.open()
  await shop.pay(payment, '4000000000000002')
  expect((await read(payment.hosted_url)).body).toContain('Your card was declined. Nothing was charged. Please enter another card.')
})

test('[A4.10] after a bank that the hosted page sent its payer to, the way leads back to that page', async () => {
  const payment = await shop.open()
  const { body } = await shop.pay(payment, CHALLENGED, {}, { return_origin: ORIGIN })
  expect((await read(payment.hosted_url)).body).toContain(`href="${body.result.url}"`)
  await shop.challenge(body.result.url, 'complete')
  const back = await read(`${ORIGIN}/return/${payment.id}`)
  expect(back.status).toBe(303)
  expect(back.headers.get('location')).toBe(`${new URL(payment.hosted_url).pathname}?back=1`)
})

test('[A4.10] a card that waits for the word of its server is not asked for again, and no bank is said to have refused it', async () => {
  const typed = await shop.open({ confirmation_method: 'manual', hosted_return_url: `${SHOP}/done` })
  await shop.pay(typed, CHALLENGED)
  const asked = await shop.post(`/v1/payment_intents/${typed.id}/confirm`)
  await shop.challenge(asked.body.next_action.redirect_to_url.url, 'complete')
  const back = await read(`${ORIGIN}/return/${typed.id}`)
  expect(back.body).toContain('Your bank has responded')
  expect(back.body.replace(/data-texts="[^"]*"/, '')).not.toContain('Nothing was charged')
  const page = await read(typed.hosted_url)
  expect(page.body).toContain('Your card was sent to the shop')
  expect(page.body).not.toContain('<form')
})

test('[A4.9] the bank’s page names the brand by its own name', async () => {
  const payment = await shop.open({ 'metadata[merchant_name]': 'Blue Harbor' })
  const { body } = await shop.pay(payment, CHALLENGED)
  expect((await read(body.result.url)).body).toContain('<dd>Blue Harbor</dd>')
})

test('[A8.8] a challenge opened too late says that the time is over and that nothing was charged', async () => {
  const payment = await shop.open()
  const { body } = await shop.pay(payment, CHALLENGED)
  shop.clock.advance(10 * 60_000)
  const late = await read(body.result.url)
  for (const text of ['Time&#39;s up', 'Nothing was charged', `data-origin="${SHOP}"`]) expect(late.body).toContain(text)
  expect((await shop.get(`/v1/payment_intents/${payment.id}`)).body.status).toBe('requires_payment_method')
})

test('the SDK is served to a shop that has no package of it, whole and without types', async () => {
  const index = await shop.ask(new Request(`${ORIGIN}/sdk/index.js`))
  expect(index.headers.get('access-control-allow-origin')).toBe('*')
  expect(index.body).toContain("from './create-card-sdk.js'")
  expect((await read(`${ORIGIN}/sdk/create-card-sdk.js`)).body).toContain('export function createCardSdk')
  expect((await read(`${ORIGIN}/sdk/create-card-sdk.test.js`)).status).toBe(404)
})
