import { runInvariants } from '@sojourn/db'
import { addDays } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { expect, test } from 'vitest'
import type { Offer } from '../../modules/hotels/index.ts'
import { PulledPlug } from '../../modules/sagas/index.ts'
import { contact, got, guestsFor, type House, houseDb, houseInvariants, offersOf, openHouse, traveller, wishFor } from '../booking-house.testing.ts'

const clock = fakeClock()
const db = await houseDb(clock)
let tests = 0
const ana = traveller('ana')
const ben = traveller('ben')

const lastRoom = (house: House): Promise<Offer> => {
  const checkin = addDays('2027-03-01', ++tests)
  return offersOf(db, house.hotels, { checkin, checkout: addDays(checkin, 1) }, ({ quote, left }) => left === 1 && quote.payment === 'now')
}

async function booked(house: House, offer: Offer, who = ana) {
  const { checkoutId, price } = got(await house.prebook(wishFor(offer), who))
  const { booking_id } = got(await house.book({ checkoutId: checkoutId!, guests: guestsFor(who), contact, consented_total: price.total }, who))
  return { booking_id, intent: house.gateway.only() }
}

/** The process dies here, once; whatever else it does afterwards stays undone. */
const dieAt = (point: string) => {
  let isDead = false
  return (here: string) => {
    if (here === point) isDead = true
    if (isDead) throw new PulledPlug(point)
  }
}

const run = ['take_payment', 'confirm_stay', 'confirm_booking'].flatMap((step) => [`before run ${step}`, `recording ${step}`, `after run ${step}`])
const undo = ['before undo take_payment', 'begun take_payment', 'called take_payment', 'after undo take_payment']

test.each([...run, 'before end', 'after end'])('killed at "%s": another node ends it confirmed, paid once, told once', async (point) => {
  const dying = openHouse(db, clock, { probe: dieAt(point) })
  const { booking_id, intent } = await booked(dying, await lastRoom(dying))
  dying.gateway.browser.pays(intent)
  await dying.status({ booking_id }, ana)
  await dying.core.settled()
  const house = openHouse(db, clock, { gateway: dying.gateway })
  clock.advance(3_001)
  await house.work()
  expect(got(await house.get({ booking_id }, ana)).status).toBe('confirmed')
  expect(house.gateway.captured()).toEqual([intent])
  expect(await runInvariants(db, houseInvariants(house.hotels))).toEqual([])
})

test.each([...run.slice(0, 4), ...undo, 'before end', 'after end'])(
  'killed at "%s" while the room was sold to another: refunded once, told once',
  async (point) => {
    const dying = openHouse(db, clock, { probe: dieAt(point) })
    const offer = await lastRoom(dying)
    const { booking_id, intent } = await booked(dying, offer)
    dying.gateway.browser.waitsForBank(intent)
    clock.advance(15 * 60_000)
    // The room is free again and another takes it, on a node that lives.
    const house = openHouse(db, clock, { gateway: dying.gateway })
    await house.work()
    const other = await booked(house, offer, ben)
    house.gateway.browser.pays(other.intent)
    expect(got(await house.status({ booking_id: other.booking_id }, ben)).status).toBe('confirmed')
    dying.gateway.browser.pays(intent)
    await dying.status({ booking_id }, ana)
    await dying.core.settled()
    clock.advance(3_001)
    await house.work()
    expect(got(await house.get({ booking_id }, ana)).status).toBe('failed')
    expect(house.gateway.captured()).toEqual([other.intent])
    expect([...house.gateway.refunds.values()].map((refund) => refund.amount)).toEqual([intent.amount])
    expect(await runInvariants(db, houseInvariants(house.hotels))).toEqual([])
  },
)
