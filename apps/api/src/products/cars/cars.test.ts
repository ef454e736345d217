import { raw, runInvariants, sql } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { codeOf, contact, createSystem, got, guests, guestsFor, offersOf, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
import { carCallsOf, findCar, holdBody, threeDays, type WireCar } from './cars.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const cars = carCallsOf(system)
const ana = traveller('ana')
const HOUR_MS = 3_600_000

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

const rowsOf = <Row>(text: string) => db.asSystem(async (tx) => (await raw<Row>`${raw.raw(text)}`.execute(sql(tx))).rows)
const mailOf = async (kind: string) =>
  (await rowsOf<{ data: string }>(`select data::text as data from messages where kind = '${kind}' order by created_ms desc limit 1`))[0]!.data

/** A car that was held, booked and paid by card. */
async function bought(search: ReturnType<typeof threeDays>, who = ana, take?: (car: WireCar) => boolean) {
  const car = await findCar(system, search, who, take)
  const { checkoutId, price } = got(await cars.prebook(holdBody(car, search), who))
  const { booking_id } = got(await cars.book({ checkoutId, guests: guestsFor(who), contact, consented_total: price.total }, who))
  system.gateway.browser.pays(system.gateway.only())
  expect(got(await system.status({ booking_id }, who)).status).toBe('confirmed')
  return { car, price, booking_id }
}

test('a car is searched, viewed, held, paid, confirmed, mailed, cancelled and refunded', async () => {
  const search = threeDays(3)
  const found = await findCar(system, search, ana)
  const { car } = got(await cars.details({ car_id: found.car_id, ...search }, ana))
  expect(car.rates).toMatchObject(found.rates)
  expect(car.rates[0]!.if_cancelled).toEqual(found.if_cancelled)
  const held = got(await cars.prebook({ ...holdBody(found, search), extras: [{ code: 'child_seat', count: 1 }], residence: 'DE' }, ana))
  expect(held.isPriceChange).toBe(true)
  expect(held.price.pay_at_property).toBeGreaterThan(0)
  expect(held.price.pay_now).toBe(found.rates.find(({ rate_id }) => rate_id === 'prepaid')!.price.total)
  const shown = got(await system.getCheckout({ checkoutId: held.checkoutId }, ana))
  expect(shown.offer).toMatchObject({ product: 'CAR', car_id: found.car_id, driver_age: 35 })
  expect(shown.lines.find(({ label }) => label === 'Pay at the counter')?.amount).toBe(held.price.pay_at_property)
  expect(shown.lines.find(({ label }) => label === 'Child seat')?.rule).toBe('for 3 days, tax included, paid in euros at the counter')
  const { booking_id } = got(await cars.book({ checkoutId: held.checkoutId, guests, contact, consented_total: held.price.total }, ana))
  const intent = system.gateway.only()
  expect(intent.metadata).toMatchObject({ productType: 'CAR', service: 'cars', prebook: 'true', cc_required: 'true' })
  system.gateway.browser.pays(intent)
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  const voucher = await mailOf('booking_confirmed')
  for (const said of ['Pick-up', '10:00', 'Deposit', 'Excess', "in the driver's name", 'Child seat', 'at the counter', 'Ana']) expect(voucher).toContain(said)
  const { refund } = got(await system.cancelQuote({ booking_id }, ana))
  expect(refund).toBe(held.price.pay_now)
  expect(got(await system.cancel({ booking_id, expected_refund: refund }, ana))).toMatchObject({ status: 'cancelled', refund })
  expect(await rowsOf(`select 1 from car_days where depot_id || '.' || acriss = '${found.car_id}' and held + sold > 0`)).toEqual([])
})

test('[C2.7] what the counter takes is shown in its own currency with its rule and about how much it is: on the car, its extras, the checkout, the booking, the mail', async () => {
  clock.advance(1_000)
  const search = threeDays(12)
  const found = await findCar(system, search, ana, ({ rates }) => rates.some(({ rate_id }) => rate_id === 'desk'))
  const desk = found.rates.find(({ rate_id }) => rate_id === 'desk')!.price
  expect(desk).toMatchObject({ currency: 'USD', pay_now: 0, pay_at_property_local: { currency: 'EUR', amount: expect.any(Number) } })
  expect(found.rates.find(({ rate_id }) => rate_id === 'prepaid')!.price.pay_at_property_local).toBeUndefined()
  const { extras } = got(await cars.details({ ...search, car_id: found.car_id }, ana)).car
  const seat = extras.find(({ code }) => code === 'child_seat')!
  const held = got(await cars.prebook({ ...holdBody(found, search, 'desk'), extras: [{ code: 'child_seat', count: 2 }] }, ana))
  const local = held.price.pay_at_property_local!
  expect(local.currency).toBe('EUR')
  expect(local.amount).toBeCloseTo(desk.pay_at_property_local!.amount + 2 * seat.local!.amount, 1)
  const { lines, due } = got(await system.getCheckout({ checkoutId: held.checkoutId }, ana))
  expect(lines.find(({ kind }) => kind === 'pay_at_property')).toMatchObject({ local, rule: expect.stringMatching(/^about \$\d+, paid in euros$/) })
  expect(lines.find(({ label }) => label.includes('hild seat'))?.rule).toBe('for 3 days, tax included')
  expect(due.at_property_local).toEqual(local)
  const { booking_id } = got(
    await cars.book({ checkoutId: held.checkoutId, guests: guestsFor(traveller('counter')), contact, consented_total: held.price.total }, ana),
  )
  system.gateway.browser.pays(system.gateway.only())
  got(await system.status({ booking_id }, ana))
  await system.core.settled()
  expect(got(await system.get({ booking_id }, ana)).price.pay_at_property_local).toEqual(local)
  expect(got(await system.receipt({ booking_id }, ana)).lines.find(({ kind }) => kind === 'pay_at_property')).toMatchObject({ local })
  expect(await mailOf('booking_confirmed')).toContain(`{"minor": ${Math.round(local.amount * 100)}, "currency": "EUR"}`)
  const inEuros = await findCar(system, { ...search, currency: 'EUR' }, ana)
  expect(inEuros.rates.every(({ price }) => price.pay_at_property_local === undefined)).toBe(true)
})

test('[B3.11] payment metadata of cars adds whether they are prepaid, and whether the desk asks for a credit card', async () => {
  const { booking_id, car } = await bought(threeDays(27), traveller('metadata'))
  const { metadata } = [...system.gateway.intents.values()].find((each) => each.metadata.booking_id === booking_id)!
  expect(metadata).toMatchObject({ productType: 'CAR', service: 'cars', prebook: 'true', cc_required: String(car.conditions.cards_needed > 0) })
})

test('a car paid at the desk costs nothing now and is confirmed once a card guarantees it', async () => {
  const search = threeDays(8)
  const car = await findCar(system, search, ana, ({ rates }) => rates.some(({ rate_id }) => rate_id === 'desk'))
  const { checkoutId, price } = got(await cars.prebook(holdBody(car, search, 'desk'), ana))
  expect([price.pay_now, price.pay_at_property]).toEqual([0, price.total])
  const { booking_id, status } = got(await cars.book({ checkoutId, guests, contact, consented_total: price.total }, ana))
  expect(status).toBe('pending_payment')
  const setup = system.gateway.only()
  expect(setup.kind).toBe('setup')
  system.gateway.browser.pays(setup)
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  expect(got(await system.cancelQuote({ booking_id }, ana))).toMatchObject({ refund: 0, kept: 0 })
})

test('a prepaid car that is not picked up is not refunded', async () => {
  const { booking_id, price } = await bought(threeDays(13), traveller('late'))
  const now = clock.nowMs()
  clock.set(Date.parse('2027-03-11T09:59:00Z'))
  expect(got(await system.cancelQuote({ booking_id }, traveller('late'))).refund).toBe(price.pay_now)
  clock.set(Date.parse('2027-03-13T09:59:00Z'))
  const aDay = got(await system.cancelQuote({ booking_id }, traveller('late')))
  expect(aDay.kept).toBeGreaterThan(0)
  expect(aDay.refund).toBeGreaterThan(0)
  clock.set(Date.parse('2027-03-13T10:00:00Z'))
  expect(got(await system.cancelQuote({ booking_id }, traveller('late')))).toMatchObject({ refund: 0, kept: price.pay_now })
  clock.set(Date.parse('2027-03-14T01:00:00Z'))
  expect(codeOf(await system.cancelQuote({ booking_id }, traveller('late')))).toBe('not_cancellable')
  clock.set(now)
})

test('what the browser says of age and times is asked again when the car is held', async () => {
  const search = threeDays(18)
  const luxury = await findCar(system, search, ana, ({ conditions }) => conditions.minimum_age > 21)
  const request = holdBody(luxury, search)
  const refused = await cars.prebook({ ...request, driver_age: 21 }, ana)
  expect(refused).toMatchObject({
    ok: false,
    refusal: { code: 'driver_too_young', detail: { minimum_age: luxury.conditions.minimum_age, errors: [{ path: 'driver_age' }] } },
  })
  expect(codeOf(await cars.prebook({ ...request, pickup_at: '2027-03-18T02:00', car_id: (await townCar()).car_id, dropoff_at: '2027-03-19T10:00' }, ana))).toBe(
    'closed_then',
  )
  expect(codeOf(await cars.prebook({ ...request, dropoff_at: request.pickup_at }, ana))).toBe('bad_times')
  expect(codeOf(await cars.prebook({ ...request, pickup_at: '2026-01-01T10:00' }, ana))).toBe('too_soon')
  expect(codeOf(await cars.prebook({ ...request, extras: [{ code: 'gps', count: 2 }] }, ana))).toBe('unknown_extra')
  expect(codeOf(await cars.prebook({ ...request, car_id: 'nobody-lis.CDMR' }, ana))).toBe('unknown_car')
  expect(codeOf(await cars.prebook({ ...request, dropoff: 'halvane-kix' }, ana))).toMatch(/one_way_not_offered|unknown_car/)
  expect(codeOf(await cars.prebook(request, { ...ana, org: { ...ana.org, minimumCheckinDays: 900 } }))).toBe('too_soon')
  expect(got(await cars.prebook({ ...request, expected_total: 1 }, ana))).toMatchObject({ isPriceChange: true, old_price: 1 })
})

const townCar = () => findCar(system, { ...threeDays(16), pickup: 'lisbon' }, ana, ({ pickup }) => pickup.kind === 'town')

test('the last car of a class is sold once, and free again when its hold expires', async () => {
  const search = threeDays(22)
  const last = await findCar(system, search, ana, ({ left }) => left === 1)
  const [first, second] = [traveller('first'), traveller('second')]
  got(await cars.prebook(holdBody(last, search), first))
  expect(codeOf(await cars.prebook(holdBody(last, search), second))).toBe('sold_out')
  expect(codeOf(await cars.details({ car_id: last.car_id, ...search }, second))).toBe('sold_out')
  clock.advance(HOUR_MS)
  await system.work()
  expect(codeOf(await cars.prebook(holdBody(last, search), second))).toBe('ok')
})

test('one way the car leaves its pool until it is brought home, and is at the other desk once it was picked up', async () => {
  const search = { ...threeDays(5), dropoff: 'OPO' }
  const who = traveller('oneway')
  const last = await findCar(system, search, who, ({ left }) => left === 1)
  const { one_way_fee } = got(await cars.details({ ...search, car_id: last.car_id, dropoff: last.dropoff_depot_id }, who)).car
  expect(one_way_fee).toBeGreaterThan(0)
  const sold = await bought(search, who, ({ car_id }) => car_id === last.car_id)
  const depots = { from: sold.car.pickup.depot_id, to: sold.car.dropoff_depot_id }
  const days = await rowsOf<{ day: string; sold: number }>(
    `select day::text as day, sold from car_days where depot_id = '${depots.from}' and acriss = '${sold.car.car.acriss}' and sold = 1 order by day`,
  )
  expect([days[0]!.day, days.at(-1)!.day]).toEqual(['2027-03-05', '2027-03-15'])
  const atPorto = async () => {
    const { cars: there } = got(
      await cars.search({ pickup: depots.to, pickup_at: '2027-03-10T10:00', dropoff_at: '2027-03-12T10:00', driver_age: 35, limit: 100 }, ana),
    )
    return there.find(({ car }) => car.acriss === sold.car.car.acriss)
  }
  const before = (await atPorto())?.left ?? null
  const now = clock.nowMs()
  clock.set(Date.parse('2027-03-07T12:00:00Z'))
  const after = await atPorto()
  expect(after).toBeDefined()
  expect(before === null || after!.left === null || after!.left === before + 1).toBe(true)
  clock.set(now)
  const { refund } = got(await system.cancelQuote({ booking_id: sold.booking_id }, who))
  got(await system.cancel({ booking_id: sold.booking_id, expected_refund: refund }, who))
})

test('a hotel and a car are one checkout and one booking, and come back together', async () => {
  const search = threeDays(28 - 3)
  const stay = await offersOf(
    db,
    system.hotels,
    { checkin: '2027-03-25', checkout: '2027-03-27' },
    ({ quote, left }) => quote.payment === 'now' && left > 1 && quote.cancellation.length > 1,
  )
  const car = await findCar(system, search, ana)
  const asks = [
    {
      product: 'HLT' as const,
      ask: { product: 'hotels', hotelId: stay.quote.hotelId, rateId: stay.quote.rateId, ...stay.quote.stay, currency: 'USD', markupBasisPoints: 800 },
    },
    {
      product: 'CAR' as const,
      ask: {
        carId: car.car_id,
        dropoffDepotId: null,
        rate: 'prepaid',
        extras: [],
        pickupAt: search.pickup_at,
        dropoffAt: search.dropoff_at,
        driverAge: 35,
        residence: null,
        currency: 'USD',
        markupBasisPoints: 800,
      },
    },
  ]
  const both = traveller('both')
  const held = got(await system.core.shop.prebook({ product: 'HLT', items: asks, expectedTotal: null }, both))
  const total = held.quote.total.minor / 100
  const { booking_id } = got(
    await system.core.shop.book('HLT', { checkoutId: held.checkoutId, guests: guestsFor(both), contact, consented_total: total }, both),
  )
  system.gateway.browser.pays(system.gateway.only())
  expect(got(await system.status({ booking_id }, both)).status).toBe('confirmed')
  expect(got(await system.get({ booking_id }, both)).items.map(({ product }) => product)).toEqual(['HLT', 'CAR'])
  const { refund } = got(await system.cancelQuote({ booking_id }, both))
  expect(got(await system.cancel({ booking_id, expected_refund: refund }, both)).status).toBe('cancelled')
})

test('every price of a search re-adds, and is the price that the car is held at', async () => {
  const young = { ...threeDays(10), pickup: 'lisbon', dropoff_at: '2027-03-17T11:00', driver_age: 22, currency: 'JPY' }
  const { cars: found } = got(await cars.search(young, ana))
  expect(found.length).toBeGreaterThan(10)
  for (const { rates } of found)
    for (const { price } of rates) {
      expect(price.base + price.taxes + price.fees).toBe(price.total)
      expect(price.pay_now + price.pay_at_property).toBe(price.total)
    }
  const [car] = found
  expect(got(await cars.details({ ...young, car_id: car!.car_id }, ana)).car.young_driver_fee).toBeGreaterThan(0)
  const held = got(await cars.prebook({ ...holdBody(car!, young), currency: 'JPY' }, traveller('yen')))
  expect(held.isPriceChange).toBe(false)
})

test('filters leave what they say, facets count what there is, and pages do not overlap', async () => {
  const search = { ...threeDays(12), pickup: 'lisbon' }
  const all = got(await cars.search(search, ana))
  const automatic = got(await cars.search({ ...search, filters: { automatic: true, payment: 'later' } }, ana))
  expect(automatic.cars.every(({ car, rates }) => car.automatic && rates.some(({ rate_id }) => rate_id === 'desk'))).toBe(true)
  expect(automatic.facets).toEqual(all.facets)
  expect(all.facets.automatic).toBeGreaterThanOrEqual(automatic.total)
  const [first, second] = [
    got(await cars.search({ ...search, limit: 10, sort: 'price' }, ana)),
    got(await cars.search({ ...search, limit: 10, sort: 'price', cursor: '10' }, ana)),
  ]
  const totals = [...first.cars, ...second.cars].map(({ rates }) => rates[0]!.price.total)
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  expect(new Set([...first.cars, ...second.cars].map(({ car_id }) => car_id)).size).toBe(20)
  const inTown = all.depots.find(({ kind }) => kind === 'town')!
  expect(inTown.hours[0]).toBeNull()
  expect(all.depots.reduce((sum, each) => sum + each.cars, 0)).toBe(all.total)
})
