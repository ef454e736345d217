import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { stubPackage } from '../../sale/stub.testing.ts'
import { codeOf, got, traveller } from '../booking-system.testing.ts'
import { carItem, type PackageSystem, packageDb, packageSystem, stayItem, toyItem } from '../packages.testing.ts'
import { checkInvariants } from '../toy-system.testing.ts'

const clock = fakeClock()
const db = await packageDb(clock)
const system = packageSystem(db, clock)
const ana = traveller('ana')
let tests = 0

afterEach(async () => {
  await system.core.settled()
  await checkInvariants(db, system)
})

/** A court, a night in a hotel and a car, sold as a package and paid. */
async function bought(at: PackageSystem = system) {
  const day = ++tests * 4
  const held = got(await at.holdPackage(ana, [toyItem({ resources: [`court ${day}`] }), await stayItem(db, at, day), await carItem(at, day, ana)]))
  const booking_id = await at.bookPackage(ana, held)
  at.pay(booking_id)
  expect(got(await at.status({ booking_id }, ana)).status).toBe('confirmed')
  return booking_id
}

test('[C1.9] one item of a package is cancelled alone, its sum first: its discount goes with it, and the others keep theirs', async () => {
  const booking_id = await bought()
  const before = got(await system.get({ booking_id }, ana))
  const { item_no, refund, kept } = got(await system.cancelQuote({ booking_id, item_no: 2 }, ana))
  // What was paid for it: its price less its discount.
  expect([item_no, refund, kept]).toEqual([2, before.items[1]?.price.pay_now, 0])
  const alone = { booking_id, item_no: 2, expected_refund: refund }
  expect(got(await system.cancel(alone, ana))).toMatchObject({ status: 'confirmed', refund })
  await system.core.settled()
  const after = got(await system.get({ booking_id }, ana))
  expect(after).toMatchObject({ refunded: refund, item_states: ['confirmed', 'cancelled', 'confirmed'] })
  expect(after.items.map(({ price }) => price.pay_now)).toEqual(before.items.map(({ price }) => price.pay_now))
  // Asked twice, cancelled once.
  expect(got(await system.cancel(alone, ana))).toMatchObject({ refund })
  const rest = got(await system.cancelQuote({ booking_id }, ana))
  expect(Math.round(rest.refund * 100)).toBe(Math.round(before.paid * 100) - Math.round(refund * 100))
  got(await system.cancel({ booking_id, expected_refund: rest.refund }, ana))
  await system.core.settled()
  expect(got(await system.get({ booking_id }, ana))).toMatchObject({ status: 'cancelled', refunded: before.paid })
})

test('a package that is only cancelled as a whole says so of each of its items, and is', async () => {
  const whole = packageSystem(db, clock, { sold: stubPackage({ onPartCancel: 'whole_only' }) })
  const booking_id = await bought(whole)
  const { items, paid } = got(await whole.get({ booking_id }, ana))
  for (const { not_cancellable } of items) expect(not_cancellable).toMatch(/only be canceled as a whole/)
  expect(codeOf(await whole.cancelQuote({ booking_id, item_no: 1 }, ana))).toBe('not_cancellable')
  expect(codeOf(await whole.cancel({ booking_id, item_no: 1, expected_refund: 36 }, ana))).toBe('not_cancellable')
  const { refund } = got(await whole.cancelQuote({ booking_id }, ana))
  expect(refund).toBe(paid)
  expect(got(await whole.cancel({ booking_id, expected_refund: refund }, ana))).toMatchObject({ status: 'cancelled', refund })
})
