import { deleteAccount } from '@sojourn/contracts'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { codeOf, got, traveller } from '../../booking-system.testing.ts'
import { dieAt } from '../../die-at.testing.ts'
import { checkInvariants, toyDb, toySystem } from '../../toy-system.testing.ts'
import { buyInInstalments, DAY_MS, toyInInstalments, workAll } from './instalments.testing.ts'

const clock = fakeClock(Date.UTC(2027, 2, 1, 12))
const db = await toyDb()
const toy = toyInInstalments({ deposit: 40, days: ['2027-04-01'], giveUpOn: '2027-04-05' })
const system = toySystem(db, clock, toy)
const node = (point = '') => toySystem(db, clock, toy, { gateway: system.gateway, probe: dieAt(point) })

afterEach(async () => {
  system.gateway.control.away = () => 'succeeded'
  await system.core.settled()
  await checkInvariants(db, system)
})

let courts = 0
const court = () => ({ resources: [`court ${++courts}`], from: new Date(clock.nowMs() + 90 * DAY_MS).toISOString() })
const day = (days: number) => new Date(clock.nowMs() + days * DAY_MS).toISOString().slice(0, 10)
const soon = () => {
  toy.state.offerOf = toyInInstalments({ deposit: 40, days: [day(10)], giveUpOn: day(14) }).state.offerOf
}

test.each(['confirm_items', 'confirm_booking'].flatMap((step) => [`before run ${step}`, `recording ${step}`, `after run ${step}`]))(
  'killed at "%s" of a booking: its instalment is charged once',
  async (point) => {
    soon()
    const who = traveller(`kim${++courts}`)
    const booking_id = await buyInInstalments(node(point), who, court())
    await workAll(system, clock)
    expect(got(await system.get({ booking_id }, who))).toMatchObject({ status: 'confirmed', charges: [{ state: 'scheduled' }] })
    for (const days of [7, 4]) {
      clock.advance(days * DAY_MS)
      await workAll(system, clock)
    }
    expect(got(await system.get({ booking_id }, who))).toMatchObject({ paid: 100, paid_later: 60, charges: [{ state: 'paid' }] })
  },
)

test.each(['cancel_unpaid', 'send_refund'].flatMap((step) => [`before run ${step}`, `recording ${step}`, `after run ${step}`]))(
  'killed at "%s" of a booking that was not paid: it is cancelled once, and what comes back comes once',
  async (point) => {
    soon()
    const who = traveller(`lea${++courts}`)
    const booking_id = await buyInInstalments(system, who, court())
    system.gateway.control.away = () => ({ code: 'insufficient_funds' })
    const dying = node(point)
    for (let index = 0; index < 16; index++) {
      clock.advance(DAY_MS)
      await workAll(dying, clock).catch(() => {})
    }
    await workAll(system, clock)
    const mine = [...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!
    const back = [...system.gateway.refunds.values()].filter(({ payment_intent }) => payment_intent === mine.id)
    expect(back.map(({ amount }) => amount)).toEqual([4_000])
    expect(got(await system.get({ booking_id }, who))).toMatchObject({ status: 'cancelled', paid: 40, refunded: 40, charges: [{ state: 'failed' }] })
  },
)

test('two nodes charge once, cancel once what is not paid, and refund once what its person cancels while it is charged', async () => {
  soon()
  const [mia, noa] = [traveller('mia'), traveller('noa')]
  const other = node()
  const [paid, cancelled] = [await buyInInstalments(system, mia, court()), await buyInInstalments(system, noa, court())]
  clock.advance(7 * DAY_MS)
  await workAll(system, clock)
  clock.advance(3 * DAY_MS)
  const cancel = system.cancel({ booking_id: cancelled, expected_refund: 40 }, noa)
  await Promise.all([system.later.run(), other.later.run(), cancel, system.later.run(), other.later.run()])
  await workAll(system, clock)
  expect(got(await system.get({ booking_id: paid }, mia))).toMatchObject({ status: 'confirmed', paid: 100 })
  const booking = got(await system.get({ booking_id: cancelled }, noa))
  // Charged a moment before it was cancelled, it was asked again at another refund; else all of what was paid came back.
  if (codeOf(await cancel) === 'ok') expect(booking).toMatchObject({ status: 'cancelled', refunded: booking.paid })
  else expect(booking).toMatchObject({ status: 'confirmed', paid: 100 })
})

test('an account of which something is still to be charged is not closed', async () => {
  soon()
  const who = traveller('ola')
  const booking_id = await buyInInstalments(system, who, court())
  const close = () => system.call(deleteAccount)({ password: 'of hers', give_up_value: true }, who)
  expect(await close()).toMatchObject({ ok: false, refusal: { code: 'open_bookings', detail: { bookings: [{ booking_id }] } } })
})
