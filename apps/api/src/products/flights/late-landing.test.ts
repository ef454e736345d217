import { bookHotel, getTrip, prebookHotel, saveTripItem } from '@sojourn/contracts'
import { runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { contact, createSystem, got, guestsFor, offersOf, prebookRequest, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
import { adult, boughtFlight, findJourney, journeyIds } from './flight-sale.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

test('a trip says that a flight over night lands once the check-in of a stay has closed, and asks for no bed on it', async () => {
  const who = traveller('nia')
  const one = { adult: 1 }
  const ids = journeyIds('JFK LIS 2027-03-16')
  const { itinerary } = await findJourney(
    system,
    ids,
    one,
    who,
    ({ itinerary: { bounds } }) => bounds[0]!.days_later === 1 && bounds[0]!.departs_at < '2027-03-16T19:30',
  )
  const { booking_id: flight } = await boughtFlight(system, who, [itinerary.itinerary_id], one, 'classic', [adult('Nia')])
  const offer = await offersOf(
    db,
    system.hotels,
    { checkin: '2027-03-16', checkout: '2027-03-19' },
    ({ quote }) => quote.payment === 'now' && quote.hotelId.startsWith('lisbon'),
  )
  const { checkoutId, price } = got(await system.call(prebookHotel)(prebookRequest(offer), who))
  const { booking_id: bed } = got(await system.call(bookHotel)({ checkoutId: checkoutId!, guests: guestsFor(who), contact, consented_total: price.total }, who))
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === bed)!)
  expect(got(await system.status({ booking_id: bed }, who)).status).toBe('confirmed')
  const first = got(await system.call(saveTripItem)({ booking_id: flight }, who))
  const trip_id = first.trip.trip_list_id
  const second = got(await system.call(saveTripItem)({ booking_id: bed, trip_id }, who))
  const { notes } = got(await system.call(getTrip)({ trip_id }, who))
  expect(notes).toContainEqual({ kind: 'late', from: '2027-03-16', to: '2027-03-16', items: [first.item_id, second.item_id] })
  expect(notes.filter(({ kind }) => kind === 'no_bed')).toEqual([])
})
