import { bookPackage, getBooking, packageDetails, prebookPackage, searchPackages } from '@sojourn/contracts'
import { runInvariants } from '@sojourn/db'
import { addDays, type Day } from '@sojourn/kernel'
import { createDuffelServer, fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { codeOf, contact, createSystem, got, systemDb, systemInvariants } from '../../flows/booking-system.testing.ts'
import type { SignedInCaller } from '../../http/index.ts'
import { nextPerson, settingsOf, travellersFor } from '../flights/duffel/duffel.testing.ts'
import { chosenOf } from './packages.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const duffel = createDuffelServer(clock)
const url = await duffel.listen()
const system = createSystem(db, clock, { duffel: settingsOf(url, duffel) })
const search = system.call(searchPackages)
afterAll(() => duffel.close())
beforeEach(() => duffel.behave())
afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

let weeks = 0
/** Another week each time, so that trips have nothing in common. */
function nextTrip() {
  const leave = addDays('2027-06-01' as Day, 7 * ++weeks)
  return { from: 'MAD', to: 'lisbon', leave, return: addDays(leave, 4), rooms: [{ adults: 1 }], filters: { flight: { airlines: ['ZZ'] } } }
}

/** What a search finds once nothing is late, however busy the machine is: flights wait a second, and what came later is there for the next search. */
async function searchInTime(trip: Parameters<typeof search>[0], who: SignedInCaller) {
  for (let tries = 1; ; tries++) {
    const found = got(await search(trip, who))
    if (found.late.length === 0 || tries === 10) return found
  }
}

async function workOn(rounds: number, stepMs = 12_000): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    clock.advance(stepMs)
    await system.work()
    await system.core.settled()
  }
}
const ordersOf = (booking_id: string) => duffel.orders.filter(({ metadata, isCancelled }) => metadata.booking?.startsWith(booking_id) && !isCancelled)

/** A flight of another company and a night of ours as one, held and booked. */
async function booked(who: SignedInCaller) {
  const [found] = (await searchInTime(nextTrip(), who)).packages
  const parts = chosenOf(found!.parts)
  const held = got(await system.call(prebookPackage)({ parts, expected_total: found!.price.total }, who))
  expect(held).toMatchObject({ isPriceChange: false })
  const guests = travellersFor({ adult: 1, child: 0, infant: 0 }) as never
  const request = { checkoutId: held.checkoutId, guests, contact: { ...contact, phone: '+351 912 345 678' }, consented_total: held.price.total }
  const { booking_id } = got(await system.call(bookPackage)(request, who))
  const intent = [...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!
  return { booking_id, intent }
}

test('[C1.9] flights of another company are parts of packages beside ours; where it is late, what there is comes without it, and it is said who is missing', async () => {
  const who = nextPerson()
  const trip = nextTrip()
  const found = await searchInTime(trip, who)
  expect(found.late).toEqual([])
  expect(found.packages[0]!.parts[0]).toMatchObject({ role: 'flight', supplier: 'Duffel', url: expect.stringContaining('/flight/details?') })
  const looked = got(await system.call(packageDetails)({ ...trip, parts: chosenOf(found.packages[0]!.parts), limit: 2 }, who))
  expect(looked.package.price.total).toBe(found.packages[0]!.price.total)
  duffel.goesWrong('search', 'silent', 9)
  const without = got(await search({ ...nextTrip(), filters: {} }, nextPerson()))
  expect(without.late).toEqual(['Duffel'])
  expect(without.packages[0]!.parts[0]!.supplier).toBeNull()
})

test('[C1.9] a flight of another company is confirmed with the night of ours, or all is given back', async () => {
  const who = nextPerson()
  const { booking_id, intent } = await booked(who)
  system.gateway.browser.pays(intent)
  await system.status({ booking_id }, who)
  await workOn(2)
  expect(got(await system.call(getBooking)({ booking_id }, who))).toMatchObject({ status: 'confirmed', item_states: ['confirmed', 'confirmed'] })
  expect(ordersOf(booking_id)).toHaveLength(1)

  const other = nextPerson()
  const lost = await booked(other)
  duffel.goesWrong('order', 'rejects', 99)
  system.gateway.browser.pays(lost.intent)
  await system.status({ booking_id: lost.booking_id }, other)
  await workOn(12)
  expect(got(await system.call(getBooking)({ booking_id: lost.booking_id }, other))).toMatchObject({ status: 'failed', item_states: ['failed', 'failed'] })
  expect(ordersOf(lost.booking_id)).toEqual([])
  const back = [...system.gateway.refunds.values()].filter((each) => each.payment_intent === lost.intent.id)
  expect(back.map(({ amount }) => amount)).toEqual([lost.intent.amount])
})

test('[C1.9] another company that answers late when its flight is to be held: nothing of the package is held', async () => {
  const who = nextPerson()
  const [found] = (await searchInTime(nextTrip(), who)).packages
  duffel.goesWrong('offer', 'slow', 9)
  expect(codeOf(await system.call(prebookPackage)({ parts: chosenOf(found!.parts), expected_total: found!.price.total }, who))).toBe('supplier_silent')
})
