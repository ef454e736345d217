import { getBooking } from '@sojourn/contracts'
import { raw, runInvariants, sql } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { codeOf, contact, createSystem, got, org, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
import type { SignedInCaller } from '../../http/index.ts'
import { adult, boughtFlight, findJourney, flightCallsOf, journeyIds } from './flight-sale.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const flights = flightCallsOf(system)
const see = system.call(getBooking)

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

const two = { adult: 2 }
const out = journeyIds('LIS MAD 2027-03-17')
/** Two days ahead, when only dear classes are sold. */
const near = journeyIds('LIS JFK 2027-01-17')
const far = journeyIds('LIS JFK 2027-03-24')
const later = journeyIds('LIS MAD 2027-03-24')

/** A journey at a fare, for more or less than was paid. */
const another = async (brand: string, who: SignedInCaller, take: (total: number) => boolean = () => true, ids = later) =>
  (
    await findJourney(system, ids, two, who, ({ itinerary }) => {
      const fare = itinerary.brands.find(({ brand_id }) => brand_id === brand)
      return fare !== undefined && take(fare.price.total)
    })
  ).itinerary.itinerary_id

test('[C1.7] other flights cost the fee of the fare and the difference, are paid by a checkout, and then take the place of those booked', async () => {
  const who = traveller('ana')
  const { booking_id, paid } = await boughtFlight(system, who, out, two, 'classic')
  const itinerary_id = await another('classic', who, (total) => total > paid - 100)
  const item = { booking_id, itinerary_id }
  const quoted = got(await flights.changeQuote(item, who))
  expect(quoted.fee).toBeGreaterThanOrEqual(140)
  expect(Math.round((quoted.price + quoted.pay_now) * 100)).toBeGreaterThan(0)
  expect(quoted.paid).toBeCloseTo(paid, 2)
  expect(quoted.back).toBe(0)
  const { checkoutId, page } = got(await flights.change({ ...item, consented_total: quoted.total }, who))
  expect(page).toBe('/flight/checkout')
  const guests = [adult('Ana'), adult('Rita')]
  const { booking_id: by } = got(await flights.book({ checkoutId: checkoutId!, guests, contact, consented_total: quoted.total }, who))
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === by)!)
  expect(got(await system.status({ booking_id: by }, who)).status).toBe('confirmed')
  await system.work()
  const seen = got(await see({ booking_id }, who))
  expect(seen.items[0]!.offer).toMatchObject({ itinerary_id })
  expect(seen.items[0]!.versions).toHaveLength(1)
})

/** Two adults with seats on both flights of a return. */
async function seatedReturn(name: string) {
  const who = traveller(name)
  const ids = journeyIds('LIS MAD 2027-03-17', 'MAD LIS 2027-03-24').filter((id) => !id.includes('.'))
  const found = await findJourney(system, ids, two, who, ({ itinerary }) => itinerary.brands.some(({ brand_id }) => brand_id === 'flex'))
  const { itinerary_id } = found.itinerary
  const maps = got(await flights.seats({ ...two, itinerary_id, brand_id: 'flex' }, who)).flights
  const seats = maps.flatMap(({ segment, rows }) =>
    rows
      .flatMap((row) => row.seats)
      .filter(({ is_free }) => is_free)
      .slice(0, 2)
      .map(({ seat }, at) => ({ segment, traveller: at + 1, seat })),
  )
  const amounts = maps
    .flatMap(({ segment, rows }) => rows.flatMap((row) => row.seats).filter(({ seat }) => seats.some((own) => own.segment === segment && own.seat === seat)))
    .map(({ amount }) => amount)
  const brand = found.itinerary.brands.find(({ brand_id }) => brand_id === 'flex')!
  const expected_total = Math.round((brand.price.total + amounts.reduce((sum, each) => sum + each, 0)) * 100) / 100
  const { checkoutId, price } = got(await flights.prebook({ ...two, itinerary_id, brand_id: 'flex', seats, expected_total }, who))
  const { booking_id } = got(await flights.book({ checkoutId, guests: [adult('Ana'), adult('Rita')], contact, consented_total: price.total }, who))
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
  expect(got(await system.status({ booking_id }, who)).status).toBe('confirmed')
  return { who, booking_id, itinerary_id, seats }
}

test('[C1.7] seats come along with a change: those of a flight that stays are handed over, on another flight the same ones where they are free, and what is lost is told', async () => {
  const { who, booking_id, itinerary_id, seats } = await seatedReturn('sue')
  const [out] = itinerary_id.split('~')
  const later = await findJourney(
    system,
    journeyIds('LIS MAD 2027-03-17', 'MAD LIS 2027-03-25')
      .map((id) => `${out}~${id.split('~')[1]}`)
      .filter((id) => !id.includes('.')),
    two,
    who,
    ({ itinerary }) => itinerary.brands.some(({ brand_id }) => brand_id === 'flex'),
  )
  const item = { booking_id, itinerary_id: later.itinerary.itinerary_id }
  const quoted = got(await flights.changeQuote(item, who))
  const { checkoutId } = got(await flights.change({ ...item, consented_total: quoted.total }, who))
  if (checkoutId) {
    const guests = [adult('Ana'), adult('Rita')]
    const { booking_id: by } = got(await flights.book({ checkoutId, guests, contact, consented_total: quoted.total }, who))
    const intent = [...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === by)
    if (intent) system.gateway.browser.pays(intent)
    expect(got(await system.status({ booking_id: by }, who)).status).toBe('confirmed')
    await system.work()
  }
  const offer = got(await see({ booking_id }, who)).items[0]!.offer as unknown as { itinerary_id: string; seats: typeof seats; seats_lost?: number }
  expect(offer.itinerary_id).toBe(item.itinerary_id)
  expect(offer.seats.filter(({ segment }) => segment === 1)).toMatchObject(seats.filter(({ segment }) => segment === 1))
  expect(offer.seats.length + (offer.seats_lost ?? 0)).toBe(4)
  const { rows } = await db.inTenant(org, (tx) =>
    raw<{
      flight: string
    }>`select s.flight from flight_seats s join flight_holds h using (hold_id) where h.state = 'confirmed' and s.day = '2027-03-17'`.execute(sql(tx)),
  )
  expect(rows.map(({ flight }) => `${flight}-2027-03-17`)).toEqual([out, out])
  const { rows: claims } = await db.inTenant(org, (tx) => raw`select 1 from flight_seat_claims`.execute(sql(tx)))
  expect(claims).toEqual([])
})

test('cheaper flights give nothing back, but of a fare that is changed for nothing; a fare that is not changed and another journey are refused', async () => {
  const ben = traveller('ben')
  const flex = await boughtFlight(system, ben, near, two, 'flex', [adult('Ben'), adult('Bea')])
  const cheaper = await another('flex', ben, (total) => total < flex.paid, far)
  const back = got(await flights.changeQuote({ booking_id: flex.booking_id, itinerary_id: cheaper }, ben))
  expect(back).toMatchObject({ fee: 0, pay_now: 0 })
  expect(back.back).toBeCloseTo(flex.paid - back.price, 2)
  const eva = traveller('eva')
  const { booking_id, paid } = await boughtFlight(system, eva, near, two, 'classic', [adult('Eva'), adult('Edo')])
  const lower = { booking_id, itinerary_id: await another('classic', eva, (total) => total < paid - 320, far) }
  const kept = got(await flights.changeQuote(lower, eva))
  expect(kept).toMatchObject({ back: 0, total: 0, needs_checkout: false })
  expect(kept.fee).toBeGreaterThan(300)
  got(await flights.change({ ...lower, consented_total: 0 }, eva))
  expect(got(await see({ booking_id }, eva)).items[0]!.offer).toMatchObject({ itinerary_id: lower.itinerary_id })
  const dan = traveller('dan')
  const basic = await boughtFlight(system, dan, out, two, 'basic', [adult('Dan'), adult('Dea')])
  const itinerary_id = await another('basic', dan)
  expect(codeOf(await flights.changeQuote({ booking_id: basic.booking_id, itinerary_id }, dan))).toBe('not_changeable')
  const [elsewhere] = journeyIds('LIS OPO 2027-03-24')
  expect(codeOf(await flights.changeQuote({ booking_id: flex.booking_id, itinerary_id: elsewhere! }, ben))).toBe('not_changeable')
})
