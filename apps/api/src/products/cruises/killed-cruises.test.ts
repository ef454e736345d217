import { bookCruise, cruiseCabins, prebookCruise, searchCruises } from '@sojourn/contracts'
import { raw, runInvariants, sql } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { contact, createSystem, got, type System, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
import { CONFIRMING_POINTS, confirmedByAnother } from '../../flows/confirmed-by-another.testing.ts'
import { sails } from './cruises.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const living = createSystem(db, clock)
afterEach(async () => {
  expect(await runInvariants(db, systemInvariants(living.hotels))).toEqual([])
})

let people = 0
/** A cabin, held and booked with a deposit by a person of their own, its payment open. */
async function booked(system: System) {
  const who = traveller(`sailor${++people}`)
  const { sailings } = got(await system.call(searchCruises)({ where: 'caribbean', month: '2027-11', guests: [40] }, who))
  const { sailing_id } = sailings.at(-1)!
  const asked = { sailing_id, grade: 'B3', guests: [40] }
  const { cabins, cabin } = got(await system.call(cruiseCabins)({ ...asked, pay: 'deposit' }, who))
  const held = got(await system.call(prebookCruise)({ ...asked, cabin_no: cabins[people]!.cabin_no, expected_total: cabin.price.total }, who))
  const { later } = got(await system.getCheckout({ checkoutId: held.checkoutId }, who))
  const request = {
    checkoutId: held.checkoutId,
    guests: [sails(`Ana${'aeiou'[people % 5]}`)],
    contact,
    consented_total: held.price.total,
    later_consent: later?.mandate_text,
  }
  const { booking_id } = got(await system.call(bookCruise)(request, who))
  const intent = [...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!
  return { who, booking_id, intent }
}

test.each(CONFIRMING_POINTS)('[C1.1] killed at "%s": another node confirms the cabin once, its deposit paid once and the rest planned once', async (point) => {
  const booking = await confirmedByAnother(db, clock, point, booked)
  expect(booking).toMatchObject({ status: 'confirmed', charges: [{ state: 'scheduled' }] })
  const holds = await db.asSystem(
    async (tx) => (await raw<{ state: string }>`select state from cruise_holds where booking_id = ${booking.booking_id}`.execute(sql(tx))).rows,
  )
  expect(holds).toEqual([{ state: 'confirmed' }])
})
