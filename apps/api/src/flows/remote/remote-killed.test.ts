import { addDays } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import type { PrebookRequest } from '../../sale/shop.ts'
import { got, offersOf, type System, traveller } from '../booking-system.testing.ts'
import { dieAt } from '../die-at.testing.ts'
import { FAR } from './far-product.testing.ts'
import type { Fault } from './far-supplier.testing.ts'
import { farSystem } from './far-system.testing.ts'
import { bookAndPay, endOf, holdFar, nextTrip, workOn } from './far-trip.testing.ts'

const { clock, db, far, node } = await farSystem()

const STEPS = ['take_payment', 'confirm_items', 'open_orders', 'confirm_orders', 'confirm_booking']
const called = ['begun confirm_orders', 'after run confirm_orders']
const run = [...STEPS.flatMap((step) => [`before run ${step}`, `recording ${step}`, `after run ${step}`]), 'begun confirm_orders', 'called confirm_orders']
const undo = ['open_orders', 'confirm_items', 'take_payment'].flatMap((step) => [`before undo ${step}`, `after undo ${step}`])
const ends = ['before end', 'after end']

async function killedAt(point: string, fault: Fault) {
  const dying = node({ probe: dieAt(point) })
  const { who, ask } = nextTrip()
  const held = await holdFar(dying, who, ask)
  let confirms = 0
  far.control.fault = (step) => (step === 'confirm' && ++confirms === 1 ? fault : 'none')
  const booked = await bookAndPay(dying, who, held)
  const system = node({ gateway: dying.gateway })
  await workOn(system, clock, 4)
  return endOf(db, system, far, { ...booked, who })
}

test.each<[string, Fault]>([
  ...[...run, ...ends].map((point): [string, Fault] => [point, 'works_and_resets']),
  ...called.map((point): [string, Fault] => [point, 'none']),
])('killed at "%s" while the supplier is %s: another node ends it confirmed, ordered once, paid once', async (point, fault) => {
  expect(await killedAt(point, fault)).toEqual({ status: 'confirmed', liveOrders: 1, alarms: [] })
})

test.each<[string, Fault]>([
  ...[...called, ...undo, ...ends].map((point): [string, Fault] => [point, 'other_price']),
  ...undo.map((point): [string, Fault] => [point, 'rejects']),
])('killed at "%s" while the supplier is %s: another node refunds it in full, and no order is left', async (point, fault) => {
  expect(await killedAt(point, fault)).toEqual({ status: 'failed', liveOrders: 0, alarms: [] })
})

/** A room of our own and an item of the remote supplier, for the same day. */
async function mixed(system: System): Promise<{ who: ReturnType<typeof traveller>; request: PrebookRequest }> {
  const { who, ask, day } = nextTrip()
  const days = { checkin: day, checkout: addDays(day, 1) }
  const { quote } = await offersOf(db, system.hotels, days, (offer) => offer.quote.payment === 'now' && offer.left === 1)
  const room = { product: 'hotels', hotelId: quote.hotelId, rateId: quote.rateId, ...quote.stay, currency: 'USD', markupBasisPoints: 800 }
  const items = [
    { product: 'HLT' as const, ask: room },
    { product: FAR, ask },
  ]
  return { who, request: { product: FAR, items, expectedTotal: null } }
}

test.each(['none', 'rejects', 'works_and_resets'] as const)(
  'a room of our own and an item whose remote supplier is %s: both are booked, or neither',
  async (fault) => {
    const system = node()
    const { who, request } = await mixed(system)
    const held = await system.core.shop.prebook(request, who)
    let confirms = 0
    far.control.fault = (step) => (step === 'confirm' && ++confirms === 1 ? fault : 'none')
    const booked = await bookAndPay(system, who, held)
    await workOn(system, clock, 3)
    const end = await endOf(db, system, far, { ...booked, who })
    expect(end).toEqual(fault === 'rejects' ? { status: 'failed', liveOrders: 0, alarms: [] } : { status: 'confirmed', liveOrders: 1, alarms: [] })
    // The room is free again exactly where nothing was booked.
    const again = await system.core.shop.prebook({ ...request, items: request.items.slice(0, 1), product: 'HLT' }, traveller('later'))
    expect(again.ok).toBe(fault === 'rejects')
  },
)

test('the room of our own is cancelled alone, and the item of the remote supplier stays booked', async () => {
  const system = node()
  const { who, request } = await mixed(system)
  const booked = await bookAndPay(system, who, await system.core.shop.prebook(request, who))
  await workOn(system, clock, 1)
  const { booking_id } = booked
  const { refund, kept } = got(await system.cancelQuote({ booking_id, item_no: 1 }, who))
  const cancelled = got(await system.cancel({ booking_id, item_no: 1, expected_refund: refund }, who))
  expect(cancelled).toMatchObject({ status: 'confirmed', refund, waits_for_supplier: false })
  await system.core.settled()
  expect([...system.gateway.refunds.values()].map(({ amount }) => amount)).toEqual(refund > 0 ? [Math.round(refund * 100)] : [])
  const shown = got(await system.get({ booking_id }, who))
  expect(shown).toMatchObject({ status: 'confirmed', refunded: refund, items: [{ state: 'cancelled' }, { state: 'confirmed' }] })
  expect(Math.round((refund + kept) * 100)).toBe(Math.round(shown.items[0]!.price.pay_now * 100))
  const again = await system.core.shop.prebook({ ...request, items: request.items.slice(0, 1), product: 'HLT' }, traveller('later2'))
  expect(again.ok).toBe(true)
})
