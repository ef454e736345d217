import { bookPackage, prebookPackage, searchPackages } from '@sojourn/contracts'
import { runInvariants } from '@sojourn/db'
import { addDays, type Day } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { contact, createSystem, got, type System, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
import { dieAt } from '../../flows/die-at.testing.ts'
import { adult } from '../flights/flight-sale.testing.ts'
import { chosenOf } from './packages.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const living = createSystem(db, clock)
afterEach(async () => {
  expect(await runInvariants(db, systemInvariants(living.hotels))).toEqual([])
})

let trips = 0
/** A flight and a night, held and booked by a person of their own, its payment open. */
async function booked(system: System) {
  const leave = addDays('2027-05-01' as Day, 3 * ++trips)
  const who = traveller(`killed${trips}`)
  const trip = { from: 'MAD', to: 'lisbon', leave, return: addDays(leave, 1), rooms: [{ adults: 1 }] }
  const [found] = got(await system.call(searchPackages)(trip, who)).packages
  const { checkoutId, price } = got(await system.call(prebookPackage)({ parts: chosenOf(found!.parts), expected_total: found!.price.total }, who))
  const { booking_id } = got(await system.call(bookPackage)({ checkoutId, guests: [adult('Ana')], contact, consented_total: price.total }, who))
  const intent = [...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!
  return { who, booking_id, intent }
}

// Every step of packages of toys is in `flows/book/package-faults.test.ts`.
const points = ['recording take_payment', 'before run confirm_items', 'recording confirm_items', 'after run confirm_items', 'after end']

test.each(points)('[C1.9] killed at "%s": another node confirms flight and night, paid once', async (point) => {
  const dying = createSystem(db, clock, { probe: dieAt(point) })
  const { who, booking_id, intent } = await booked(dying)
  dying.gateway.browser.pays(intent)
  await dying.status({ booking_id }, who)
  await dying.core.settled()
  const other = createSystem(db, clock, { gateway: dying.gateway })
  clock.advance(3_001)
  await other.work()
  await other.core.settled()
  expect(got(await other.get({ booking_id }, who))).toMatchObject({ status: 'confirmed', item_states: ['confirmed', 'confirmed'] })
  expect(other.gateway.captured()).toEqual([intent])
})
