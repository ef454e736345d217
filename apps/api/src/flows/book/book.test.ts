import { runInvariants } from '@sojourn/db'
import { addDays, invariant } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Offer } from '../../products/hotels/index.ts'
import {
  codeOf,
  contact,
  createSystem,
  got,
  guests,
  offersOf,
  org,
  prebookRequest,
  type System,
  systemDb,
  systemInvariants,
  traveller,
} from '../booking-system.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
let system: System
let prepaid: Offer
let days: { checkin: string; checkout: string }
let tests = 0
const faults: unknown[] = []
const ana = traveller('ana')
const ben = traveller('ben')

beforeEach(async () => {
  faults.length = 0
  clock.advance(10)
  system = createSystem(db, clock, { reportFault: (error) => faults.push(error) })
  // Rooms can be sold out: each test has days of its own.
  days = { checkin: addDays('2027-02-08', ++tests * 2), checkout: addDays('2027-02-10', tests * 2) }
  prepaid = await offersOf(db, system.hotels, days, ({ quote, left }) => quote.payment === 'now' && left > 1 && quote.cancellation.length > 1)
})
afterEach(async () => {
  await system.core.settled()
  expect(faults).toEqual([])
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
  // What one test leaves held does not count in the next.
  await db.pool.query('delete from hold_claims')
})

async function held(offer = prepaid, who = ana) {
  const prebooked = got(await system.prebook(prebookRequest(offer), who))
  invariant(prebooked.checkoutId, 'the room is free')
  return { checkoutId: prebooked.checkoutId, total: prebooked.price.total, prebooked }
}

async function booked(offer = prepaid, who = ana) {
  const { checkoutId, total } = await held(offer, who)
  const answer = got(await system.book({ checkoutId, guests, contact, consented_total: total }, who))
  return { ...answer, checkoutId, total, intent: system.gateway.only() }
}
const statusOf = async (booking_id: string, who = ana) => got(await system.status({ booking_id }, who))

test('[B4.3] [B4.4] a held room is booked, paid and confirmed, with one voucher, one mail and balanced books', async () => {
  const { booking_id, payment_token, intent, total } = await booked()
  expect(payment_token).toMatchObject({ route: 'card', client_secret: `${intent.id}_secret`, authentication_url: null })
  expect(intent).toMatchObject({ amount: prepaid.quote.payNow.minor, currency: 'usd', metadata: { booking_id } })
  expect(await statusOf(booking_id)).toMatchObject({ status: 'pending_payment', reference: null, payment: { state: 'open' } })
  system.gateway.browser.pays(intent)
  const confirmed = await statusOf(booking_id)
  expect(confirmed).toMatchObject({ status: 'confirmed', payment: { state: 'succeeded' } })
  expect(confirmed.reference).toMatch(/^SJ-[2-9A-Z]{4}-[2-9A-Z]{2}$/)
  const whole = got(await system.get({ booking_id }, ana))
  expect(whole).toMatchObject({ paid: whole.price.pay_now, refunded: 0, paid_with: 'Visa ending 4242', paid_by_card: 'all', cancellable: true, total })
  expect(whole.history.map((event) => event.status)).toEqual(['draft', 'pending_payment', 'confirming', 'confirmed'])
})

test('[B9.5] the payment of a hotel carries the address its payer came from, as the server saw it, another card too', async () => {
  const home = { ...ana, ip: '203.0.113.7' }
  const { booking_id, intent } = await booked(prepaid, home)
  expect(intent.metadata).toMatchObject({ booking_id, ip: '203.0.113.7' })
  system.gateway.browser.isDeclined(intent)
  got(await system.retry({ booking_id }, { ...ana, ip: '2001:db8::7' }))
  expect(system.gateway.only().metadata).toMatchObject({ booking_id, ip: '2001:db8::7' })
})

test('[A4.9] the token and the status have the address of the challenge while the bank asks for one', async () => {
  const { booking_id, intent } = await booked()
  system.gateway.browser.meetsChallenge(intent)
  expect((await statusOf(booking_id)).payment).toMatchObject({ state: 'action', authentication_url: `https://pay.test/challenge/${intent.id}` })
})

test('[A4.10] on CLOSE, succeeded completes', async () => {
  const { booking_id, intent } = await booked()
  system.gateway.browser.pays(intent)
  expect(got(await system.close({ booking_id }, ana))).toEqual({ next: 'complete', message: null, payment_token: null })
  expect((await statusOf(booking_id)).status).toBe('confirmed')
})

test('[A4.10] on CLOSE, requires_confirmation is confirmed by the server, never taken as paid', async () => {
  const { booking_id, intent } = await booked()
  system.gateway.browser.leavesUnconfirmed(intent)
  expect(await statusOf(booking_id)).toMatchObject({ status: 'pending_payment', payment: { state: 'processing' } })
  system.gateway.control.onConfirm = 'processing'
  expect(got(await system.close({ booking_id }, ana)).next).toBe('pending')
  expect((await statusOf(booking_id)).status).toBe('pending_payment')
  system.gateway.browser.leavesUnconfirmed(intent)
  system.gateway.control.onConfirm = 'succeeded'
  expect(got(await system.close({ booking_id }, ana)).next).toBe('complete')
  expect((await statusOf(booking_id)).status).toBe('confirmed')
})

test('[A4.10] [A8.8] on CLOSE, requires_action gives the attempt up and asks for another payment method', async () => {
  const { booking_id, intent } = await booked()
  system.gateway.browser.meetsChallenge(intent)
  const closed = got(await system.close({ booking_id }, ana))
  expect(closed).toMatchObject({ next: 'retry', message: 'Please enter another payment method' })
  expect(intent.status).toBe('canceled')
  const fresh = system.gateway.only()
  expect(closed.payment_token?.client_secret).toBe(`${fresh.id}_secret`)
  system.gateway.browser.pays(fresh)
  expect(await statusOf(booking_id)).toMatchObject({ status: 'confirmed' })
  expect(system.gateway.captured()).toEqual([fresh])
})

test('[A4.10] [A8.8] on CLOSE, requires_payment_method after a failed challenge asks for another; processing waits', async () => {
  const { booking_id, intent } = await booked()
  system.gateway.browser.isDeclined(intent, 'payment_intent_authentication_failure', 'The provided source has failed authentication.')
  expect((await statusOf(booking_id)).payment).toMatchObject({ state: 'declined', message: 'Please enter another payment method' })
  expect(got(await system.close({ booking_id }, ana))).toMatchObject({ next: 'retry', message: 'Please enter another payment method' })
  system.gateway.browser.waitsForBank(system.gateway.only())
  expect(got(await system.close({ booking_id }, ana)).next).toBe('pending')
})

test('paid while the challenge was being closed: the booking is complete, and nothing is opened twice', async () => {
  const { booking_id, intent } = await booked()
  system.gateway.browser.meetsChallenge(intent)
  system.gateway.control.fault = (_, path) => {
    if (path.endsWith('/cancel')) system.gateway.browser.pays(intent)
    return 'none'
  }
  expect(got(await system.close({ booking_id }, ana)).next).toBe('complete')
  expect(system.gateway.intents.size).toBe(1)
  expect((await statusOf(booking_id)).status).toBe('confirmed')
})

test('[A8.1] a declined card keeps booking and hold; another card pays, and the first can pay no more', async () => {
  const { booking_id, intent } = await booked()
  system.gateway.browser.isDeclined(intent, 'insufficient_funds', 'Your card has insufficient funds.')
  expect(await statusOf(booking_id)).toMatchObject({ status: 'pending_payment', payment: { state: 'declined', message: 'Your card has insufficient funds.' } })
  const { payment_token } = got(await system.retry({ booking_id }, ana))
  expect(intent.status).toBe('canceled')
  system.gateway.browser.pays(system.gateway.only())
  expect(payment_token.client_secret).toBe(`${system.gateway.only().id}_secret`)
  expect((await statusOf(booking_id)).status).toBe('confirmed')
  expect(codeOf(await system.retry({ booking_id }, ana))).toBe('already_paid')
})

test('booking twice, also at the same moment, answers the same booking and opens one payment', async () => {
  const { checkoutId, total } = await held()
  const request = { checkoutId, guests, contact, consented_total: total }
  const answers = (await Promise.all([system.book(request, ana), system.book(request, ana), system.book(request, ana)])).map(got)
  expect(new Set(answers.map((answer) => answer.booking_id)).size).toBe(1)
  expect(new Set(answers.map((answer) => answer.payment_token.client_secret)).size).toBe(1)
  expect(system.gateway.intents.size).toBe(1)
})

test('a consent that is not the total to the minor unit is asked again, and nothing is charged', async () => {
  const { checkoutId, total } = await held()
  const changed = await system.book({ checkoutId, guests, contact, consented_total: total - 0.01 }, ana)
  expect(changed).toMatchObject({ ok: false, refusal: { code: 'price_changed', detail: { new_price: total } } })
  expect(system.gateway.intents.size).toBe(0)
  expect(got(await system.getCheckout({ checkoutId }, ana)).state).toBe('open')
})

test('[A6.1] a guest holds a room, signs in and books it; to another it is not there', async () => {
  const guest = { ...ana, user: null }
  const { checkoutId } = got(await system.prebook(prebookRequest(prepaid), guest))
  const { price } = got(await system.getCheckout({ checkoutId: checkoutId! }, guest))
  const request = { checkoutId: checkoutId!, guests, contact, consented_total: price.total }
  expect(codeOf(await system.book(request, ben))).toBe('not_found')
  await db.inTenant(org, (tx) => system.core.adoptCheckouts(tx, { orgId: org, browserId: ana.browserId(), userId: ana.user.userId }))
  const { booking_id } = got(await system.book(request, ana))
  expect(codeOf(await system.status({ booking_id }, ben))).toBe('not_found')
  expect(codeOf(await system.status({ booking_id: 'bkg_undefined' }, ana))).toBe('not_found')
  expect(codeOf(await system.status({ booking_id }, traveller('op', org, 1)))).toBe('ok')
  expect(await system.core.watch(ben, booking_id)).toBeNull()
  expect(await system.core.watch(ana, booking_id)).toMatchObject({ booking_id, status: 'pending_payment' })
})

test('[B4.4] nothing due now: nothing is charged; a card is set up where cancelling may cost something', async () => {
  const atProperty = await offersOf(db, system.hotels, days, ({ quote }) => quote.payNow.minor === 0)
  const { checkoutId, total } = await held(atProperty)
  const answer = got(await system.book({ checkoutId, guests, contact, consented_total: total }, ana))
  expect(answer).toMatchObject({ status: 'pending_payment', payment_token: { route: 'set_up' } })
  system.gateway.browser.pays(system.gateway.only())
  expect((await statusOf(answer.booking_id)).status).toBe('confirmed')
  expect(system.gateway.captured()).toEqual([])
})

test('webhooks ten times over, shuffled, change nothing twice; forged and stale ones are refused and change nothing', async () => {
  const { booking_id, intent } = await booked()
  expect((await system.webhook(system.gateway.webhook(intent, 'payment_intent.succeeded', { secret: 'whsec_wrong' }))).status).toBe(400)
  system.gateway.browser.pays(intent)
  expect((await system.webhook(system.gateway.webhook(intent, 'payment_intent.succeeded', { ageSeconds: 301 }))).status).toBe(400)
  const types = ['payment_intent.processing', 'payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.requires_action']
  const events = Array.from({ length: 10 }, (_, i) => system.gateway.webhook(intent, types[i % 4]!, i % 2 ? {} : { secret: 'whsec_before' }))
  for (const answer of await Promise.all(events.map((event) => system.webhook(event)))) expect(answer.status).toBe(200)
  expect((await statusOf(booking_id)).status).toBe('confirmed')
  expect((await system.webhook(system.gateway.webhook({ id: 'pi_of_nobody' }))).status).toBe(200)
})

test('events that repeat what another event says cause no call of the gateway', async () => {
  const { intent } = await booked()
  const before = system.gateway.calls.length
  for (const type of ['payment_intent.created', 'charge.succeeded', 'refund.created']) {
    expect((await system.webhook(system.gateway.webhook(intent, type))).status).toBe(200)
  }
  expect(system.gateway.calls).toHaveLength(before)
})

test.each(['slow', '500', 'reset', 'reset_after'] as const)(
  'the gateway is %s when the payment is opened: pending, then the truth by asking',
  async (fault) => {
    system.gateway.control.fault = () => fault
    const { checkoutId, total } = await held()
    const answer = got(await system.book({ checkoutId, guests, contact, consented_total: total }, ana))
    expect(answer).toMatchObject({ status: 'pending_payment', payment_token: { client_secret: null } })
    expect((await statusOf(answer.booking_id)).payment.state).toBe('unknown')
    system.gateway.control.fault = () => 'none'
    const { payment } = await statusOf(answer.booking_id)
    expect(payment).toMatchObject({ state: 'open', client_secret: `${system.gateway.only().id}_secret` })
    system.gateway.browser.pays(system.gateway.only())
    expect((await statusOf(answer.booking_id)).status).toBe('confirmed')
    expect(system.gateway.captured()).toHaveLength(1)
  },
)

test('the page is gone and no webhook comes: the job finds the payment by asking', async () => {
  const { booking_id, intent } = await booked()
  system.gateway.browser.pays(intent)
  clock.advance(5_000)
  await system.work()
  expect(got(await system.get({ booking_id }, ana)).status).toBe('confirmed')
})

test("the gateway's amount is not ours: nothing is fulfilled, an alarm is raised, the traveller is notified", async () => {
  const { booking_id, intent } = await booked()
  intent.amount -= 100
  system.gateway.browser.pays(intent)
  const status = await statusOf(booking_id)
  expect(status).toMatchObject({ status: 'failed', payment: { state: 'unknown' } })
  expect(status.message).toContain('Our team will look into it')
})

test('[B2.9] the order could not be created: refused, nothing charged, the room free again', async () => {
  const { checkoutId, total } = await held()
  const { fetch } = system.gateway
  system = createSystem(db, clock, {
    gateway: {
      ...system.gateway,
      fetch: async (request) => (request.method === 'POST' ? Response.json({ error: { code: 'api_key_expired' } }, { status: 401 }) : fetch(request)),
    },
  })
  expect(codeOf(await system.book({ checkoutId, guests, contact, consented_total: total }, ana))).toBe('order_not_created')
  expect(got(await system.list({}, ana)).bookings[0]).toMatchObject({ status: 'failed', reference: null })
})

test('[C3.3] an operator who looks at another person’s booking sees the state of its payment, not the secrets that pay it, and neither tries nor ends a payment', async () => {
  const { booking_id, intent } = await booked()
  const operator = traveller('operator', org, 1)
  const nothing = { client_secret: null, authentication_url: null }
  expect(await statusOf(booking_id, operator)).toMatchObject({ status: 'pending_payment', payment: { state: 'open', ...nothing } })
  expect(codeOf(await system.retry({ booking_id }, operator))).toBe('not_found')
  system.gateway.browser.meetsChallenge(intent)
  expect(await statusOf(booking_id, operator)).toMatchObject({ payment: { state: 'action', ...nothing } })
  expect(codeOf(await system.close({ booking_id }, operator))).toBe('not_found')
  expect((await statusOf(booking_id)).payment.client_secret).toBe(`${intent.id}_secret`)
})

test('[A4.5] [B4.3] the same checkout booked again with the same request answers the same booking; with another request the answer names what differs, and nothing changes', async () => {
  const { booking_id, checkoutId, total, intent } = await booked()
  const request = { checkoutId, guests, contact, consented_total: total }
  expect(got(await system.book(request, ana)).booking_id).toBe(booking_id)
  const others = {
    guests: { guests: [{ first_name: 'Another', last_name: 'Person' }] },
    'contact.email': { contact: { ...contact, email: 'another@sojourn.test' } },
    'contact.phone': { contact: { ...contact, phone: '+351 900 000 000' } },
    consented_total: { consented_total: total + 1 },
    consented_due: { consented_due: total + 1 },
    pay_with: { pay_with: 'invoice' as const },
  }
  for (const [path, other] of Object.entries(others))
    expect(await system.book({ ...request, ...other }, ana), path).toMatchObject({
      refusal: { code: 'booked_otherwise', detail: { booking_id, errors: [{ path, message: expect.any(String) }] } },
    })
  expect(got(await system.get({ booking_id }, ana))).toMatchObject({ guests, contact })
  system.gateway.browser.pays(intent)
  expect(await statusOf(booking_id)).toMatchObject({ status: 'confirmed' })
  expect(got(await system.book({ ...request, consented_due: prepaid.quote.payNow.minor / 100 }, ana))).toMatchObject({ booking_id, status: 'confirmed' })
})
