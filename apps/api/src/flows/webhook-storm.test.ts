import { runInvariants } from '@sojourn/db'
import { addDays, invariant } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import {
  contact,
  createSystem,
  got,
  guestsFor,
  offersOf,
  prebookRequest,
  type System,
  systemDb,
  systemInvariants,
  traveller,
} from './booking-system.testing.ts'
import { createFakeGateway } from './fake-gateway.testing.ts'
import { isBelieved, type StormStep, sendable, storms } from './webhook-storm.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
let system: System
let days = 0

beforeEach(() => {
  system = createSystem(db, clock)
})

async function booked(at = system) {
  const who = traveller(`storm${++days}`)
  const stay = { checkin: addDays('2027-02-08', days), checkout: addDays('2027-02-09', days) }
  const offer = await offersOf(db, at.hotels, stay, ({ quote, left }) => quote.payment === 'now' && left > 1)
  const { checkoutId, price } = got(await at.prebook(prebookRequest(offer), who))
  invariant(checkoutId, 'the room is free')
  const { booking_id } = got(await at.book({ checkoutId, guests: guestsFor(who), contact, consented_total: price.total }, who))
  const status = async () => got(await at.status({ booking_id }, who)).status
  return { booking_id, who, status, intent: at.gateway.only() }
}
type Booked = Awaited<ReturnType<typeof booked>>

async function take(step: StormStep, { intent, status }: Booked): Promise<void> {
  const { browser } = system.gateway
  if (step.what === 'event') {
    const sent = Array.from({ length: step.times }, () => system.webhook(sendable(clock, intent.id, step)))
    for (const answer of await Promise.all(sent)) expect(answer.status).toBe(isBelieved(step) ? 200 : 400)
  } else if (step.what === 'system') {
    clock.advance(step.does === 'wait' ? 5_000 : 10)
    if (step.does === 'work') await system.work()
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
      if (pays) system.gateway.browser.pays(booking.intent)
      // The bank has answered for good; only the system and the webhooks go on.
      for (const step of after) if (step.what !== 'bank') await take(step, booking)
      await system.webhook(sendable(clock, booking.intent.id, { type: 'payment_intent.processing', about: 'payment_intent', signer: 'now', ageSeconds: 0 }))
      clock.advance(30_000)
      await system.work()
      expect(await booking.status()).toBe(pays ? 'confirmed' : 'pending_payment')
      expect(system.gateway.captured()).toEqual(pays ? [booking.intent] : [])
      expect([...system.gateway.refunds.values()]).toEqual([])
      system = createSystem(db, clock)
    }),
    { numRuns: 15, seed: 40 },
  )
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

test('a webhook that comes before the answer it is about', async () => {
  const gateway = createFakeGateway(clock)
  const early: number[] = []
  system = createSystem(db, clock, {
    gateway: {
      ...gateway,
      async fetch(request) {
        const isOpening = request.method === 'POST' && new URL(request.url).pathname === '/v1/payment_intents'
        const answer = await gateway.fetch(request)
        if (!isOpening) return answer
        gateway.browser.pays(gateway.only())
        const event = sendable(clock, gateway.only().id, { type: 'payment_intent.succeeded', about: 'payment_intent', signer: 'now', ageSeconds: 0 })
        early.push((await system.webhook(event)).status)
        return answer
      },
    },
  })
  const booking = await booked()
  expect(early).toEqual([200])
  clock.advance(5_000)
  await system.work()
  expect(await booking.status()).toBe('confirmed')
  expect(gateway.captured()).toHaveLength(1)
})

test('while a secret is changed, both are believed, and no third', async () => {
  const { intent, status } = await booked()
  const answerTo = async (signer: 'now' | 'before' | 'both' | 'forged') =>
    (await system.webhook(sendable(clock, intent.id, { type: 'payment_intent.succeeded', about: 'payment_intent', signer, ageSeconds: 0 }))).status
  expect(await answerTo('forged')).toBe(400)
  expect(await answerTo('now')).toBe(200)
  system.gateway.browser.pays(intent)
  expect(await answerTo('before')).toBe(200)
  expect(await answerTo('both')).toBe(200)
  expect(await status()).toBe('confirmed')
})

test('the card declines after the room was held: all of it is released, and nothing is taken', async () => {
  const { booking_id, who, intent } = await booked()
  system.gateway.browser.isDeclined(intent)
  await system.webhook(sendable(clock, intent.id, { type: 'payment_intent.payment_failed', about: 'payment_intent', signer: 'now', ageSeconds: 0 }))
  clock.advance(15 * 60_000 + 1_000)
  await system.work()
  expect(got(await system.get({ booking_id }, who)).status).toBe('expired')
  expect(intent.status).toBe('canceled')
  expect(system.gateway.captured()).toEqual([])
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})
