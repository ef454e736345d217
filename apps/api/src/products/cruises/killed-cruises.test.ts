import { bookCruise, cruiseCabins, prebookCruise, searchCruises } from '@sojourn/contracts'
import { raw, runInvariants, sql } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { contact, createSystem, got, type System, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
import { dieAt } from '../../flows/die-at.testing.ts'
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

const points = ['recording take_payment', 'before run confirm_items', 'recording confirm_items', 'after run confirm_items', 'after end']

test.each(points)('[C1.1] killed at "%s": another node confirms the cabin once, its deposit paid once and the rest planned once', async (point) => {
  const dying = createSystem(db, clock, { probe: dieAt(point) })
  const { who, booking_id, intent } = await booked(dying)
  dying.gateway.browser.pays(intent)
  await dying.status({ booking_id }, who)
  await dying.core.settled()
  const other = createSystem(db, clock, { gateway: dying.gateway })
  clock.advance(3_001)
  await other.work()
  await other.core.settled()
  expect(got(await other.get({ booking_id }, who))).toMatchObject({ status: 'confirmed', charges: [{ state: 'scheduled' }] })
  expect(other.gateway.captured()).toEqual([intent])
  const holds = await db.asSystem(
    async (tx) => (await raw<{ state: string }>`select state from cruise_holds where booking_id = ${booking_id}`.execute(sql(tx))).rows,
  )
  expect(holds).toEqual([{ state: 'confirmed' }])
})
