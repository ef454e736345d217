import { expect, onTestFinished, test } from 'vitest'
import { codeOf, got, traveller } from '../booking-system.testing.ts'
import { CONFIRM_WITHIN_MS, connectFar, farProduct } from './far-product.testing.ts'
import { createFarSupplier, FAULTS } from './far-supplier.testing.ts'
import { farSystem } from './far-system.testing.ts'
import { bookAndPay, endOf, holdFar, nextTrip, workOn } from './far-trip.testing.ts'

const { clock, db, far, node } = await farSystem()

const AGAIN = CONFIRM_WITHIN_MS / 12_000 + 8
const brokenOff = FAULTS.filter((fault) => fault !== 'rejects')

test.each((['quote', 'hold'] as const).flatMap((step) => FAULTS.map((fault) => [step, fault] as const)))(
  '%s is %s: nothing is held there afterwards, and nothing is charged',
  async (step, fault) => {
    const system = node()
    const { who, ask } = nextTrip()
    const heldBefore = far.heldAt(clock.nowMs())
    far.goesWrong(step, fault)
    const refused = await holdFar(system, who, ask)
    expect(codeOf(refused)).toBe(fault === 'rejects' ? 'sold_out' : 'supplier_silent')
    far.behave()
    await workOn(system, clock, 2)
    expect(far.heldAt(clock.nowMs())).toBe(heldBefore)
    expect(system.gateway.intents.size).toBe(0)
  },
)

test.each(brokenOff)('a hold that is %s once is looked behind by its key: one hold, one checkout', async (fault) => {
  const system = node()
  const { who, ask } = nextTrip()
  const heldBefore = far.heldAt(clock.nowMs())
  far.goesWrong('hold', fault, 1)
  const held = await holdFar(system, who, ask)
  expect(codeOf(held)).toBe('ok')
  expect(far.heldAt(clock.nowMs())).toBe(heldBefore + 1)
  expect(await holdFar(system, who, ask)).toEqual(held)
  // It is not booked: the hold is released when the checkout ends.
  clock.advance(15 * 60_000)
  await workOn(system, clock, 2)
  expect(far.heldAt(clock.nowMs())).toBe(heldBefore)
})

for (const forgetsKeys of [false, true]) {
  test.each([...brokenOff, 'late', 'none'] as const)(
    `confirming is %s once${forgetsKeys ? ', by one that forgets keys' : ''}: one order, confirmed`,
    async (fault) => {
      const system = node()
      const { who, ask } = nextTrip()
      far.control.forgetsKeys = forgetsKeys
      const held = await holdFar(system, who, ask)
      far.goesWrong('confirm', fault, 1)
      const booked = await bookAndPay(system, who, held)
      await workOn(system, clock, 4)
      expect(await endOf(db, system, far, { ...booked, who })).toEqual({ status: 'confirmed', liveOrders: 1, alarms: [] })
    },
  )
}

test.each(['rejects', 'other_price'] as const)('confirming %s: refunded in full, and no order is left there', async (fault) => {
  const system = node()
  const { who, ask } = nextTrip()
  const held = await holdFar(system, who, ask)
  far.goesWrong('confirm', fault, 1)
  const booked = await bookAndPay(system, who, held)
  await workOn(system, clock, 2)
  expect(await endOf(db, system, far, { ...booked, who })).toEqual({ status: 'failed', liveOrders: 0, alarms: [] })
})

test.each(brokenOff)('one item is rejected while the other is %s: both come back, whatever had been ordered', async (fault) => {
  const system = node()
  const [{ who, ask }, other] = [nextTrip(), nextTrip()]
  const held = await holdFar(system, who, ask, other.ask)
  let confirms = 0
  far.control.fault = (step) => (step !== 'confirm' ? 'none' : ++confirms === 1 ? 'rejects' : fault)
  const booked = await bookAndPay(system, who, held)
  far.behave()
  await workOn(system, clock, AGAIN)
  expect(await endOf(db, system, far, { ...booked, who })).toEqual({ status: 'failed', liveOrders: 0, alarms: [] })
})

test.each(brokenOff)('confirming and finding stay %s: unknown with one alarm, shown as such, and confirmed when it answers at last', async (fault) => {
  const system = node()
  const { who, ask } = nextTrip()
  const held = await holdFar(system, who, ask)
  far.control.fault = (step) => (step === 'confirm' || step === 'find' ? fault : 'none')
  const booked = await bookAndPay(system, who, held)
  await workOn(system, clock, AGAIN)
  expect(await endOf(db, system, far, { ...booked, who })).toMatchObject({ status: 'confirming', alarms: ['supplier_silent'] })
  const operator = traveller('operator', who.orgId, 1)
  const listed = await system.unknownItems({}, operator)
  expect(listed).toMatchObject({
    ok: true,
    value: { items: expect.arrayContaining([expect.objectContaining({ booking_id: booked.booking_id, state: 'unknown' })]) },
  })
  far.behave()
  await workOn(system, clock, 2, 61_000)
  expect(await endOf(db, system, far, { ...booked, who })).toEqual({ status: 'confirmed', liveOrders: 1, alarms: ['supplier_silent'] })
})

const EVERY_WAY = [...FAULTS, 'late', 'other_price', 'none'] as const

test.each(EVERY_WAY.flatMap((fault) => [1, Number.POSITIVE_INFINITY].map((times) => [fault, times] as const)))(
  '[C1.10] a remote supplier is %s %s times, however it is asked: the item ends confirmed, refused and paid back, or listed for an operator as unknown',
  async (fault, times) => {
    const system = node()
    const { who, ask } = nextTrip()
    const held = await holdFar(system, who, ask)
    let calls = 0
    far.control.fault = () => (++calls <= times ? fault : 'none')
    const booked = { who, ...(await bookAndPay(system, who, held)) }
    await workOn(system, clock, AGAIN)
    // Also asserts that a confirmed booking is paid, a failed one paid back whole, and that all invariants hold.
    const { status, liveOrders, alarms } = await endOf(db, system, far, booked)
    const { items } = got(await system.unknownItems({}, traveller('operator', who.orgId, 1)))
    const isListed = items.some(({ booking_id }) => booking_id === booked.booking_id)
    switch (status) {
      case 'confirmed':
        return expect([liveOrders, isListed]).toEqual([1, false])
      case 'failed':
        // What may still exist there is listed until it is cancelled.
        return expect(isListed).toBe(liveOrders > 0)
      case 'confirming':
        return expect([isListed, alarms]).toEqual([true, ['supplier_silent']])
    }
  },
)

test('an order without an answer is listed for operators alone, who settle it: confirmed by its reference, or refused and paid back', async () => {
  const operator = traveller('operator', undefined, 1)
  for (const outcome of ['confirmed', 'refused'] as const) {
    const system = node()
    const { who, ask } = nextTrip()
    const held = await holdFar(system, who, ask)
    far.control.fault = (step) => (step === 'confirm' || step === 'find' ? 'silent' : 'none')
    const booked = await bookAndPay(system, who, held)
    const { booking_id } = booked
    await workOn(system, clock, AGAIN)
    expect(await endOf(db, system, far, { ...booked, who })).toMatchObject({ status: 'confirming', alarms: ['supplier_silent'] })
    const settle = (settled: 'look_again' | 'confirmed' | 'refused' | 'cancelled', supplier_reference?: string) =>
      system.settleItem({ booking_id, item_no: 1, outcome: settled, ...(supplier_reference && { supplier_reference }) }, operator)
    expect(codeOf(await system.unknownItems({}, who))).toBe('not_allowed')
    expect(codeOf(await settle('cancelled'))).toBe('not_waiting')
    expect(codeOf(await settle('confirmed'))).toBe('reference_missing')
    const calls = far.calls.length
    expect(codeOf(await settle('look_again'))).toBe('ok')
    await system.core.settled()
    expect(far.calls.slice(calls)).toEqual(['find'])
    expect(codeOf(await settle(outcome, outcome === 'confirmed' ? 'TEL-77' : undefined))).toBe('ok')
    await system.core.settled()
    expect(await endOf(db, system, far, { ...booked, who })).toMatchObject({ status: outcome === 'confirmed' ? 'confirmed' : 'failed' })
    expect(codeOf(await settle(outcome, 'TEL-77'))).toBe('not_waiting')
    far.behave()
  }
})

test('an order is sent again only where none was found long after the last time, and its supplier knows that it was sent before', async () => {
  const sent: boolean[] = []
  const other = createFarSupplier()
  onTestFinished(() => other.close())
  const supplier = connectFar(await other.listen(), other)
  const product = farProduct({
    ...supplier,
    confirm: (item, key, again) => {
      sent.push(again)
      return supplier.confirm(item, key, again)
    },
  })
  const system = node({ products: [product] })
  const { who, ask } = nextTrip()
  const held = await holdFar(system, who, ask)
  other.goesWrong('confirm', 'resets', 1)
  const booked = await bookAndPay(system, who, held)
  await workOn(system, clock, 4)
  expect(await endOf(db, system, other, { ...booked, who })).toEqual({ status: 'confirmed', liveOrders: 1, alarms: [] })
  expect(sent).toEqual([false, true])
})
