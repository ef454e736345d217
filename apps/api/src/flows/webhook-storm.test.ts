import { runInvariants } from '@sojourn/db'
import { addDays, invariant } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { contact, got, guestsFor, type House, houseDb, houseInvariants, offersOf, openHouse, traveller, wishFor } from './booking-house.testing.ts'
import { createFakeGateway } from './fake-gateway.testing.ts'
import { isBelieved, type StormStep, sendable, storms } from './webhook-storm.testing.ts'

const clock = fakeClock()
const db = await houseDb(clock)
let house: House
let days = 0

beforeEach(() => {
  house = openHouse(db, clock)
})

async function booked(at = house) {
  const who = traveller(`storm${++days}`)
  const stay = { checkin: addDays('2027-02-08', days), checkout: addDays('2027-02-09', days) }
  const offer = await offersOf(db, at.hotels, stay, ({ quote, left }) => quote.payment === 'now' && left > 1)
  const { checkoutId, price } = got(await at.prebook(wishFor(offer), who))
  invariant(checkoutId, 'the room is free')
  const { booking_id } = got(await at.book({ checkoutId, guests: guestsFor(who), contact, consented_total: price.total }, who))
  const status = async () => got(await at.status({ booking_id }, who)).status
  return { booking_id, who, status, intent: at.gateway.only() }
}
type Booked = Awaited<ReturnType<typeof booked>>

async function take(step: StormStep, { intent, status }: Booked): Promise<void> {
  const { browser } = house.gateway
  if (step.what === 'event') {
    const sent = Array.from({ length: step.times }, () => house.webhook(sendable(clock, intent.id, step)))
    for (const answer of await Promise.all(sent)) expect(answer.status).toBe(isBelieved(step) ? 200 : 400)
  } else if (step.what === 'house') {
    clock.advance(step.does === 'wait' ? 5_000 : 10)
    if (step.does === 'work') await house.work()
    if (step.does === 'status') await status()
  } else if (step.says === 'processing') browser.waitsForBank(intent)
  else if (step.says === 'requires_action') browser.meetsChallenge(intent)
  else browser.isDeclined(intent)
}

test('whatever comes, however often and in whatever order: paid is confirmed, once, and what is not paid is not', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(storms, storms, fc.boolean(), async (before, after, pays) => {
      const booking = await booked()
      for (const step of before) await take(step, booking)
      if (pays) house.gateway.browser.pays(booking.intent)
      // The bank has spoken its last word; only the house and the line go on.
      for (const step of after) if (step.what !== 'bank') await take(step, booking)
      await house.webhook(sendable(clock, booking.intent.id, { type: 'payment_intent.processing', about: 'payment_intent', signer: 'now', ageSeconds: 0 }))
      clock.advance(30_000)
      await house.work()
      expect(await booking.status()).toBe(pays ? 'confirmed' : 'pending_payment')
      expect(house.gateway.captured()).toEqual(pays ? [booking.intent] : [])
      expect([...house.gateway.refunds.values()]).toEqual([])
      house = openHouse(db, clock)
    }),
    { numRuns: 15, seed: 40 },
  )
  expect(await runInvariants(db, houseInvariants(house.hotels))).toEqual([])
})

test('a webhook that comes before the answer it is about', async () => {
  const gateway = createFakeGateway(clock)
  const early: number[] = []
  house = openHouse(db, clock, {
    gateway: {
      ...gateway,
      async fetch(request) {
        const isOpening = request.method === 'POST' && new URL(request.url).pathname === '/v1/payment_intents'
        const answer = await gateway.fetch(request)
        if (!isOpening) return answer
        gateway.browser.pays(gateway.only())
        const event = sendable(clock, gateway.only().id, { type: 'payment_intent.succeeded', about: 'payment_intent', signer: 'now', ageSeconds: 0 })
        early.push((await house.webhook(event)).status)
        return answer
      },
    },
  })
  const booking = await booked()
  expect(early).toEqual([200])
  clock.advance(5_000)
  await house.work()
  expect(await booking.status()).toBe('confirmed')
  expect(gateway.captured()).toHaveLength(1)
})

test('while a secret is changed, both are believed, and no third', async () => {
  const { intent, status } = await booked()
  const heard = async (signer: 'now' | 'before' | 'both' | 'forged') =>
    (await house.webhook(sendable(clock, intent.id, { type: 'payment_intent.succeeded', about: 'payment_intent', signer, ageSeconds: 0 }))).status
  expect(await heard('forged')).toBe(400)
  expect(await heard('now')).toBe(200)
  house.gateway.browser.pays(intent)
  expect(await heard('before')).toBe(200)
  expect(await heard('both')).toBe(200)
  expect(await status()).toBe('confirmed')
})

test('the card declines after the room was held: all of it is given back, and nothing is taken', async () => {
  const { booking_id, who, intent } = await booked()
  house.gateway.browser.isDeclined(intent)
  await house.webhook(sendable(clock, intent.id, { type: 'payment_intent.payment_failed', about: 'payment_intent', signer: 'now', ageSeconds: 0 }))
  clock.advance(15 * 60_000 + 1_000)
  await house.work()
  expect(got(await house.get({ booking_id }, who)).status).toBe('expired')
  expect(intent.status).toBe('canceled')
  expect(house.gateway.captured()).toEqual([])
  expect(await runInvariants(db, houseInvariants(house.hotels))).toEqual([])
})
