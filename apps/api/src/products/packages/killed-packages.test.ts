import { bookPackage, prebookPackage, searchPackages } from '@sojourn/contracts'
import { runInvariants } from '@sojourn/db'
import { addDays, type Day } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { contact, createSystem, got, type System, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
import { CONFIRMING_POINTS, confirmedByAnother } from '../../flows/confirmed-by-another.testing.ts'
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
test.each(CONFIRMING_POINTS)('[C1.9] killed at "%s": another node confirms flight and night, paid once', async (point) => {
  expect(await confirmedByAnother(db, clock, point, booked)).toMatchObject({ status: 'confirmed', item_states: ['confirmed', 'confirmed'] })
})
