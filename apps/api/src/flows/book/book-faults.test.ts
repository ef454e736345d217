import { runInvariants } from '@sojourn/db'
import { addDays } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { expect, test } from 'vitest'
import type { Offer } from '../../products/hotels/index.ts'
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
} from '../booking-system.testing.ts'
import { dieAt } from '../die-at.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
let tests = 0
const ana = traveller('ana')
const ben = traveller('ben')

const lastRoom = (system: System): Promise<Offer> => {
  const checkin = addDays('2027-03-01', ++tests)
  return offersOf(db, system.hotels, { checkin, checkout: addDays(checkin, 1) }, ({ quote, left }) => left === 1 && quote.payment === 'now')
}

async function booked(system: System, offer: Offer, who = ana) {
  const { checkoutId, price } = got(await system.prebook(prebookRequest(offer), who))
  const { booking_id } = got(await system.book({ checkoutId: checkoutId!, guests: guestsFor(who), contact, consented_total: price.total }, who))
  return { booking_id, intent: system.gateway.only() }
}

const run = ['take_payment', 'confirm_items', 'confirm_booking'].flatMap((step) => [`before run ${step}`, `recording ${step}`, `after run ${step}`])
const undo = ['before undo take_payment', 'begun take_payment', 'called take_payment', 'after undo take_payment']

test.each([...run, 'before end', 'after end'])('killed at "%s": another node ends it confirmed, paid once, one mail sent', async (point) => {
  const dying = createSystem(db, clock, { probe: dieAt(point) })
  const { booking_id, intent } = await booked(dying, await lastRoom(dying))
  dying.gateway.browser.pays(intent)
  await dying.status({ booking_id }, ana)
  await dying.core.settled()
  const system = createSystem(db, clock, { gateway: dying.gateway })
  clock.advance(3_001)
  await system.work()
  expect(got(await system.get({ booking_id }, ana)).status).toBe('confirmed')
  expect(system.gateway.captured()).toEqual([intent])
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

test.each([...run.slice(0, 4), ...undo, 'before end', 'after end'])(
  'killed at "%s" while the room was sold to another: refunded once, one mail sent',
  async (point) => {
    const dying = createSystem(db, clock, { probe: dieAt(point) })
    const offer = await lastRoom(dying)
    const { booking_id, intent } = await booked(dying, offer)
    dying.gateway.browser.waitsForBank(intent)
    clock.advance(15 * 60_000)
    // The room is free again and another takes it, on a node that runs.
    const system = createSystem(db, clock, { gateway: dying.gateway })
    await system.work()
    const other = await booked(system, offer, ben)
    system.gateway.browser.pays(other.intent)
    expect(got(await system.status({ booking_id: other.booking_id }, ben)).status).toBe('confirmed')
    dying.gateway.browser.pays(intent)
    await dying.status({ booking_id }, ana)
    await dying.core.settled()
    clock.advance(3_001)
    await system.work()
    expect(got(await system.get({ booking_id }, ana)).status).toBe('failed')
    expect(system.gateway.captured()).toEqual([other.intent])
    expect([...system.gateway.refunds.values()].map((refund) => refund.amount)).toEqual([intent.amount])
    expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
  },
)
