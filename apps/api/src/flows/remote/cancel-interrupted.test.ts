import { runInvariants } from '@sojourn/db'
import { expect, test } from 'vitest'
import { got, type System, systemInvariants } from '../booking-system.testing.ts'
import { dieAt, stallAt } from '../die-at.testing.ts'
import { farSystem } from './far-system.testing.ts'
import { bookConfirmed, ordersFor, refundsOf, workOn } from './far-trip.testing.ts'

const { clock, db, far, node } = await farSystem()

const called = ['cancel_at_supplier', 'send_refund'].flatMap((step) => ['before run', 'begun', 'called', 'recording', 'after run'].map((at) => `${at} ${step}`))
const points = [...called, 'before end', 'after end']
/** Between transactions: inside of one, the rows that it has locked would block. */
const betweenTransactions = ['begun', 'called'].flatMap((at) => [`${at} cancel_at_supplier`, `${at} send_refund`])

async function confirmed() {
  const system = node()
  const booked = await bookConfirmed(system, clock)
  const { refund } = got(await system.cancelQuote(booked, booked.who))
  return { system, ...booked, request: { booking_id: booked.booking_id, expected_refund: refund } }
}

/** Cancelled there once and paid back once, whatever was asked how often. */
async function expectCancelledOnce(system: System, { who, ...booked }: Awaited<ReturnType<typeof confirmed>>): Promise<void> {
  expect(got(await system.get(booked, who))).toMatchObject({ status: 'cancelled', items: [{ state: 'cancelled' }] })
  expect(ordersFor(far, booked)).toBe(0)
  expect(refundsOf(system, booked)).toEqual([booked.totalMinor])
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
}

for (const forgetsKeys of [false, true]) {
  const by = forgetsKeys ? 'a supplier that forgets keys' : 'a supplier'

  test.each(points)(`${by}: killed at "%s" while cancelling, another node cancels once and pays back once`, async (point) => {
    const booked = await confirmed()
    far.control.forgetsKeys = forgetsKeys
    const dying = node({ gateway: booked.system.gateway, probe: dieAt(point) })
    await dying.cancel(booked.request, booked.who)
    await dying.core.settled()
    await workOn(booked.system, clock, 2)
    await expectCancelledOnce(booked.system, booked)
  })

  test.each(betweenTransactions)(`${by}: a node that stalls at "%s" and resumes after another has cancelled changes nothing`, async (point) => {
    const booked = await confirmed()
    far.control.forgetsKeys = forgetsKeys
    const stall = stallAt(point)
    const stalled = node({ gateway: booked.system.gateway, probe: stall.probe })
    const answer = stalled.cancel(booked.request, booked.who)
    await stall.reached
    await workOn(booked.system, clock, 2)
    await expectCancelledOnce(booked.system, booked)
    stall.resume()
    await answer
    await stalled.core.settled()
    await expectCancelledOnce(booked.system, booked)
  })
}

test('a lost first answer of a supplier that forgets keys counts as cancelled', async () => {
  const booked = await confirmed()
  far.control.forgetsKeys = true
  far.goesWrong('cancel', 'works_and_resets', 1)
  expect(got(await booked.system.cancel(booked.request, booked.who))).toMatchObject({ waits_for_supplier: true })
  expect(refundsOf(booked.system, booked)).toEqual([])
  await workOn(booked.system, clock, 2)
  await expectCancelledOnce(booked.system, booked)
})
