import { activitySessions, bookMembership, getCheckout, getCountMessages, hotelDetails, prebookMembership } from '@sojourn/contracts'
import { raw, runInvariants, sql } from '@sojourn/db'
import { addDays } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { createActivityWorld, createDreamtripWorld } from '@sojourn/world'
import { afterEach, expect, test } from 'vitest'
import { codeOf, contact, createSystem, got, org, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
import type { SignedInCaller } from '../../http/index.ts'
import { bookPlaces, buyPlaces, forMembers, grownUps, holdBody, savePlans, tripCallsOf, tripsWorld, type WireTrip } from './dreamtrips.testing.ts'

const DAY_MS = 86_400_000
const clock = fakeClock(Date.UTC(2026, 11, 1, 9))
const db = await systemDb(clock)
/** Everyone but these is a member. */
const others = new Set(['usr_other', 'usr_buyer', 'usr_plain'])
const system = createSystem(
  db,
  clock,
  forMembers((userId) => !others.has(userId)),
)
/** With the plans that people have. */
const real = createSystem(db, clock)
const trips = tripCallsOf(system)
const ana = traveller('ana')
const guest = { ...ana, user: null }
const world = createDreamtripWorld(tripsWorld, createActivityWorld(tripsWorld))

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

const rowsOf = <Row>(text: string) => db.asSystem(async (tx) => (await raw<Row>`${raw.raw(text)}`.execute(sql(tx))).rows)
const mailsOf = (kind: string, reference: string | null) =>
  rowsOf<{ data: string }>(`select data::text as data from messages where kind = '${kind}' and data::text like '%${reference}%' order by created_ms`)

/** The departures on sale that this is true of, for as many people. */
async function listed(take: (trip: WireTrip) => boolean = () => true, people = 2): Promise<WireTrip[]> {
  return got(await trips.search({ people, limit: 100 }, ana)).trips.filter(take)
}
const tripId = (key: string) => (trip: WireTrip) => trip.trip_id.startsWith(`${key}@`)
const waits = ({ minimum, left }: WireTrip) => minimum.state === 'waits' && left >= 8

/** What is due by now, of departures and of later charges. */
async function work() {
  for (let round = 0; round < 4; round++) {
    for (const job of system.core.sold.flatMap((each) => each.dueInShop?.(system.core.shop) ?? [])) await job.run()
    await system.later.run()
    await system.work()
    clock.advance(20_000)
  }
}
async function live(until: string, days = 1) {
  while (clock.nowMs() < Date.parse(until)) {
    clock.advance(Math.min(days * DAY_MS, Date.parse(until) - clock.nowMs()))
    await work()
  }
}

test('[C1.5] fixed departures are found with program, host and member price by anyone, held and booked by members, with a deposit now and the rest later', async () => {
  const all = await listed()
  expect(all.length).toBeGreaterThan(3)
  expect(all.map(({ starts_on }) => starts_on)).toEqual(all.map(({ starts_on }) => starts_on).toSorted())
  const found = all.find((trip) => tripId('lisbon-tastes')(trip) && trip.minimum.state === 'runs' && trip.left >= 4)!
  const { trip, includes, excludes, other_dates, takes, if_cancelled } = got(await trips.details({ trip_id: found.trip_id, people: 3 }, ana))
  expect(takes).toEqual({ may_book: true, signed_in: true, plans: [] })
  expect([trip.title, trip.single_rooms, trip.host.name]).toEqual(['The tastes of Lisbon', 1, 'Inês Falcão Reis'])
  expect(trip.program).toHaveLength(trip.nights + 1)
  expect(trip.program[1]!.parts.map(({ title }) => title)).toEqual(expect.arrayContaining([expect.stringContaining('Old town walk')]))
  expect([includes.map(({ code }) => code), excludes.map(({ code }) => code)]).toEqual([
    ['nights', 'breakfast', 'dinners', 'activities', 'transfers', 'host', 'taxes'],
    ['flights', 'meals', 'insurance'],
  ])
  expect(other_dates.every(({ trip_id }) => trip_id !== found.trip_id && trip_id.startsWith('lisbon-tastes@'))).toBe(true)
  // Lines, deposit and rest: 100 a person now, the rest 45 days before.
  expect(trip.price.total).toBeCloseTo(3 * trip.per_person + trip.single_supplement, 2)
  expect(trip.price).toMatchObject({ pay_now: 300, instalments: [{ on: addDays(trip.starts_on, -45), amount: trip.price.total - 300 }], taxes: 0 })
  expect(if_cancelled.map(({ lose }) => lose)).toEqual([0, 300, expect.closeTo(trip.price.total / 2, 1), trip.price.total])

  const held = got(await trips.prebook(holdBody(found, { people: 3, expected_total: trip.price.total }), ana))
  expect([held.isPriceChange, held.price]).toEqual([false, trip.price])
  const shown = got(await system.call(getCheckout)({ checkoutId: held.checkoutId }, ana))
  expect(shown.sold_as).toMatchObject({ product: 'PKG', pages: { checkout: '/dreamtrips/checkout' }, rules: { travellers: 'everyone', named: 3 } })
  expect(shown.sold_as.rules.payable_by).toContain('discount_card')
  expect([shown.information?.title, shown.information?.lines[0]]).toEqual([
    'Your rights under package travel law',
    'This trip is a package in the sense of Directive (EU) 2015/2302, and all rights of a package are yours.',
  ])
  // What has not been charged yet cannot come back, on either page.
  expect(if_cancelled).toEqual(shown.if_cancelled)
  expect(if_cancelled.map(({ refund }) => refund)).toEqual([300, 0, expect.closeTo(trip.price.total / 2, 1), 0])
  expect(shown.offer).toMatchObject({ product: 'PKG', trip_id: found.trip_id, people: 3, single_rooms: 1 })
  expect(shown.travellers.map(({ age, born_on }) => [age, born_on])).toEqual(Array.from({ length: 3 }, () => [{ from: 18, to: 120 }, true]))
  expect(shown.lines.filter(({ kind }) => kind === 'base').map(({ label, rule }) => [label, rule])).toEqual([
    ['Trip at the member price', '3 people'],
    ['Single room', '1 room'],
  ])
  const request = { checkoutId: held.checkoutId, contact, consented_total: held.price.total, later_consent: shown.later!.mandate_text }
  const child = grownUps(ana, 3).map((person, at) => (at === 2 ? { ...person, born_on: '2012-01-01' } : person))
  expect(codeOf(await trips.book({ ...request, guests: child }, ana))).toBe('bad_input')
  const { booking_id } = got(await trips.book({ ...request, guests: grownUps(ana, 3) }, ana))
  const intent = system.gateway.only()
  expect(intent).toMatchObject({ amount: 30_000, metadata: { productType: 'PKG', service: 'dreamtrips' } })
  system.gateway.browser.pays(intent)
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  const booking = got(await system.get({ booking_id }, ana))
  expect(booking).toMatchObject({
    product: 'PKG',
    paid: 300,
    charges: [{ on: addDays(trip.starts_on, -45), state: 'scheduled', pays: ['Visa ending in 4242'] }],
  })
  const [voucher] = await mailsOf('booking_confirmed', booking.reference)
  for (const said of ['Host', 'Inês Falcão Reis', 'Minimum group size', 'Guaranteed', 'airport transfers both ways', 'Old town walk'])
    expect(voucher!.data).toContain(said)
  const { refund } = got(await system.cancelQuote({ booking_id }, ana))
  expect(got(await system.cancel({ booking_id, expected_refund: refund }, ana))).toMatchObject({ status: 'cancelled', refund: 300 })
  expect(await rowsOf('select 1 from dreamtrip_departures where held + sold > 0')).toEqual([])
})

test('[C1.5] others see everything and what it takes, at the price they would have by that plan; nothing is held for them', async () => {
  await savePlans(real, (write) => db.inTenant(org, write))
  const calls = tripCallsOf(real)
  const [other, plain, buyer] = [traveller('other'), traveller('plain'), traveller('buyer')]
  for (const who of [guest, other]) {
    const { trips: seen, takes } = got(await calls.search({ limit: 100 }, who))
    expect(takes).toEqual({ may_book: false, signed_in: who === other, plans: [{ name: 'Group', amount: 120, currency: 'USD', months: 12 }] })
    // 5 % below the public price: as the plan says.
    const [first] = seen
    const found = world.find(first!.trip_id)!
    const details = got(await calls.details({ trip_id: first!.trip_id }, who))
    expect([details.trip.price, details.takes]).toEqual([first!.price, takes])
    expect(details.trip.program).toHaveLength(found.nights + 1)
  }
  const [trip] = got(await calls.search({ limit: 100 }, other)).trips.filter(({ full }) => !full)
  expect(codeOf(await calls.prebook(holdBody(trip!), guest))).toBe('not_signed_in')
  expect(await calls.prebook(holdBody(trip!), other)).toMatchObject({
    refusal: { code: 'may_not_buy', detail: { message: expect.stringContaining('for members') } },
  })
  const join = async (who: SignedInCaller, sub_plan_id: string) => {
    const { checkoutId } = got(await real.call(prebookMembership)({ sub_plan_id }, who))
    const { price } = got(await real.call(getCheckout)({ checkoutId }, who))
    const { booking_id } = got(await real.call(bookMembership)({ checkoutId, contact, consented_total: price.total, auto_charge: true }, who))
    real.gateway.browser.pays([...real.gateway.intents.values()].findLast(({ metadata }) => metadata.booking_id === booking_id)!)
    expect(got(await real.status({ booking_id }, who)).status).toBe('confirmed')
  }
  await join(plain, 'sub_plain')
  expect(codeOf(await calls.prebook(holdBody(trip!), plain))).toBe('may_not_buy')
  await join(buyer, 'sub_group')
  const held = got(await calls.prebook(holdBody(trip!), buyer))
  expect(codeOf(await calls.book({ checkoutId: held.checkoutId, guests: grownUps(buyer, 2), contact, consented_total: held.price.total }, other))).toBe(
    'not_found',
  )
  expect(got(await calls.search({}, buyer)).takes).toEqual({ may_book: true, signed_in: true, plans: [] })
  await real.core.shop.release(held.checkoutId, buyer)
  await real.core.settled()
})

test('[C1.5] guaranteed as soon as enough have booked: everyone in it is told at once, and it stays so when some cancel', async () => {
  const trip = (await listed(waits)).find(({ minimum }) => minimum.people - minimum.in <= 8)!
  const missing = trip.minimum.people - trip.minimum.in
  const [first, last] = [traveller('first'), traveller('last')]
  const [few, rest] = [Math.max(1, missing - 2), Math.min(2, missing)]
  const early = await buyPlaces(system, trip, first, { people: few })
  expect(got(await system.get({ booking_id: early.booking_id }, first)).offer).toMatchObject({ minimum: { state: 'waits', in: trip.minimum.in } })
  const late = await buyPlaces(system, trip, last, { people: rest + (missing === 1 ? 1 : 0) })
  await work()
  await work()
  for (const [booking_id, who] of [
    [early.booking_id, first],
    [late.booking_id, last],
  ] as const) {
    const booking = got(await system.get({ booking_id }, who))
    expect([booking.status, booking.offer]).toMatchObject(['confirmed', { minimum: { state: 'runs' } }])
    expect(booking.items[0]!.news).toMatchObject([{ kind: 'informed' }])
    expect(got(await system.call(getCountMessages)({}, who)).booking_details.some(({ kind }) => kind === 'informed')).toBe(true)
  }
  const { refund } = got(await system.cancelQuote({ booking_id: late.booking_id }, last))
  got(await system.cancel({ booking_id: late.booking_id, expected_refund: refund }, last))
  expect(got(await trips.details({ trip_id: trip.trip_id }, ana)).trip.minimum.state).toBe('runs')
})

test('[C1.5] what does not reach its number by its day ends: all money goes back, and nobody had to pay the rest', async () => {
  const [trip] = (await listed(waits)).filter(({ minimum, starts_on }) => minimum.people - minimum.in > 2 && starts_on > '2027-06-01')
  const few = traveller('few')
  const off = await buyPlaces(system, trip!, few)
  expect(off.status).toBe('confirmed')
  const decidedAt = trip!.minimum.decided_at
  expect(decidedAt.slice(0, 10)).toBe(addDays(trip!.starts_on, -50))
  const back = clock.nowMs()
  clock.set(Date.parse(decidedAt) - 3_600_000)
  await work()
  expect(got(await system.status({ booking_id: off.booking_id }, few)).status).toBe('confirmed')
  clock.set(Date.parse(decidedAt))
  await work()
  await work()
  const booking = got(await system.get({ booking_id: off.booking_id }, few))
  expect(booking).toMatchObject({ status: 'cancelled', paid: 200, refunded: 200 })
  expect((booking.charges ?? []).filter(({ state }) => state === 'paid')).toEqual([])
  expect(codeOf(await trips.prebook(holdBody(trip!), ana))).toBe('trip_over')
  expect(codeOf(await trips.details({ trip_id: trip!.trip_id }, ana))).toBe('trip_over')
  expect((await listed()).map(({ trip_id }) => trip_id)).not.toContain(trip!.trip_id)
  // Nobody books what does not go, also of places held before.
  expect(await rowsOf(`select 1 from dreamtrip_decisions where trip_id = '${trip!.trip_id}' and result = 'off' and told`)).toHaveLength(1)
  clock.set(back)
})

test('[C1.5] a lead traveller called Alone has it decided at once, with nobody from elsewhere: so that it can be shown', async () => {
  const [trip] = (await listed(waits)).filter(({ starts_on }) => starts_on > '2027-09-01')
  const shown = traveller('shown')
  const { booking_id } = await buyPlaces(system, trip!, shown, { people: 1, last_name: 'Alone' })
  await work()
  await work()
  expect(got(await system.get({ booking_id }, shown))).toMatchObject({ status: 'cancelled', refunded: 100 })
})

test('[C2.13] the rest is announced, charged on its day by the mandate; refused until the last day it ends the booking at the cost of the deposit', async () => {
  const [trip] = await listed(({ minimum, left, starts_on }) => minimum.state === 'runs' && left >= 4 && starts_on > '2027-04-01')
  const [pays, fails] = [traveller('pays'), traveller('fails')]
  const good = await buyPlaces(system, trip!, pays)
  const bad = await buyPlaces(system, trip!, fails)
  const on = addDays(trip!.starts_on, -45)
  await live(`${addDays(on, -4)}T12:00:00Z`, 5)
  for (const { booking_id } of [good, bad])
    expect(await rowsOf(`select 1 from charge_notices n join scheduled_charges c using (org_id, charge_id) where c.subject_id = '${booking_id}'`)).toHaveLength(
      1,
    )
  const [{ charge_id: failing }] = (await rowsOf<{ charge_id: string }>(`select charge_id from scheduled_charges where subject_id = '${bad.booking_id}'`)) as [
    { charge_id: string },
  ]
  // The bank takes the first card and refuses the other.
  system.gateway.control.away = ({ metadata }) => (metadata.charge_id === failing ? { code: 'insufficient_funds' } : 'succeeded')
  await live(`${addDays(on, 2)}T12:00:00Z`)
  expect(got(await system.get({ booking_id: good.booking_id }, pays))).toMatchObject({
    status: 'confirmed',
    paid: good.price.total,
    charges: [{ state: 'paid' }],
  })
  expect(got(await system.get({ booking_id: bad.booking_id }, fails))).toMatchObject({
    status: 'confirmed',
    paid: 200,
    charges: [{ state: 'retrying', until: addDays(on, 7) }],
  })
  await live(`${addDays(on, 8)}T12:00:00Z`)
  expect(got(await system.get({ booking_id: bad.booking_id }, fails))).toMatchObject({
    status: 'cancelled',
    paid: 200,
    refunded: 0,
    charges: [{ state: 'failed' }],
  })
  const [row] = await rowsOf<{ sold: number }>(`select sold from dreamtrip_departures where trip_id = '${trip!.trip_id}'`)
  expect(row!.sold).toBe(2)
  system.gateway.control.away = () => 'succeeded'
})

test('prices are those of the catalogue with our share, in any currency; parties that do not work out, unknown trips and past ones are refused', async () => {
  const [trip] = await listed(({ starts_on, left }) => starts_on > '2027-09-15' && left >= 3)
  const found = world.find(trip!.trip_id)!
  const oracle = (
    await rowsOf<{ rate: string }>(`select rate::text as rate from fx_rates where currency = '${found.facts.currency}' limit 1`).catch(() => [])
  )[0]
  expect(oracle === undefined || Number(oracle.rate) > 0).toBe(true)
  const inOwn = got(await trips.details({ trip_id: trip!.trip_id, people: 4, single_rooms: 2, currency: found.facts.currency }, ana)).trip
  const share = (minor: number) => Math.round(minor * 1.08)
  const decimals = found.facts.currency === 'JPY' ? 0 : 2
  expect([inOwn.per_person, inOwn.single_supplement].map((major) => Math.round(major * 10 ** decimals))).toEqual([
    expect.closeTo(share(found.baseMinor), -2),
    expect.closeTo(share(found.singleMinor), -2),
  ])
  expect(inOwn.price.total).toBeCloseTo(4 * inOwn.per_person + 2 * inOwn.single_supplement, 2)
  for (const party of [
    { people: 1, single_rooms: 0 },
    { people: 2, single_rooms: 1 },
    { people: 2, single_rooms: 3 },
  ])
    expect(codeOf(await trips.details({ trip_id: trip!.trip_id, ...party }, ana))).toBe('bad_party')
  expect(codeOf(await trips.details({ trip_id: 'atlantis-sea@2027-05-13' }, ana))).toBe('unknown_trip')
  expect(codeOf(await trips.details({ trip_id: 'lisbon-tastes@2027-01-02' }, ana))).toBe('unknown_trip')
  expect(codeOf(await trips.search({ place: 'atlantis' }, ana))).toBe('unknown_place')
  expect(codeOf(await trips.search({ currency: 'XXX' }, ana))).toBe('unknown_currency')
  const lisbon = got(await trips.search({ place: 'lisbon', filters: { guaranteed: true }, sort: 'price' }, ana))
  expect(lisbon.trips.every(({ place, minimum }) => place.place_id === 'lisbon' && minimum.state === 'runs')).toBe(true)
  expect(lisbon.trips.map(({ price }) => price.total)).toEqual(lisbon.trips.map(({ price }) => price.total).toSorted((a, b) => a - b))
  const month = lisbon.facets.months[0]!
  expect(got(await trips.search({ month: month.month }, ana)).total).toBe(month.count)
})

test('what the parts cost one by one is what their own calls ask, and nothing is said where one of them has no price', async () => {
  const all = await listed(({ place }) => place.place_id === 'lisbon' || place.place_id === 'kyoto')
  const answers = await Promise.all(all.map(async ({ trip_id }) => ({ trip_id, ...got(await trips.parts({ trip_id, people: 3 }, ana)) })))
  const compared = answers.flatMap(({ trip_id, compared: each }) => (each ? [{ trip_id, ...each }] : []))
  expect(compared.length).toBeGreaterThan(0)
  for (const { trip_id, parts, total, trip_total, saving } of compared) {
    const { trip } = got(await trips.details({ trip_id, people: 3 }, ana))
    expect(trip_total).toBe(trip.price.total)
    expect(total).toBeCloseTo(
      parts.reduce((sum, { amount }) => sum + amount, 0),
      2,
    )
    expect(saving).toBeCloseTo(Math.max(0, total - trip_total), 2)
    const visits = trip.program.flatMap(({ day, parts: each }) => each.flatMap(({ activity }) => (activity ? [{ day, id: activity.activity_id }] : [])))
    expect(parts.map(({ kind }) => kind)).toEqual(['hotel', 'ride', 'ride', ...visits.map(() => 'activity')])
    for (const [at, { day, id }] of visits.entries()) {
      const { sessions } = got(await system.call(activitySessions)({ activity_id: id, from: day, to: day, adults: 3 }, ana))
      expect(sessions.map(({ price }) => price.total)).toContain(parts[at + 3]!.amount)
    }
    const rooms = [{ adults: 2 }, { adults: 1 }]
    const { rates } = got(await system.call(hotelDetails)({ hotel_id: trip.hotel.hotel_id, checkin: trip.starts_on, checkout: trip.ends_on, rooms }, ana))
    expect(rates.map(({ price }) => price.total)).toContain(parts[0]!.amount)
  }
  // Where no hotels are sold nothing is compared.
  const without = { ...ana, org: { ...ana.org, products: ana.org.products.filter((code) => code !== 'HLT') } }
  expect(got(await trips.parts({ trip_id: compared[0]!.trip_id, people: 3 }, without)).compared).toBeNull()
})

test('the last places are sold once, free again when their hold expires, and paid in full where the rest would be due within days', async () => {
  const [trip] = await listed(({ left, minimum }) => left > 0 && left <= 8 && minimum.state === 'runs')
  const [holder, late] = [traveller('holder'), traveller('late')]
  got(await trips.prebook(holdBody(trip!, { people: trip!.left }), holder))
  expect(codeOf(await trips.prebook(holdBody(trip!, { people: 1 }), late))).toBe('sold_out')
  clock.advance(3_600_000)
  await system.work()
  expect(codeOf(await trips.prebook(holdBody(trip!, { people: trip!.left }), late))).toBe('ok')
  clock.advance(3_600_000)
  await system.work()
  const back = clock.nowMs()
  const [soon] = await listed(({ minimum, left }) => minimum.state === 'runs' && left >= 2)
  clock.set(Date.parse(`${addDays(soon!.starts_on, -47)}T12:00:00Z`))
  const whole = got(await trips.details({ trip_id: soon!.trip_id }, ana)).trip
  expect([whole.price.pay_now, whole.price.instalments, whole.balance_on]).toEqual([whole.price.total, undefined, null])
  clock.set(Date.parse(`${addDays(soon!.starts_on, -13)}T12:00:00Z`))
  expect(codeOf(await trips.details({ trip_id: soon!.trip_id }, ana))).toBe('trip_over')
  clock.set(back)
})

test('one person is not on two trips on the same days, nor twice on one', async () => {
  const [trip] = await listed(({ minimum, left, starts_on }) => minimum.state === 'runs' && left >= 6 && starts_on > '2027-09-15')
  const twice = traveller('twice')
  await buyPlaces(system, trip!, twice, { people: 1 })
  await expect(bookPlaces(system, trip!, twice, { people: 3 })).rejects.toThrow('duplicate_booking')
  const { checkoutId, price } = got(await trips.prebook(holdBody(trip!), ana))
  const { later } = got(await system.call(getCheckout)({ checkoutId }, ana))
  const [lead] = grownUps(ana, 1)
  const agreed = { checkoutId, contact, consented_total: price.total, ...(later && { later_consent: later.mandate_text }) }
  expect(await trips.book({ ...agreed, guests: [lead!, lead!] }, ana)).toMatchObject({
    refusal: { code: 'duplicate_booking', detail: { errors: [{ path: 'guests.1.born_on' }] } },
  })
  expect(codeOf(await trips.book({ ...agreed, guests: grownUps(ana, 2) }, ana))).toBe('ok')
})
