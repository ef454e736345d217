import { runInvariants } from '@sojourn/db'
import { expect, test } from 'vitest'
import { codeOf, got, systemInvariants, traveller } from '../booking-system.testing.ts'
import { CONFIRM_WITHIN_MS } from './far-product.testing.ts'
import { FAULTS } from './far-supplier.testing.ts'
import { farSystem } from './far-system.testing.ts'
import { bookConfirmed, ordersFor, refundsOf, workOn } from './far-trip.testing.ts'

const { clock, db, far, node } = await farSystem()

async function confirmed(count = 1, cancellationBy: 'windows' | 'supplier' = 'windows') {
  const system = node()
  const booked = await bookConfirmed(system, clock, count, { cancellationBy })
  return { system, ...booked, liveOrders: () => ordersFor(far, booked), refunds: () => refundsOf(system, booked) }
}

test.each(FAULTS.filter((fault) => fault !== 'rejects'))(
  'the supplier is %s when asked to cancel: nothing comes back before it has cancelled, then once',
  async (fault) => {
    const { system, who, booking_id, totalMinor, liveOrders, refunds } = await confirmed()
    const { refund } = got(await system.cancelQuote({ booking_id }, who))
    far.control.fault = (step) => (step === 'cancel' ? fault : 'none')
    const first = got(await system.cancel({ booking_id, expected_refund: refund }, who))
    expect(first).toMatchObject({ status: 'confirmed', refund, waits_for_supplier: true })
    expect(refunds()).toEqual([])
    expect(got(await system.get({ booking_id }, who)).items[0]).toMatchObject({ state: 'cancelling' })
    const waiting = got(await system.get({ booking_id }, who))
    expect(waiting).toMatchObject({ cancellable: false, items: [{ supplier_reference: expect.any(String), voucher: { valid: true } }] })
    expect(waiting.items[0]?.not_cancellable).toMatch(/being canceled/)
    expect(codeOf(await system.cancelQuote({ booking_id }, who))).toBe('not_cancellable')
    far.behave()
    await workOn(system, clock, 3)
    expect(liveOrders()).toBe(0)
    expect(refunds()).toEqual([totalMinor])
    expect(got(await system.cancel({ booking_id, expected_refund: refund }, who))).toMatchObject({ status: 'cancelled', refund, waits_for_supplier: false })
    expect(refunds()).toEqual([totalMinor])
    expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
  },
)

test('a supplier that refuses to cancel leaves the booking as it was, with an alarm; asked again later it may', async () => {
  const { system, who, booking_id, liveOrders, refunds } = await confirmed()
  const { refund } = got(await system.cancelQuote({ booking_id }, who))
  far.control.fault = (step) => (step === 'cancel' ? 'rejects' : 'none')
  expect(codeOf(await system.cancel({ booking_id, expected_refund: refund }, who))).toBe('not_cancellable')
  await system.core.settled()
  expect(got(await system.get({ booking_id }, who))).toMatchObject({ status: 'confirmed', items: [{ state: 'confirmed' }] })
  expect([liveOrders(), refunds()]).toEqual([1, []])
  far.behave()
  clock.advance(1_000)
  expect(got(await system.cancel({ booking_id, expected_refund: refund }, who))).toMatchObject({ status: 'cancelled', refund })
})

test('only the supplier can say what cancelling costs: its sum is shown, stored and shown again when it changes', async () => {
  const { system, who, booking_id, totalMinor, refunds } = await confirmed(1, 'supplier')
  far.control.cancellingCosts = 3_000
  const quote = got(await system.cancelQuote({ booking_id }, who))
  expect(quote).toMatchObject({ kept: 30, refund: (totalMinor - 3_000) / 100, stands_until: '2029-01-01T00:00:00.000Z' })
  far.control.cancellingCosts = 4_000
  const changed = await system.cancel({ booking_id, expected_refund: quote.refund }, who)
  expect(changed).toMatchObject({ refusal: { code: 'refund_changed', detail: { new_refund: (totalMinor - 4_000) / 100 } } })
  far.control.fault = (step) => (step === 'quoteCancellation' ? 'silent' : 'none')
  expect(codeOf(await system.cancelQuote({ booking_id }, who))).toBe('supplier_silent')
  far.control.fault = () => 'none'
  expect(got(await system.cancel({ booking_id, expected_refund: (totalMinor - 4_000) / 100 }, who))).toMatchObject({ status: 'cancelled' })
  await system.core.settled()
  expect(refunds()).toEqual([totalMinor - 4_000])
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

test('one item of two is cancelled alone, with its sum shown first; the others remain, and the last one ends the booking', async () => {
  const { system, who, booking_id, totalMinor, liveOrders, refunds } = await confirmed(2)
  const quote = got(await system.cancelQuote({ booking_id, item_no: 2 }, who))
  expect(quote).toMatchObject({ item_no: 2, refund: totalMinor / 200, kept: 0 })
  const alone = { booking_id, item_no: 2, expected_refund: quote.refund }
  expect(got(await system.cancel(alone, who))).toMatchObject({ status: 'confirmed', refund: quote.refund, waits_for_supplier: false })
  expect(got(await system.cancel(alone, who))).toMatchObject({ status: 'confirmed', refund: quote.refund })
  await system.core.settled()
  expect([liveOrders(), refunds()]).toEqual([1, [totalMinor / 2]])
  expect(got(await system.get({ booking_id }, who))).toMatchObject({ refunded: quote.refund, items: [{ state: 'confirmed' }, { state: 'cancelled' }] })
  expect(got(await system.receipt({ booking_id }, who)).payments.map(({ amount }) => amount)).toEqual([totalMinor / 100, -quote.refund])
  expect(codeOf(await system.cancelQuote({ booking_id, item_no: 2 }, who))).toBe('not_cancellable')
  expect(codeOf(await system.cancelQuote({ booking_id, item_no: 3 }, who))).toBe('not_found')
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
  const rest = got(await system.cancelQuote({ booking_id }, who))
  expect(rest.refund).toBe(quote.refund)
  expect(got(await system.cancel({ booking_id, expected_refund: rest.refund }, who))).toMatchObject({ status: 'cancelled' })
  await system.core.settled()
  expect([liveOrders(), refunds()]).toEqual([0, [totalMinor / 2, totalMinor / 2]])
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

test('a cancellation without an answer for too long is settled by an operator, by what the supplier said by phone or mail', async () => {
  const operator = traveller('operator', undefined, 1)
  for (const outcome of ['cancelled', 'refused'] as const) {
    const { system, who, booking_id, totalMinor, refunds } = await confirmed()
    far.control.fault = (step) => (step === 'cancel' ? 'silent' : 'none')
    got(await system.cancel({ booking_id, expected_refund: totalMinor / 100 }, who))
    await workOn(system, clock, CONFIRM_WITHIN_MS / 12_000 + 6)
    const { items } = got(await system.unknownItems({}, operator))
    expect(items).toContainEqual(expect.objectContaining({ booking_id, state: 'cancelling', booking_status: 'confirmed' }))
    expect(codeOf(await system.settleItem({ booking_id, item_no: 1, outcome }, who))).toBe('not_allowed')
    const settled = got(await system.settleItem({ booking_id, item_no: 1, outcome }, operator))
    await system.core.settled()
    expect(settled.state).toBe(outcome === 'cancelled' ? 'cancelled' : 'confirmed')
    expect(refunds()).toEqual(outcome === 'cancelled' ? [totalMinor] : [])
    expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
  }
})
