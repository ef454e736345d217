import type { Transactions } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { stallAt } from '../die-at.testing.ts'
import { farSystem } from './far-system.testing.ts'
import { bookAndPay, endOf, holdFar, nextTrip, workOn } from './far-trip.testing.ts'

const { clock, db, far, node } = await farSystem()

/** A node that has read that nothing was ordered, and stalls before it notes that it orders. */
function stalledNode() {
  const stall = stallAt('sending')
  let left = Number.POSITIVE_INFINITY
  const transactions: Transactions = {
    ...db,
    async inTenant(...args) {
      if (--left === 0) await stall.probe('sending')
      return db.inTenant(...args)
    },
  }
  const probe = (point: string) => {
    if (point === 'begun confirm_orders') left = 2
  }
  const system = node({ transactions, probe })
  return { system, ...stall }
}

test('a node that stalls before it orders, and resumes after another has ordered, does not order again', async () => {
  const { system, reached, resume } = stalledNode()
  const { who, ask } = nextTrip()
  far.control.forgetsKeys = true
  const booking = bookAndPay(system, who, await holdFar(system, who, ask))
  await reached
  const living = node({ gateway: system.gateway })
  await workOn(living, clock, 2)
  expect(far.liveOrders()).toHaveLength(1)
  resume()
  const booked = { ...(await booking), who }
  expect(await endOf(db, living, far, booked)).toEqual({ status: 'confirmed', liveOrders: 1, alarms: [] })
})

test('a node that stalls before it orders, and resumes after another was refused, orders nothing for a booking that failed', async () => {
  const { system, reached, resume } = stalledNode()
  const { who, ask } = nextTrip()
  const booking = bookAndPay(system, who, await holdFar(system, who, ask))
  await reached
  far.goesWrong('confirm', 'rejects', 1)
  const living = node({ gateway: system.gateway })
  await workOn(living, clock, 2)
  resume()
  const booked = { ...(await booking), who }
  await workOn(living, clock, 2)
  expect(await endOf(db, living, far, booked)).toEqual({ status: 'failed', liveOrders: 0, alarms: [] })
})
