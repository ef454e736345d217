import { raw, runInvariants, sql } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { codeOf, contact, got, guestsFor, org, prebookRequest, systemDb, systemInvariants, traveller } from '../booking-system.testing.ts'
import { createPaying } from './paying.testing.ts'

const clock = fakeClock()
const faults: unknown[] = []
const db = await systemDb(clock)
const paying = createPaying(db, clock, { reportFault: (error) => faults.push(error) })
const operator = traveller('boss', org, 1)

afterEach(async () => {
  await paying.system.core.settled()
  expect(faults).toEqual([])
  expect(await runInvariants(db, systemInvariants(paying.system.hotels))).toEqual([])
})

const routeOf = async (booking_id: string) => got(await paying.system.route({ booking_id }, operator))
const entriesOf = async (booking_id: string) =>
  (
    await db.inTenant(org, (tx) =>
      raw<{ account: string; amount_minor: number }>`select account, amount_minor from ledger_entries where subject_id = ${booking_id}`.execute(sql(tx)),
    )
  ).rows

test('[B4.8] paid with the booking: the whole of it, by the gateway in force, and the reason is stored', async () => {
  const who = paying.who()
  const { booking_id, token, held } = await paying.book(who)
  expect(held.payment).toMatchObject({ route: 'card', gateway: 'PG_03', pg_method_name: 'Inspira CC', guarantee: false })
  expect(token).toMatchObject({ route: 'card', gateway: 'PG_03', is_popup: false })
  expect(await routeOf(booking_id)).toMatchObject({
    row: 4,
    facts: { mode: 'prepaid', total_under_one: false, guarantee_needed: false, markup_now: false, invoice_chosen: false },
    route: 'card',
    charge: 'total',
    gateway: 'PG_03',
    chosen_by: 'house',
    earlier: [{ row: 1 }, { row: 2 }, { row: 3, why: 'invoice chosen is no, not yes' }],
  })
})

test('[B4.4] [B4.8] paid at the property and free to cancel, so without a guarantee: no gateway, no charge, confirmed at once', async () => {
  const { booking_id, token, status } = await paying.book(paying.who(), 'property, free to cancel')
  expect([token, status]).toMatchObject([{ route: 'none', gateway: null, client_secret: null }, 'confirmed'])
  expect(await routeOf(booking_id)).toMatchObject({
    row: 9,
    facts: { mode: 'postpaid', total_under_one: false },
    route: 'none',
    charge: 'nothing',
    gateway: null,
  })
})

test('[B4.4] [B4.8] paid at the property with a guarantee: a card is set up, nothing charged, nothing in the books, confirmed once it is saved', async () => {
  const who = paying.who({ guarantee: true })
  const { booking_id, token, intent, held, status } = await paying.book(who, 'property')
  expect(held.payment).toMatchObject({ route: 'set_up', gateway: 'PG_03', guarantee: true })
  expect(held.lines.find(({ kind }) => kind === 'pay_now')).toMatchObject({ amount: 0, rule: "your card guarantees the booking and isn't charged now" })
  expect([status, token.route, intent.kind, intent.sent.customer]).toEqual(['pending_payment', 'set_up', 'setup', expect.stringMatching(/^cus_/)])
  expect(token.client_secret).toBe(`${intent.id}_secret`)
  expect((await paying.statusOf(booking_id, who)).message).toBe("Your room is held. We're waiting for the card that guarantees it, which won't be charged now.")
  paying.system.gateway.browser.isDeclined(intent)
  expect((await paying.statusOf(booking_id, who)).payment.state).toBe('declined')
  const again = got(await paying.system.retry({ booking_id }, who)).payment_token
  const second = paying.system.gateway.only()
  expect([again.route, second.kind]).toEqual(['set_up', 'setup'])
  paying.system.gateway.browser.pays(second)
  expect((await paying.statusOf(booking_id, who)).status).toBe('confirmed')
  expect(got(await paying.system.get({ booking_id }, who))).toMatchObject({ paid: 0, paid_with: null })
  expect(await entriesOf(booking_id)).toEqual([])
  expect(await routeOf(booking_id)).toMatchObject({ row: 5, route: 'set_up', charge: 'nothing' })
})

test('a card saved in the last moment and found late: confirmed, since the room could be taken again, and nothing taken', async () => {
  const who = paying.who({ guarantee: true })
  const { booking_id, intent } = await paying.book(who, 'property')
  const { control, browser } = paying.system.gateway
  browser.pays(intent)
  control.fault = (_, path) => (path.includes('/setup_intents/') ? 'reset' : 'none')
  clock.advance(15 * 60_000)
  await paying.system.work()
  control.fault = () => 'none'
  clock.advance(20_000)
  await paying.system.work()
  expect((await paying.statusOf(booking_id, who)).status).toBe('confirmed')
  expect(await entriesOf(booking_id)).toEqual([])
})

test('a guarantee that was not given expires: the setup is cancelled, the room released, nothing to refund', async () => {
  const who = paying.who({ guarantee: true })
  const { booking_id, intent } = await paying.book(who, 'property')
  clock.advance(15 * 60_000)
  await paying.system.work()
  expect([(await paying.statusOf(booking_id, who)).status, intent.status]).toEqual(['expired', 'canceled'])
  expect(await entriesOf(booking_id)).toEqual([])
})

test.each([false, true])('[B4.8] our share is charged now, the rest at the property; card saved: %s', async (guarantee) => {
  const who = paying.who({ markupNow: true, guarantee })
  const { booking_id, intent, held, price } = await paying.book(who, guarantee ? 'property' : 'property, free to cancel')
  const share = Math.round((price.base * 100 * 800) / 10_800)
  expect([price.pay_now, price.pay_at_property]).toEqual([share / 100, (Math.round(price.total * 100) - share) / 100])
  expect(held.due).toMatchObject({ card: price.pay_now, now: price.pay_now, at_property: price.pay_at_property })
  const rule = guarantee ? 'to confirm the booking; your card guarantees the rest' : 'to confirm the booking'
  expect(held.lines.find(({ kind }) => kind === 'pay_now')).toMatchObject({ amount: price.pay_now, rule })
  for (const line of held.lines.filter(({ kind }) => kind === 'tax' || kind === 'fee')) expect(line.rule).toMatch(/, paid (in \w+ )?at the property$/)
  expect(JSON.stringify(held)).not.toMatch(/mark.?up|net_|revenue/i)
  expect([intent.amount, intent.sent.setup_future_usage]).toEqual([share, guarantee ? 'off_session' : undefined])
  paying.system.gateway.browser.pays(intent)
  expect((await paying.statusOf(booking_id, who)).status).toBe('confirmed')
  const entries = await entriesOf(booking_id)
  expect(entries.filter(({ account }) => account === 'revenue').map(({ amount_minor }) => Math.abs(amount_minor))).toEqual([share])
  expect(entries.filter(({ account }) => account === 'supplier_payable' || account === 'tax_payable')).toEqual([])
  expect(await routeOf(booking_id)).toMatchObject(guarantee ? { row: 6, route: 'card', charge: 'markup' } : { row: 8, route: 'card', charge: 'markup' })
})

test('[B4.8] PG_02 is the gateway’s own page, in a frame or not; its guarantees are given in card fields', async () => {
  for (const popup of [false, true]) {
    const { token, intent } = await paying.book(paying.who({ gateway: 'PG_02', popup }))
    expect(token).toMatchObject({ route: 'hosted', gateway: 'PG_02', is_popup: popup, orderToken: `https://pay.test/pay/${intent.id}.mac` })
  }
  const { token, held } = await paying.book(paying.who({ gateway: 'PG_02', popup: true, guarantee: true }), 'property')
  expect([token, held.payment]).toMatchObject([
    { route: 'set_up', gateway: 'PG_03', is_popup: false },
    { is_popup: false, forced: false },
  ])
})

test('what an offer was held with it is booked with, whatever the organisation decides in between', async () => {
  const who = paying.who({ gateway: 'PG_01', forced: true, chosenBy: 'organisation' })
  const held = await paying.checkout(who)
  const later = { ...who, org: { ...who.org, payments: { ...who.org.payments, gateway: 'PG_02' as const } } }
  const body = { checkoutId: held.checkoutId, guests: [{ first_name: 'Ida', last_name: 'Roe' }], contact: { email: 'i@example.com', phone: '+1 202 555 0100' } }
  const { booking_id, payment_token } = got(await paying.system.book({ ...body, consented_total: held.price.total }, later))
  expect(held.payment).toMatchObject({ gateway: 'PG_01', pg_method_name: 'Client CC', forced: true })
  expect([payment_token.gateway, (await routeOf(booking_id)).chosen_by]).toEqual(['PG_01', 'organisation'])
})

test('[B3.3] [B3.4] [B9.5] the payment carries who, what and where, and leads back to its own checkout', async () => {
  const who = { ...paying.who(), ip: '203.0.113.7' }
  const { booking_id, intent, held } = await paying.book(who)
  const common = { productType: 'HLT', api_key: 'pk_test', currency: 'USD', language_code: 'en-US', origin: who.origin, pgType: 'stripe' }
  const ids = { correlation_id: 'req', org_id: org, user_id: who.user.userId, bookingId: booking_id, booking_id, order_id: booking_id, ip: '203.0.113.7' }
  const stay = {
    service: 'hotels',
    isPriceChange: 'false',
    isSelectDiffRoom: 'false',
    room_id: 'room_id' in held.offer ? held.offer.room_id : '',
    booking_ref_no: expect.stringMatching(/^SJ-/),
  }
  expect(intent.metadata).toMatchObject({ ...common, ...ids, ...stay, attempt_id: expect.stringMatching(/^att_/), merchant_name: 'Sojourn' })
  expect(intent.sent.hosted_return_url).toBe(`${who.origin}/hotel-checkout?checkout=${held.checkoutId}`)
  expect(paying.system.gateway.vault.customers.get(intent.sent.customer!)?.email).toBe(who.user.email)
})

test('[B3.3] where another room is held than the one first chosen the payment says so, whichever rate of it; a room of another hotel is none that was chosen here', async () => {
  const metadataOf = async (firstOf: (rateId: string) => string) => {
    const who = paying.who()
    const request = prebookRequest(await paying.offer('now'))
    const { checkoutId, price } = got(await paying.system.prebook({ ...request, first_rate_id: firstOf(request.rate_id) }, who))
    got(await paying.system.book({ checkoutId: checkoutId!, guests: guestsFor(who), contact, consented_total: price.total }, who))
    return paying.system.gateway.only().metadata.isSelectDiffRoom
  }
  expect(await metadataOf((rateId) => rateId.replace(/\.[a-z0-9]+\.([a-z0-9]+)$/, '.r99.$1'))).toBe('true')
  expect(await metadataOf((rateId) => rateId.replace(/[a-z0-9]+$/, 'other'))).toBe('false')
  expect(await metadataOf(() => 'some-other-hotel.r1.flex')).toBe('false')
  expect(await metadataOf(() => 'no rate at all')).toBe('false')
})

test('the payer is made known once; where the gateway does not answer, the booking goes on without saved cards', async () => {
  const who = paying.who()
  await Promise.all([paying.book(who), paying.system.cardsOf.customerOf({ orgId: org, userId: who.user.userId, email: who.user.email, name: 'x' })])
  const mine = [...paying.system.gateway.vault.customers.values()].filter(({ email }) => email === who.user.email)
  expect(mine).toHaveLength(1)
  const other = paying.who()
  paying.system.gateway.control.fault = (_, path) => (path === '/v1/customers' ? 'reset' : 'none')
  const { status, intent } = await paying.book(other)
  paying.system.gateway.control.fault = () => 'none'
  expect([status, intent.sent.customer]).toEqual(['pending_payment', undefined])
})

test('the gateway took another amount than it was asked: nothing is confirmed, and an alarm is raised', async () => {
  const who = paying.who()
  const { booking_id, intent } = await paying.book(who)
  paying.system.gateway.browser.isTakenOtherwise(intent, { amount: intent.amount - 1, currency: 'usd' })
  expect((await paying.statusOf(booking_id, who)).status).toBe('failed')
  const alarms = await db.inTenant(org, (tx) =>
    raw<{ kind: string; detail: { found: unknown } }>`select kind, detail from payment_alarms where booking_id = ${booking_id}`.execute(sql(tx)),
  )
  expect(alarms.rows).toMatchObject([{ kind: 'payment_conflict', detail: { found: { amount: { minor: intent.amount - 1, currency: 'USD' } } } }])
})

test('[B7.9] the supplier is the gateway in force; one that is not there is not found', async () => {
  const who = paying.who({ gateway: 'PG_01', popup: true, chosenBy: 'organisation' })
  const result = got(await paying.system.supplier({ pg_product_type: 'HLT' }, who))
  const supplier = { id: 'PG_01', 'api-key': 'pk_test', pg_method_name: 'Client CC' }
  expect(result).toEqual({ ...supplier, gateway_url: 'http://pay.test', is_popup: true, forced: false, suppliers: [supplier] })
  expect(got(await paying.system.supplier({ pg_product_type: 'HLT', pg_supplier_id: 'PG_01' }, who)).id).toBe('PG_01')
  expect(codeOf(await paying.system.supplier({ pg_product_type: 'HLT', pg_supplier_id: 'PG_02' }, who))).toBe('not_found')
})
