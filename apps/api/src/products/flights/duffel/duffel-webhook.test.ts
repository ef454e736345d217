import { runInvariants } from '@sojourn/db'
import { createDuffelServer, DUFFEL_WEBHOOK_SECRET, fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createSystem, got, systemDb, systemInvariants } from '../../../flows/booking-system.testing.ts'
import type { RawRoute } from '../../../http/index.ts'
import { buy, findFlights, nextPerson, partsOf, settingsOf } from './duffel.testing.ts'
import { DUFFEL_WEBHOOK } from './duffel-webhook.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const duffel = createDuffelServer(clock)
const settings = settingsOf(await duffel.listen(), duffel, { webhookSecret: DUFFEL_WEBHOOK_SECRET })
const parts = partsOf(db, clock, settings)
const system = createSystem(db, clock, { duffel: settings })
const webhook = system.core.routes.find((route): route is RawRoute => route.kind === 'raw' && route.path === DUFFEL_WEBHOOK)!
afterAll(() => duffel.close())
beforeEach(() => {
  duffel.behave()
  duffel.calls.length = 0
})
afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

const CHANGED = 'order.airline_initiated_change_detected'
const tell = async ({ body, headers }: ReturnType<typeof duffel.event>) =>
  (await webhook.handle(new Request(`http://localhost${DUFFEL_WEBHOOK}`, { method: 'POST', body, headers }), null)).status
async function work(): Promise<void> {
  await system.work()
  await system.core.settled()
}
async function booked() {
  const { askFor } = await findFlights(parts)
  const bought = await buy(system, nextPerson(), askFor('Light'))
  // The poll of this minute has been, so that what is known within it was told.
  await work()
  const order = duffel.orders.find(({ metadata }) => metadata.booking?.startsWith(bought.booking_id))!
  return { ...bought, order, itemOf: async () => got(await system.get({ booking_id: bought.booking_id }, bought.who)).items[0]! }
}
const statusOf = async ({ booking_id, who }: Awaited<ReturnType<typeof booked>>) => got(await system.status({ booking_id }, who)).status
const refunded = ({ intent }: Awaited<ReturnType<typeof booked>>) =>
  [...system.gateway.refunds.values()].flatMap((each) => (each.payment_intent === intent.id ? [each.amount] : []))

test('what an airline changed is told within moments of its event, once, however often and in whatever order it comes', async () => {
  const bought = await booked()
  const first = duffel.event(CHANGED, { id: duffel.change(bought.order, { minutes: 190 }), order_id: bought.order.id })
  const second = duffel.event('air.order.changed', { id: bought.order.id })
  duffel.calls.length = 0
  const answers = await Promise.all([...Array.from({ length: 10 }, () => first), second, first, second].map(tell))
  expect(new Set(answers)).toEqual(new Set([200]))
  // Each event was read once.
  expect(duffel.calls).toEqual(['getOrder', 'getOrder'])
  await work()
  expect((await bought.itemOf()).news).toMatchObject([{ news_no: 1, kind: 'changed', state: 'open', to_be: { starts: { time: '13:30' } } }])
})

test('forged, changed, old or unsigned nothing of it is read; a ping, and what is not ours, are taken and nothing more', async () => {
  const { order } = await booked()
  const event = duffel.event(CHANGED, { id: order.id })
  const signature = event.headers['x-duffel-signature']
  const signed = (header: string) => ({ ...event, headers: { ...event.headers, 'x-duffel-signature': header } })
  duffel.calls.length = 0
  const refused = [
    duffel.event(CHANGED, { id: order.id }, { secret: 'another' }),
    duffel.event(CHANGED, { id: order.id }, { atMs: clock.nowMs() - 301_000 }),
    duffel.event(CHANGED, { id: order.id }, { atMs: clock.nowMs() + 301_000 }),
    { ...event, body: event.body.replace(order.id, 'ord_another') },
    signed(''),
    signed(signature.replace('v2=', 'v3=')),
    signed(signature.replace(/t=\d+/, 't=0')),
    signed(signature.replace(/v2=.*/, 'v2=00')),
  ]
  for (const each of refused) expect(await tell(each)).toBe(400)
  expect(await tell({ ...event, headers: { ...event.headers, 'content-length': '2000000' } as typeof event.headers })).toBe(413)
  expect(duffel.calls).toEqual([])
  for (const object of [{}, { id: 'whk_1' }, { id: 7 }]) expect(await tell(duffel.event('ping.triggered', object))).toBe(200)
  expect(duffel.calls).toEqual([])
  expect(await tell(duffel.event('order.created', { id: 'ord_of_others' }))).toBe(200)
  // As the first version of its events names a signature.
  expect(await tell(signed(signature.replace('v2=', 'v1=')))).toBe(200)
})

test('it does not answer about an order that it told of: the event is refused, and taken when it comes again', async () => {
  const bought = await booked()
  const event = duffel.event(CHANGED, { id: duffel.change(bought.order, { minutes: 190 }), order_id: bought.order.id })
  duffel.goesWrong('getOrder', '500')
  expect([await tell(event), await tell(event)]).toEqual([503, 503])
  duffel.behave()
  expect(await tell(event)).toBe(200)
  await work()
  expect((await bought.itemOf()).news).toMatchObject([{ state: 'open' }])
})

test('an order that is made later is confirmed as soon as its event tells of it, before it would be looked for again', async () => {
  const { askFor } = await findFlights(parts)
  duffel.goesWrong('order', 'accepted', 1)
  const bought = await buy(system, nextPerson(), askFor('Light'))
  const order = duffel.orders.at(-1)!
  order.hiddenFor = 0
  await work()
  const before = got(await system.status({ booking_id: bought.booking_id }, bought.who)).status
  expect(await tell(duffel.event('order.created', { id: order.id }))).toBe(200)
  await work()
  expect([before, got(await system.status({ booking_id: bought.booking_id }, bought.who)).status]).toEqual(['confirming', 'confirmed'])
})

test('an order that was cancelled by hand at Duffel ends here at once by its event, within minutes without one, and all the money goes back', async () => {
  const [told, found, own] = [await booked(), await booked(), await booked()]
  const { refund } = got(await system.cancelQuote({ booking_id: own.booking_id }, own.who))
  got(await system.cancel({ booking_id: own.booking_id, expected_refund: refund }, own.who))
  duffel.cancelByHand(told.order)
  duffel.cancelByHand(found.order)
  expect(await tell(duffel.event('order_cancellation.confirmed', { id: 'ore_1', order_id: told.order.id }))).toBe(200)
  await work()
  expect([await statusOf(told), refunded(told), await statusOf(found)]).toEqual(['cancelled', [told.intent.amount], 'confirmed'])
  for (let minute = 0; minute < 12; minute++) {
    clock.advance(60_001)
    await work()
  }
  expect([await statusOf(found), refunded(found)]).toEqual(['cancelled', [found.intent.amount]])
  expect((await found.itemOf()).cancelled_by_provider).toMatchObject({ reason: 'withdrawn' })
  // What its traveller cancelled is heard of too, and is not ended again.
  expect([await statusOf(own), refunded(own)]).toEqual(['cancelled', refund > 0 ? [Math.round(refund * 100)] : []])
  expect(duffel.calls.filter((step) => step === 'cancellations').length).toBeLessThan(4)
})
