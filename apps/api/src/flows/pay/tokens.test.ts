import { runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { codeOf, got, systemDb, systemInvariants } from '../booking-system.testing.ts'
import { createPaying } from './paying.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const paying = createPaying(db, clock)

afterEach(async () => {
  await paying.system.core.settled()
  expect(await runInvariants(db, systemInvariants(paying.system.hotels))).toEqual([])
})

async function ready() {
  const who = paying.who({ gateway: 'PG_01' })
  const booked = await paying.book(who)
  const { pay_now, currency } = booked.price
  const body = { id: booked.booking_id, pg_amt: pay_now, pg_amount: pay_now, currency, product_type: 'HLT' as const, pg_type: 'stripe' as const }
  const names = { email: who.user.email, first_name: 'Ana', last_name: 'Prata', cashcard_amt: 0, cn_disc_amt: 0 }
  return { who, ...booked, token: (more: object = {}) => paying.system.token({ ...body, ...names, ...more }, who) }
}

test('[A7.12] [A7.14] [B7.9] the token of card v1 is the payment of the booking, the same one however often it is asked', async () => {
  const { token, intent, payment_token } = await ready()
  const result = got(await token())
  expect(result).toEqual({
    pg_token: payment_token.orderToken,
    client_secret: `${intent.id}_secret`,
    authentication_url: null,
    is_popup: false,
    orderToken: payment_token.orderToken,
    status: 'open',
  })
  expect(got(await token())).toEqual(result)
  paying.system.gateway.browser.meetsChallenge(intent)
  expect(got(await token())).toMatchObject({ status: 'action', authentication_url: `https://pay.test/challenge/${intent.id}` })
})

test('[A7.14] a declined try gets a fresh one; a paid booking and one with nothing due say so', async () => {
  const { who, token, intent, booking_id } = await ready()
  paying.system.gateway.browser.isDeclined(intent)
  const fresh = got(await token())
  expect(fresh.client_secret).not.toBe(`${intent.id}_secret`)
  paying.system.gateway.browser.pays(paying.system.gateway.only())
  expect((await paying.statusOf(booking_id, who)).status).toBe('confirmed')
  expect(got(await token())).toMatchObject({ status: 'succeeded', client_secret: null })
  const quote = got(await paying.system.cancelQuote({ booking_id }, who))
  got(await paying.system.cancel({ booking_id, expected_refund: quote.refund }, who))
  expect(codeOf(await token())).toBe('nothing_due')
  const free = paying.who()
  const { booking_id: id, price } = await paying.book(free, 'property, free to cancel')
  expect(got(await paying.system.token({ id, pg_amt: 0, currency: price.currency, product_type: 'HLT' }, free))).toMatchObject({ status: 'none', pg_token: '' })
})

test('[A7.14] with save_card the card pays at once; it must be named, and the e-mail the caller’s', async () => {
  const { who, token, booking_id } = await ready()
  const card_id = paying.keepCard(who)
  expect(codeOf(await token({ payment_method: 'save_card' }))).toBe('bad_input')
  expect(codeOf(await token({ payment_method: 'save_card', card_id, email: 'other@sojourn.test' }))).toBe('not_allowed')
  expect(codeOf(await token({ payment_method: 'save_card', card_id, cust_id: 'cus_other' }))).toBe('not_found')
  const cust_id = paying.system.gateway.only().sent.customer
  expect(got(await token({ payment_method: 'save_card', card_id, cust_id }))).toMatchObject({ status: 'succeeded' })
  expect((await paying.statusOf(booking_id, who)).status).toBe('confirmed')
})

test('[B7.9] an amount the browser sends is compared: another one is reported with ours, and nothing is charged', async () => {
  const { token, price, intent } = await ready()
  const differs = { pg_amt: price.pay_now - 0.01, pg_amount: price.pay_now + 1, cashcard_amt: 5, cn_disc_amt: 0.01, currency: 'EUR' }
  for (const [field, value] of Object.entries(differs)) expect(codeOf(await token({ [field]: value })), field).toBe('price_changed')
  expect(await token({ pg_amt: 1 })).toMatchObject({ ok: false, refusal: { detail: { old_price: 1, new_price: price.pay_now, currency: price.currency } } })
  expect(codeOf(await token({ product_type: 'VR' }))).toBe('wrong_product')
  expect(intent.status).toBe('requires_payment_method')
})

test('[A7.12] [B7.11] the checksum is for the owner, the booking and the amount we keep, while it can be paid', async () => {
  const { who, booking_id, price, intent } = await ready()
  const order = { orderId: booking_id, currency: price.currency, countryCode: 'US', amount: price.pay_now, api_key: 'pk_test' }
  const ask = (more: object = {}, caller = who) => paying.system.checksum({ ...order, ...more }, caller)
  const signed = got(await ask())
  expect(signed).toMatchObject({ checksum: expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/), amount: price.pay_now })
  expect(Date.parse(signed.expires_at) - clock.nowMs()).toBe(15 * 60_000)
  expect(await ask({ amount: 1 })).toMatchObject({ refusal: { code: 'price_changed', detail: { old_price: 1, new_price: price.pay_now } } })
  expect(codeOf(await ask({ currency: 'EUR' }))).toBe('price_changed')
  expect(codeOf(await ask({ api_key: 'pk_other' }))).toBe('wrong_key')
  expect(codeOf(await ask({}, paying.who()))).toBe('not_found')
  expect(codeOf(await ask({ orderId: 'bkg_nowhere' }))).toBe('not_found')
  paying.system.gateway.browser.pays(intent)
  await paying.statusOf(booking_id, who)
  expect(codeOf(await ask())).toBe('already_paid')
  const late = await ready()
  clock.advance(15 * 60_000)
  expect(codeOf(await paying.system.checksum({ ...order, orderId: late.booking_id, amount: late.price.pay_now }, late.who))).toBe('checkout_expired')
  await paying.system.work()
})

test('[A7.12] what is signed is known at the gateway: an abandoned payment is followed by a new one, an unanswered opening is not signed', async () => {
  const { who, booking_id, price, intent } = await ready()
  const order = { orderId: booking_id, currency: price.currency, countryCode: 'US', amount: price.pay_now, api_key: 'pk_test' }
  intent.status = 'canceled'
  await paying.statusOf(booking_id, who)
  paying.system.gateway.control.fault = (method) => (method === 'POST' ? 'reset' : 'none')
  expect(codeOf(await paying.system.checksum(order, who))).toBe('gateway_unreachable')
  paying.system.gateway.control.fault = () => 'none'
  got(await paying.system.checksum(order, who))
  const fresh = paying.system.gateway.only()
  expect(fresh).toMatchObject({ status: 'requires_payment_method', metadata: { order_id: booking_id } })
  paying.system.gateway.browser.pays(fresh)
  expect((await paying.statusOf(booking_id, who)).status).toBe('confirmed')
})
