import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { AGENCY, heldBy, openAgencies } from './agencies.testing.ts'
import { type Browser, contact, guests, wholeDb } from './whole-api.testing.ts'

/** A checkout handed over by an agent to a client, and callers without access to it. */
const clock = fakeClock()
const HOUR_MS = 3_600_000
let db: Db
let system: Awaited<ReturnType<typeof openAgencies>>
let agent: Browser
let client: Browser

beforeAll(async () => {
  db = await wholeDb()
  system = await openAgencies(db, clock)
  agent = await system.agent()
  client = await system.client()
})
afterAll(() => db.close())
afterEach(async () => {
  expect(system.faults).toEqual([])
  const own = system.api.invariants.filter(({ name }) => /pay link|capacity|balance|entries/.test(name))
  expect(await runInvariants(db, own)).toEqual([])
})

const send = (by: Browser, checkoutId: string, client_id = 'usr_client') => by.call('/api/agents/sendPayLink', { checkoutId, client_id, guests })
const open = (by: Browser, token: string) => by.call('/api/agents/openPayLink', { token })
const withdraw = (by: Browser, link_id: string) => by.call('/api/agents/withdrawPayLink', { link_id })
const links = async () => (await agent.call('/api/agents/listPayLinks', {})).body.data.links
const tokenIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
let night = 0
/** Other nights each time: a guest is booked into a hotel once a night. */
const nextDays = () => {
  const day = (n: number) => new Date(Date.UTC(2027, 2, 1) + n * 86_400_000).toISOString().slice(0, 10)
  night += 2
  return { checkin: day(night), checkout: day(night + 1) }
}
const sent = async () => {
  // Newest first needs one to be newer.
  clock.advance(1)
  const { checkoutId, sell, request } = await heldBy(agent, nextDays())
  const { body } = await send(agent, checkoutId)
  const { link, url } = body.data
  return { checkoutId, sell, request, link, url: url as string, token: tokenIn(url) }
}

test('[A6.5] the client is mailed the link, finds the checkout with its names, pays the price it is sold at, and the agent sees it paid', async () => {
  const { checkoutId, sell: total, link, url, token } = await sent()
  expect(link).toMatchObject({
    checkoutId,
    client: 'Amara Okafor',
    amount: total,
    state: 'open',
    expires_at: new Date(clock.nowMs() + HOUR_MS).toISOString(),
    booking_id: null,
  })
  expect(url).toMatch(/^http:\/\/agents\.localhost:4100\/pay\/[\w-]{43}$/)
  expect((await system.mailsTo('client@northwind.test')).at(-1)).toEqual({ link: url })
  expect((await agent.call('/api/checkout/get', { checkoutId })).status).toBe(404)

  clock.advance(59 * 60_000)
  expect((await open(client, token)).body.data).toEqual({ checkoutId, path: `/hotel-checkout?checkout=${checkoutId}`, agent: 'Mara Jensen', guests })
  const seen = (await client.call('/api/checkout/get', { checkoutId })).body.data
  expect(seen).toMatchObject({ state: 'open', price: { total }, renewable: false, expires_at: link.expires_at })
  const { booking_id } = (await client.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: total })).body.data
  expect((await withdraw(agent, link.link_id)).body.code).toBe('already_paid')
  system.gateway.browser.pays([...system.gateway.intents.values()].find((each) => each.metadata.booking_id === booking_id)!)
  expect((await client.call('/api/booking/getStatus', { booking_id })).body.data.status).toBe('confirmed')

  expect((await links())[0]).toMatchObject({ link_id: link.link_id, state: 'paid', booking_id })
  expect((await agent.call('/api/bookingHistory/get', { booking_id })).body.data).toMatchObject({ booking_id, status: 'confirmed', total })
  expect((await withdraw(agent, link.link_id)).body.code).toBe('already_paid')
  expect((await open(client, token)).body.data.path).toBe(`/user/my-bookings/${booking_id}`)

  const { refund } = (await client.call('/api/bookingHistory/cancelQuote', { booking_id })).body.data
  expect((await client.call('/api/bookingHistory/cancel', { booking_id, expected_refund: refund })).status).toBe(200)
  expect((await links())[0]).toMatchObject({ link_id: link.link_id, state: 'cancelled', booking_id })
  expect((await open(client, token)).body.data.path).toBe(`/user/my-bookings/${booking_id}`)
})

test('[A6.5] what the agent has begun to pay is reported as their own booking, and nothing of it as paid', async () => {
  const { checkoutId, total } = await heldBy(agent, nextDays())
  expect((await agent.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: total })).status).toBe(200)
  const { body } = await send(agent, checkoutId)
  expect(body).toMatchObject({ code: 'already_booked', message: expect.stringMatching(/already booked this yourself/) })
  expect(body.message).not.toMatch(/nothing left to pay/)
})

test('[A6.5] to anyone but its client a link answers byte for byte like one that never existed', async () => {
  const { token } = await sent()
  const never = 'x'.repeat(43)
  for (const email of ['second.client@northwind.test', 'agent@northwind.test', 'other.agent@northwind.test', 'operator@sojourn.test']) {
    const browser = await system.person(email)
    const [real, missing] = [await open(browser, token), await open(browser, never)]
    expect([real.status, real.text], email).toEqual([404, missing.text])
  }
  const abroad = await system.person('member@blue.test', 'blue.localhost:4100')
  expect((await open(abroad, token)).text).toBe((await open(abroad, never)).text)
  expect((await open(system.visit(AGENCY), token)).body.code).toBe('not_signed_in')
})

test('[A6.5] sent again, with its key it answers the same link, without it that the link was sent; the client is mailed once', async () => {
  const { checkoutId } = await heldBy(agent, nextDays())
  const before = (await system.mailsTo('client@northwind.test')).length
  const keyed = (client_id: string) => agent.call('/api/agents/sendPayLink', { checkoutId, client_id, guests }, { 'idempotency-key': `link:${checkoutId}` })
  const first = await keyed('usr_client')
  expect(first.status).toBe(200)
  expect((await keyed('usr_client')).body).toEqual(first.body)
  expect((await keyed('usr_second_client')).status).toBe(422)
  expect((await send(agent, checkoutId)).body).toMatchObject({ status_code: 409, code: 'link_sent' })
  expect((await system.mailsTo('client@northwind.test')).length).toBe(before + 1)
})

test('[A6.5] only an agent sends, their own checkout, to their own client', async () => {
  const { checkoutId } = await heldBy(agent, nextDays())
  expect((await send(system.visit(AGENCY), checkoutId)).body.code).toBe('not_signed_in')
  for (const [who, browser] of Object.entries(await system.others())) {
    expect((await send(browser, checkoutId)).body, who).toMatchObject({ status_code: 403, code: 'not_allowed' })
    for (const [path, body] of [
      ['listPayLinks', {}],
      ['withdrawPayLink', { link_id: 'pln_x' }],
    ] as const)
      expect((await browser.call(`/api/agents/${path}`, body)).body, `${who} ${path}`).toMatchObject({ status_code: 403, code: 'not_allowed' })
  }
  expect((await send(await system.demo(), checkoutId)).body.code).toBe('demo_account')
  const other = await system.person('other.agent@northwind.test')
  for (const [by, checkout, to] of [
    [other, checkoutId, 'usr_client'],
    [agent, checkoutId, 'usr_agent_two'],
    [agent, checkoutId, 'usr_nobody'],
    [agent, 'chk_nowhere', 'usr_client'],
  ] as const)
    expect((await send(by, checkout, to)).body, to).toMatchObject({
      status_code: 404,
      code: 'not_found',
      message: "We couldn't find this. Nothing was charged.",
    })
  expect((await agent.call('/api/checkout/get', { checkoutId })).body.data.state).toBe('open')
})

test('[A6.5] withdrawn, also twice, the room is released and the link ended; another agent’s link is not found', async () => {
  const { checkoutId, link, token } = await sent()
  const other = await system.person('other.agent@northwind.test')
  expect((await withdraw(other, link.link_id)).text).toBe((await withdraw(other, 'pln_nowhere')).text)
  for (let i = 0; i < 2; i++) expect((await withdraw(agent, link.link_id)).body.data.link).toMatchObject({ link_id: link.link_id, state: 'withdrawn' })
  expect((await open(client, token)).body).toMatchObject({ status_code: 410, code: 'link_expired' })
  // That it ended is the client's to know.
  expect((await open(other, token)).text).toBe((await open(other, 'x'.repeat(43))).text)
  expect((await client.call('/api/checkout/get', { checkoutId })).body.data.state).toBe('released')
  expect((await client.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: link.amount })).body.code).toBe('checkout_expired')
})

test('[A6.5] after an hour the link has expired, and so has the hold', async () => {
  const { checkoutId, link, token } = await sent()
  clock.advance(HOUR_MS)
  expect((await open(client, token)).body).toMatchObject({ status_code: 410, code: 'link_expired' })
  expect((await links())[0]).toMatchObject({ link_id: link.link_id, state: 'expired' })
  expect((await withdraw(agent, link.link_id)).body.data.link.state).toBe('expired')
  expect((await client.call('/api/checkout/get', { checkoutId })).body.data.state).toBe('expired')
})

test('[A6.5] a checkout goes over once; the agent holding the same room again leaves the client’s alone', async () => {
  const { checkoutId, request, token } = await sent()
  expect((await send(agent, checkoutId)).body.code).toBe('link_sent')
  const again = await agent.call('/api/hotels/prebook', request)
  expect(again.body.data.checkoutId).not.toBe(checkoutId)
  expect((await open(client, token)).status).toBe(200)
  expect((await client.call('/api/checkout/get', { checkoutId })).body.data.state).toBe('open')
})

test('[A6.5] what the agent applied is released: the client sees the price without it, and the card has its full value again', async () => {
  const { checkoutId } = await heldBy(agent, nextDays())
  const left = async () => (await agent.call('/api/booking/getpaymentcardbyuser', {})).body.data.cards[0]
  const { payment_card_id, redemption_price } = await left()
  const applied = await agent.call('/api/booking/applyPaymentCard', { checkoutId, payment_card_id })
  expect(applied.body.data.amount).toBeGreaterThan(0)
  expect((await left()).redemption_price).toBeLessThan(redemption_price)
  expect((await send(agent, checkoutId)).status).toBe(200)
  expect((await left()).redemption_price).toBe(redemption_price)
  const { due, tenders } = (await client.call('/api/checkout/get', { checkoutId })).body.data
  expect(tenders).toEqual({ coupon: null, cash_card: null, points: null, payment_cards: [] })
  expect(due.card).toBe(due.now)
})

test('[A6.5] where the price has changed nothing is handed over: the agent keeps the room, the price and what was applied', async () => {
  const { checkoutId, total } = await heldBy(agent, nextDays())
  const [card] = (await agent.call('/api/booking/getpaymentcardbyuser', {})).body.data.cards
  await agent.call('/api/booking/applyPaymentCard', { checkoutId, payment_card_id: card.payment_card_id })
  const before = (await agent.call('/api/checkout/get', { checkoutId })).body.data
  const mails = (await system.mailsTo('client@northwind.test')).length
  await db.pool.query(`update checkouts set items = jsonb_set(items, '{0,ask,markupBasisPoints}', '2500') where checkout_id = '${checkoutId}'`)
  expect((await send(agent, checkoutId)).body).toMatchObject({ status_code: 409, code: 'price_changed', data: { old_price: total } })
  expect((await agent.call('/api/checkout/get', { checkoutId })).body.data).toEqual(before)
  expect((await links()).some((link: { checkoutId: string }) => link.checkoutId === checkoutId)).toBe(false)
  expect(await system.mailsTo('client@northwind.test')).toHaveLength(mails)
})

test('[A6.5] what has ended is not handed over', async () => {
  const { checkoutId } = await heldBy(agent, nextDays())
  clock.advance(15 * 60_000)
  expect((await send(agent, checkoutId)).body.code).toBe('checkout_expired')
})

test('[A6.5] twenty links are open at most; one withdrawn makes room for another', async () => {
  clock.advance(HOUR_MS)
  const all = []
  for (let i = 0; i < 20; i++) all.push(await sent())
  const { checkoutId } = await heldBy(agent, nextDays())
  expect((await send(agent, checkoutId)).body).toMatchObject({ status_code: 429, code: 'too_many_links' })
  await withdraw(agent, all[0]!.link.link_id)
  expect((await send(agent, checkoutId)).status).toBe(200)
  const first = (await agent.call('/api/agents/listPayLinks', { limit: 15 })).body.data
  const rest = (await agent.call('/api/agents/listPayLinks', { limit: 50, cursor: first.next })).body.data
  expect(first.links).toHaveLength(15)
  expect(rest.next).toBeNull()
  expect(new Set([...first.links, ...rest.links].map(({ link_id }) => link_id)).size).toBe(15 + rest.links.length)
})
