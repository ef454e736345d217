import { runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { codeOf, got, systemDb, systemInvariants, traveller } from '../booking-system.testing.ts'
import { createPaying } from './paying.testing.ts'

const clock = fakeClock()
const faults: unknown[] = []
const db = await systemDb(clock)
const paying = createPaying(db, clock, { reportFault: (error) => faults.push(error) })

afterEach(async () => {
  const { control } = paying.system.gateway
  control.onPay = 'succeeded'
  control.fault = () => 'none'
  await paying.system.core.settled()
  expect(faults).toEqual([])
  expect(await runInvariants(db, systemInvariants(paying.system.hotels))).toEqual([])
})

async function readyToPay() {
  const who = paying.who()
  const booked = await paying.book(who)
  const card_id = paying.keepCard(who)
  const body = { booking_id: booked.booking_id, card_id, orderToken: booked.token.orderToken }
  return { who, ...booked, card_id, pay: (more: object = {}) => paying.system.payWithSaved({ ...body, ...more }, who) }
}

test('[A6.2] [B7.11] a saved card pays from the server: paid, confirmed, and a second click charges nothing', async () => {
  const { who, booking_id, intent, pay } = await readyToPay()
  expect(got(await pay())).toMatchObject({ status: 'succeeded', payment_token: { route: 'card', client_secret: null } })
  expect(await paying.statusOf(booking_id, who)).toMatchObject({ status: 'confirmed', payment: { state: 'succeeded' } })
  expect(got(await pay()).status).toBe('succeeded')
  expect(paying.system.gateway.captured().filter((paid) => paid.metadata.booking_id === booking_id)).toEqual([intent])
})

test('two clicks at the same moment charge once', async () => {
  const { booking_id, pay } = await readyToPay()
  const both = await Promise.all([pay(), pay(), pay()])
  expect(both.every((each) => got(each).status === 'succeeded' || got(each).status === 'pending')).toBe(true)
  expect(paying.system.gateway.captured().filter(({ metadata }) => metadata.booking_id === booking_id)).toHaveLength(1)
})

test('[A4.9] the bank asks: the address of its page, nothing charged; a second click gets the same answer', async () => {
  const { who, booking_id, intent, pay } = await readyToPay()
  paying.system.gateway.control.onPay = 'requires_action'
  const result = got(await pay({ return_url: '/hotel-checkout?checkout=x' }))
  expect(result).toMatchObject({ status: 'action', payment_token: { authentication_url: `https://pay.test/challenge/${intent.id}` } })
  expect(got(await pay())).toEqual(result)
  paying.system.gateway.browser.pays(intent)
  expect((await paying.statusOf(booking_id, who)).status).toBe('confirmed')
})

test('[B4.6] declined: 402 with the provider’s own words, nothing charged, and another card pays', async () => {
  const { who, pay, booking_id } = await readyToPay()
  paying.system.gateway.control.onPay = 'declined'
  const refused = await pay()
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'card_declined', detail: { message: 'Your card has insufficient funds.' } } })
  expect((await paying.statusOf(booking_id, who)).status).toBe('pending_payment')
  paying.system.gateway.control.onPay = 'succeeded'
  expect(got(await pay({ card_id: paying.keepCard(who, 'pm_second') })).status).toBe('succeeded')
})

test.each(['slow', '500', 'reset', 'reset_after'] as const)(
  'the gateway is %s at the click: pending, then the truth by asking, charged at most once',
  async (fault) => {
    const { who, booking_id, pay } = await readyToPay()
    paying.system.gateway.control.fault = (method, path) => (method === 'POST' && path.endsWith('/confirm') ? fault : 'none')
    expect(got(await pay()).status).toBe('pending')
    paying.system.gateway.control.fault = () => 'none'
    const after = await paying.statusOf(booking_id, who)
    expect(after.payment.state).toBe(fault === 'reset_after' ? 'succeeded' : 'open')
    expect(got(await pay()).status).toBe('succeeded')
    expect(paying.system.gateway.captured().filter(({ metadata }) => metadata.booking_id === booking_id)).toHaveLength(1)
  },
)

test('[A6.2] another person’s card pays nothing and answers like a missing one; the vault out of reach is said, not guessed', async () => {
  const other = paying.who()
  await paying.book(other)
  const theirs = paying.keepCard(other)
  const { pay } = await readyToPay()
  const [stolen, missing] = [await pay({ card_id: theirs }), await pay({ card_id: 'pm_nowhere' })]
  expect(stolen).toEqual(missing)
  expect(codeOf(stolen)).toBe('not_found')
  expect(codeOf(await pay({ orderToken: (await paying.book(paying.who())).token.orderToken }))).toBe('not_found')
  paying.system.gateway.control.fault = (_, path) => (path === '/v1/payment_methods' ? 'reset' : 'none')
  expect(codeOf(await pay())).toBe('gateway_unreachable')
})

test('[A6.2] staff acting in a person’s place charge no saved card; nor does an operator', async () => {
  const { who, booking_id, card_id, token } = await readyToPay()
  const { orderToken } = token
  const body = { booking_id, card_id, orderToken }
  expect(codeOf(await paying.system.payWithSaved(body, { ...who, impersonator: traveller('boss').user.userId }))).toBe('not_allowed')
  expect(codeOf(await paying.system.payWithSaved(body, traveller('boss', who.orgId, 1)))).toBe('not_found')
})

test('a card that was never tried is no payment under way: deleted a moment before, or after ten others', async () => {
  const { who, booking_id, pay } = await readyToPay()
  const { control } = paying.system.gateway
  control.triesAreUp = true
  expect(codeOf(await pay())).toBe('too_many_tries')
  control.triesAreUp = false
  const gone = paying.keepCard(who, 'pm_gone')
  control.fault = (_, path) => {
    if (path.endsWith('/confirm')) paying.system.gateway.vault.lose(gone)
    return 'none'
  }
  expect(await pay({ card_id: gone })).toMatchObject({
    refusal: { code: 'not_found', detail: { message: "We couldn't find this card. It may have been deleted." } },
  })
  control.fault = () => 'none'
  expect((await paying.statusOf(booking_id, who)).payment.state).toBe('open')
  expect(got(await pay()).status).toBe('succeeded')
})

test('the card is tried no more once the time is over: nothing charged', async () => {
  const { pay } = await readyToPay()
  clock.advance(15 * 60_000)
  await paying.system.work()
  expect(codeOf(await pay())).toBe('checkout_expired')
})

test('[A4.10] what was begun on one device is paid on another: the same payment, once', async () => {
  const { who, booking_id, intent } = await readyToPay()
  const phone = { ...who, knownBrowserId: null, ip: '198.51.100.4' }
  const { payment_token } = got(await paying.system.retry({ booking_id }, phone))
  expect(payment_token.client_secret).toBe(`${intent.id}_secret`)
  paying.system.gateway.browser.meetsChallenge(intent)
  expect((await paying.statusOf(booking_id, phone)).payment.authentication_url).toContain(intent.id)
  paying.system.gateway.browser.pays(intent)
  expect(got(await paying.system.close({ booking_id }, phone)).next).toBe('complete')
  expect((await paying.statusOf(booking_id, who)).status).toBe('confirmed')
})
