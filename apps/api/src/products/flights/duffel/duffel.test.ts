import { answerNews, searchFlights } from '@sojourn/contracts'
import { raw, runInvariants, sql } from '@sojourn/db'
import { createDuffelServer, type DuffelFault, fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { codeOf, contact, createSystem, got, type System, systemDb, systemInvariants, traveller } from '../../../flows/booking-system.testing.ts'
import { flightCallsOf } from '../flight-sale.testing.ts'
import { merged } from '../merge-remote.ts'
import type { FlightRow } from '../search-flights.ts'
import { buy, FAMILY, findFlights, hold, holdAndBook, nextDay, nextPerson, partsOf, pay, searchAsk, settingsOf, travellersFor } from './duffel.testing.ts'
import type { DuffelRow } from './duffel-row.ts'
import { createDuffelSearch } from './duffel-search.ts'

const MINUTE_MS = 60_000
const CONFIRM_WITHIN_MS = 60_000
const clock = fakeClock()
const db = await systemDb(clock)
const duffel = createDuffelServer(clock)
const url = await duffel.listen()
const parts = partsOf(db, clock, settingsOf(url, duffel))
const system = createSystem(db, clock, { duffel: settingsOf(url, duffel) })
const calls = flightCallsOf(system)
afterAll(() => duffel.close())
beforeEach(() => {
  duffel.behave()
  duffel.calls.length = 0
})
afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

async function workOn(rounds: number, stepMs = 12_000): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    clock.advance(stepMs)
    await system.work()
    await system.core.settled()
  }
}
const ordersOf = (booking_id: string) => duffel.orders.filter(({ metadata }) => metadata.booking?.startsWith(booking_id))
const liveOrders = (booking_id: string) => ordersOf(booking_id).filter(({ isCancelled }) => !isCancelled)
type Bought = Awaited<ReturnType<typeof buy>>
const statusOf = async ({ booking_id, who }: Pick<Bought, 'booking_id' | 'who'>, of: System = system) => got(await of.status({ booking_id }, who)).status
const refunded = ({ intent }: Bought) => [...system.gateway.refunds.values()].flatMap((each) => (each.payment_intent === intent.id ? [each.amount] : []))
const itemOf = async ({ booking_id, who }: Bought) => got(await system.get({ booking_id }, who)).items[0]!

test('offers of the same flights are fares of one journey, priced for everyone with our share, and bags are in the price', async () => {
  const search = createDuffelSearch(parts)
  const ask = searchAsk({ party: FAMILY })
  const found = await search.search(ask, AbortSignal.timeout(60_000))
  expect(found).toHaveLength(2)
  const [direct, viaMadrid] = found.map(({ wire }) => wire)
  expect(direct!.brands.map(({ name, checked_bags }) => [name, checked_bags])).toEqual([
    ['Light', 0],
    ['Comfort', 1],
    ['Flexible', 2],
  ])
  // Two adults, a child at 75 % and an infant at 10 %, taxes of three, and 8 % of ours.
  expect(direct!.price).toMatchObject({ total: Math.round((210 * 2.85 + 42 * 3) * 1.08 * 100) / 100, taxes: 126, currency: 'EUR' })
  expect(direct!.brands[1]!.conditions).toMatchObject([
    { code: 'change', allows: 'fee', amount: 45 },
    { code: 'refund', allows: 'fee', amount: 60, text: 'Canceling before departure costs €60 for everyone' },
  ])
  expect(direct!.bounds[0]).toMatchObject({ departs_at: `${ask.slices[0]!.date}T10:20`, minutes: 485, stops: 0, days_later: 0 })
  expect(viaMadrid!.bounds[0]!.layovers).toMatchObject([{ from: 'MAD', minutes: 140, text: '2 h 20 min in Madrid' }])
  const withBag = await search.search({ ...ask, bags: { cabin: 1, checked: 1 } }, AbortSignal.timeout(60_000))
  expect(withBag[0]!.wire.brands.map(({ name }) => name)).toEqual(['Comfort', 'Flexible'])
  // Sorted, filtered and paged, it is asked for once; for another visitor again, since one of what a search finds is sold.
  expect(duffel.calls.filter((step) => step === 'search')).toHaveLength(1)
  await search.search({ ...ask, visitor: 'brw_2' }, AbortSignal.timeout(60_000))
  expect(duffel.calls.filter((step) => step === 'search')).toHaveLength(2)
})

test('everyone flies with a name, a day of birth and a passport, an infant with an adult; tickets and the reference of the airline prove it', async () => {
  duffel.control.documentsRequired = true
  const { askFor, itinerary } = await findFlights(parts, { party: FAMILY })
  const [ana, ben, zoe, mia] = travellersFor(FAMILY)
  const guests = [{ ...ana!, first_name: 'Sukarno', last_name: '' }, { ...ben!, last_name: 'Þórsson-Ægir' }, zoe!, mia!]
  const bought = await buy(system, nextPerson(), askFor('Light'), guests)
  await workOn(1)
  expect(await statusOf(bought)).toBe('confirmed')
  const [order] = ordersOf(bought.booking_id)
  expect(order!.people).toMatchObject([
    {
      given_name: 'Sukarno',
      family_name: 'Sukarno',
      born_on: '1987-07-24',
      gender: 'f',
      title: 'ms',
      phone_number: '+351912345678',
      infant_passenger_id: order!.people[3]!.id,
    },
    { given_name: 'Ben', family_name: 'THórsson-AEgir', gender: 'm', title: 'mr' },
    { given_name: 'Zoë', family_name: 'Araújo', identity_documents: [{ type: 'passport', unique_identifier: 'P123452', issuing_country_code: 'PT' }] },
    { given_name: 'Mia', born_on: '2026-08-01' },
  ])
  const item = await itemOf(bought)
  expect(item.description).toMatchObject({ title: 'Lisbon to New York', starts: { on: itinerary.bounds[0]!.departs_at.slice(0, 10), time: '10:20' } })
  expect(item.supplier_reference).toBe(order!.id)
  expect(item.proofs.map(({ kind, traveller_no }) => [kind, traveller_no ?? null])).toEqual([
    ['reference', null],
    ['ticket', 1],
    ['ticket', 2],
    ['ticket', 3],
    ['ticket', 4],
  ])
  expect(item.proofs[0]!.number).toBe(order!.pnr)
})

test('a fare that need not be paid at once is held by its airline before it is paid', async () => {
  const { askFor } = await findFlights(parts)
  duffel.calls.length = 0
  const bought = await buy(system, nextPerson(), askFor('Flexible'))
  await workOn(1)
  expect(await statusOf(bought)).toBe('confirmed')
  expect(duffel.calls.filter((step) => ['order', 'pay', 'getOrder'].includes(step))).toEqual(['order', 'pay', 'getOrder'])
  expect(liveOrders(bought.booking_id)).toMatchObject([{ isPaid: true }])
})

test('what costs more once it is held is given up before it is paid, and all the money goes back', async () => {
  const { askFor } = await findFlights(parts)
  duffel.goesWrong('order', 'late_price', 1)
  const bought = await buy(system, nextPerson(), askFor('Flexible'))
  await workOn(2)
  expect([await statusOf(bought), refunded(bought)]).toEqual(['failed', [bought.intent.amount]])
  expect(ordersOf(bought.booking_id)).toMatchObject([{ isPaid: false, isCancelled: true }])
  expect(duffel.calls).not.toContain('pay')
})

test('a search of flights has its journeys among ours, each as ours are: ordered, filtered, counted, and to be looked at', async () => {
  const who = nextPerson()
  const find = system.call(searchFlights)
  const asked = { flightsearch: [{ from: 'LIS', to: 'JFK', date: nextDay() }], limit: 60 }
  const strangers = got(await find(asked, traveller('stranger')))
  const all = got(await find(asked, who))
  const theirs = all.itineraries.filter(({ supplier }) => supplier === 'Duffel')
  expect([all.total - strangers.total, theirs.length, all.late]).toEqual([2, 2, []])
  for (const { labels, why, price, brands } of theirs) {
    expect(why[0]!.amount).toBeCloseTo(price.total, 0)
    expect([labels.length <= 4, brands.length]).toEqual([true, 3])
  }
  expect(theirs[1]!.bounds[0]!.layovers).toMatchObject([{ from: 'MAD', minimum: expect.any(Number), notes: expect.any(Array) }])
  expect(all.facets.airlines.find(({ value }) => value === 'ZZ')).toMatchObject({ label: 'Zephyr of Tests', count: 2, from: theirs[0]!.price.total })
  const filtered = got(await find({ ...asked, filters: { airlines: ['ZZ'], stops_max: 0 }, sort: 'price' }, who))
  expect(filtered.itineraries.map(({ itinerary_id }) => itinerary_id)).toEqual([theirs.find(({ bounds }) => bounds[0]!.stops === 0)!.itinerary_id])
  const { itinerary } = got(await calls.details({ itinerary_id: theirs[0]!.itinerary_id, adult: 1 }, who))
  expect(itinerary.price).toEqual(theirs[0]!.price)
  expect(duffel.calls.filter((step) => step === 'search')).toHaveLength(1)
})

test.each(['silent', '500', 'malformed', 'limited'] as const)(
  'it is %s while flights are searched: what is ours is there, and who is late is said',
  async (how) => {
    duffel.goesWrong('search', how)
    const found = got(await system.call(searchFlights)({ flightsearch: [{ from: 'LIS', to: 'JFK', date: nextDay() }] }, nextPerson()))
    expect([found.late, found.total > 10]).toEqual([['Duffel'], true])
  },
)

test('the same flights are shown once, from whoever sells them for less, at the same price from us', () => {
  const own = (id: string, totalMinor: number) => ({ id, totalMinor }) as FlightRow
  const remote = (key: string, totalMinor: number) => ({ id: `duffel:${key}`, key, totalMinor, wire: {} }) as DuffelRow
  const rows = merged([own('a', 100), own('b', 100), own('c', 100)], [remote('a', 90), remote('b', 100), remote('c', 110), remote('d', 50)])
  expect(rows.map(({ id }) => id)).toEqual(['b', 'c', 'duffel:a', 'duffel:d'])
})

test('an organisation that lists it among its suppliers sells it by the calls of flights; for all others it does not exist', async () => {
  const { itinerary } = await findFlights(parts, { currency: 'USD' })
  const who = nextPerson()
  const asked = { itinerary_id: itinerary.itinerary_id, adult: 1 }
  const details = got(await calls.details(asked, who))
  expect(details.itinerary.brands.map(({ name, price }) => [name, price.total > 200])).toEqual([
    ['Light', true],
    ['Comfort', true],
    ['Flexible', true],
  ])
  expect(details).toMatchObject({ document: 'passport', itinerary: { supplier: 'Duffel' }, currency: 'USD' })
  expect(details.rights.map(({ code }) => code)).toEqual(['eu261', 'us'])
  const brand_id = details.itinerary.brands[1]!.brand_id
  expect(got(await calls.seats({ ...asked, brand_id }, who)).flights).toEqual([])
  const body = { ...asked, brand_id, expected_total: details.itinerary.brands[1]!.price.total }
  const stranger = { ...who, org: { ...who.org, site: { ...who.org.site, suppliers: [] } } }
  const refused = [await calls.details(asked, stranger), await calls.seats({ ...asked, brand_id }, stranger), await calls.prebook(body, stranger)]
  expect(refused.map(codeOf)).toEqual(Array(3).fill('unknown_itinerary'))
  const held = got(await calls.prebook(body, who))
  expect([held.isPriceChange, held.price.total]).toEqual([false, body.expected_total])
  const checkout = got(await system.getCheckout({ checkoutId: held.checkoutId }, who))
  expect(checkout.travellers).toMatchObject([{ age: 'adult', born_on: true, gender: true, nationality: false, document: 'passport' }])
  const faults = [
    { party: { adult: 0, child: 1, infant: 0 } },
    { party: { adult: 1, child: 0, infant: 2 } },
    { itinerary_id: 'duffel:no offer' },
    { itinerary_id: 'duffel:off_unknown' },
  ]
  const codes = []
  for (const { party, ...more } of faults) codes.push(codeOf(await calls.details({ ...asked, ...party, ...more }, who)))
  expect(codes).toEqual(['bad_party', 'bad_party', 'unknown_itinerary', 'sold_out'])
  duffel.goesWrong('offer', '500')
  expect(codeOf(await calls.details(asked, who))).toBe('supplier_silent')
})

test('an old offer, another party, a fare of other flights, and what it does not sell are refused before anything is held', async () => {
  const { askFor, itinerary } = await findFlights(parts)
  const who = nextPerson()
  const codes = []
  for (const more of [
    { party: FAMILY },
    { brandId: 'off_another' },
    { hold: true },
    { bags: { cabin: 0, checked: 1 } },
    { itineraryId: itinerary.itinerary_id.slice(0, 9) },
  ])
    codes.push(codeOf(await hold(system, who, askFor('Light', more))))
  expect(codes).toEqual(['unknown_itinerary', 'unknown_brand', 'not_holdable', 'sold_out', 'unknown_brand'])
  clock.advance(21 * MINUTE_MS)
  expect(codeOf(await hold(system, who, askFor('Light')))).toBe('sold_out')
})

test('its price changed since it was seen: the new one is shown beside it, and it is held no longer than its offer lasts', async () => {
  const { askFor, totalOf } = await findFlights(parts)
  duffel.control.plusMinor = 1_000
  const held = got(await hold(system, nextPerson(), askFor('Light'), totalOf('Light')))
  expect([held.isPriceChange, held.quote.total.minor]).toEqual([true, Math.round((totalOf('Light') + 10.8) * 100)])
  duffel.behave()
  duffel.control.offersLastMs = 5 * MINUTE_MS
  const short = await findFlights(parts)
  const { expiresAtMs } = got(await hold(system, nextPerson(), short.askFor('Light')))
  expect(expiresAtMs).toBe(clock.nowMs() + 5 * MINUTE_MS)
})

test('a price that moves between what was quoted and the hold is never held', async () => {
  const { askFor } = await findFlights(parts)
  let offers = 0
  duffel.control.fault = (step) => {
    if (step === 'offer' && ++offers === 2) duffel.control.plusMinor = 500
    return 'none'
  }
  expect(codeOf(await hold(system, nextPerson(), askFor('Light')))).toBe('sold_out')
})

test('the price moved between the checkout and the order: the order is refused there, and all the money goes back', async () => {
  const { askFor } = await findFlights(parts)
  duffel.control.fault = (step) => {
    if (step === 'order') duffel.control.plusMinor = 500
    return 'none'
  }
  const bought = await buy(system, nextPerson(), askFor('Light'))
  await workOn(2)
  expect([await statusOf(bought), refunded(bought), ordersOf(bought.booking_id)]).toEqual(['failed', [bought.intent.amount], []])
})

test('an error of a search is not remembered', async () => {
  const search = createDuffelSearch(parts)
  const ask = searchAsk()
  duffel.goesWrong('search', 'limited')
  await expect(search.search(ask, AbortSignal.timeout(60_000))).rejects.toThrow()
  duffel.behave()
  expect(await search.search(ask, AbortSignal.timeout(60_000))).toHaveLength(2)
})

test('what comes later than a search waits is there for the next one, and was asked for once', async () => {
  const search = createDuffelSearch(partsOf(db, clock, settingsOf(url, duffel)))
  const ask = searchAsk()
  duffel.control.laterMs = 150
  duffel.goesWrong('search', 'late', 1)
  duffel.calls.length = 0
  await expect(search.search(ask, AbortSignal.timeout(40))).rejects.toThrow('ended before')
  await expect
    .poll(() =>
      search.search(ask, AbortSignal.timeout(30)).then(
        (found) => found.length,
        () => 0,
      ),
    )
    .toBe(2)
  expect(duffel.calls).toEqual(['search'])
})

test('its package leaves the environment of the process alone; while too many calls are not answered no more are made', async () => {
  const { env } = process
  const other = partsOf(db, clock, settingsOf(url, duffel))
  duffel.goesWrong('offer', 'silent')
  await Promise.all(Array.from({ length: 100 }, () => other.client.offer('off_any')))
  expect(process.env).toBe(env)
  expect(await other.client.offer('off_any')).toEqual({ kind: 'unknown', why: '100 calls are not answered' })
  await expect.poll(() => duffel.calls.length).toBe(100)
})

test('by the clock, where nothing else says so, a silent call ends', async () => {
  const other = partsOf(db, clock, settingsOf(url, duffel, { timeoutMs: 30, patience: undefined }))
  duffel.goesWrong('offer', 'silent')
  expect(await other.client.offer('off_any')).toEqual({ kind: 'unknown', why: 'no answer in 30 ms' })
})

test('a token that it does not know is no answer about anything', async () => {
  const other = partsOf(db, clock, settingsOf(url, duffel, { token: 'another' }))
  await expect(createDuffelSearch(other).search(searchAsk(), AbortSignal.timeout(60_000))).rejects.toThrow('401')
})

test.each(['silent', 'malformed', 'limited'] as const)('it is %s while it is priced: nothing is held or charged', async (how) => {
  const { askFor } = await findFlights(parts)
  duffel.goesWrong('offer', how)
  expect(codeOf(await hold(system, nextPerson(), askFor('Light')))).toBe('supplier_silent')
})

const ORDERED = [
  ...(['silent', 'slow', '500', 'works_and_resets', 'malformed', 'limited', 'internal'] as const).map((how) => ['Light', how] as const),
  ...(['works_and_resets', 'limited'] as const).map((how) => ['Flexible', how] as const),
]

test.each(ORDERED)('ordering %s is %s once: one order, confirmed', async (fare, how) => {
  const { askFor } = await findFlights(parts)
  duffel.goesWrong('order', how, 1)
  const bought = await buy(system, nextPerson(), askFor(fare))
  duffel.behave()
  await workOn(6)
  expect(await statusOf(bought)).toBe('confirmed')
  expect(ordersOf(bought.booking_id)).toMatchObject([{ isPaid: true, isCancelled: false }])
})

test.each(['silent', 'slow', '500', 'works_and_resets', 'internal'] as const)('paying what is held is %s once: paid once, confirmed', async (how) => {
  const { askFor } = await findFlights(parts)
  duffel.goesWrong('pay', how, 1)
  const bought = await buy(system, nextPerson(), askFor('Flexible'))
  duffel.behave()
  await workOn(6)
  expect(await statusOf(bought)).toBe('confirmed')
  expect(ordersOf(bought.booking_id)).toMatchObject([{ isPaid: true, isCancelled: false }])
})

test('it takes an order and makes it later: it is waited for, and never ordered twice', async () => {
  const { askFor } = await findFlights(parts)
  duffel.goesWrong('order', 'accepted', 1)
  const bought = await buy(system, nextPerson(), askFor('Light'))
  expect(await statusOf(bought)).toBe('confirming')
  await workOn(8)
  expect(await statusOf(bought)).toBe('confirmed')
  expect(ordersOf(bought.booking_id)).toHaveLength(1)
})

test('it is silent for too long after it was ordered: a person is called, and what it did is found once it answers', async () => {
  const { askFor } = await findFlights(parts)
  let isSilent = true
  duffel.control.fault = (step): DuffelFault => (step === 'order' ? 'works_and_resets' : isSilent && step === 'orders' ? '500' : 'none')
  const bought = await buy(system, nextPerson(), askFor('Light'))
  await workOn(CONFIRM_WITHIN_MS / 12_000 + 4)
  expect([await statusOf(bought), refunded(bought)]).toEqual(['confirming', []])
  isSilent = false
  await workOn(6, MINUTE_MS)
  expect(await statusOf(bought)).toBe('confirmed')
  expect(ordersOf(bought.booking_id)).toHaveLength(1)
})

test('a name that its airline does not take: refused, nothing is ordered, and all the money goes back', async () => {
  const { askFor } = await findFlights(parts)
  duffel.goesWrong('order', 'rejects')
  const bought = await buy(system, nextPerson(), askFor('Light'))
  await workOn(2)
  expect([await statusOf(bought), refunded(bought), ordersOf(bought.booking_id)]).toEqual(['failed', [bought.intent.amount], []])
})

test('a name without Latin letters, or a phone without the code of its country, is refused with its field before anything is charged', async () => {
  const { askFor } = await findFlights(parts, { party: FAMILY })
  const who = nextPerson()
  const { checkoutId, quote } = got(await hold(system, who, askFor('Light')))
  const [ana, ben, zoe, mia] = travellersFor(FAMILY)
  const guests = [ana!, { ...ben!, first_name: 'Ben 李' }, { ...zoe!, last_name: 'Θεοδώρου' }, { ...mia!, first_name: 'Nguyễn', last_name: 'Ægir-Øst' }]
  const request = { checkoutId, guests, contact: { ...contact, phone: '912 345 678' }, consented_total: quote.total.minor / 100 }
  const refused = await system.core.shop.book('FLT', request, who)
  expect(codeOf(refused)).toBe('bad_input')
  expect(refused).toMatchObject({
    refusal: {
      detail: {
        errors: [
          { path: 'guests.1.first_name', message: expect.stringContaining('Latin letters') },
          { path: 'guests.2.last_name' },
          { path: 'contact.phone', message: expect.stringContaining('code of its country') },
        ],
      },
    },
  })
  expect([...system.gateway.intents.values()].filter(({ metadata }) => metadata.checkout_id === checkoutId)).toEqual([])
  // A number of our own is given to airlines instead.
  const ours = createSystem(db, clock, { duffel: settingsOf(url, duffel, { phone: '+351210000000' }) })
  const again = await ours.core.shop.book('FLT', { ...request, guests: travellersFor(FAMILY) }, who)
  expect(codeOf(again)).toBe('ok')
})

test('seats of the map are priced, held and ordered with the flights, paid at once; one that is gone, or dearer by then, is refused', async () => {
  duffel.control.sellsSeats = true
  const { askFor, itinerary } = await findFlights(parts, { party: FAMILY })
  const who = nextPerson()
  const { brand_id } = itinerary.brands[2]!
  const { flights } = got(await calls.seats({ itinerary_id: itinerary.itinerary_id, brand_id, ...FAMILY, currency: 'EUR' }, who))
  expect(flights).toMatchObject([{ segment: 1, columns: ['A', 'B', null, 'C', 'D'], rows: [{ row: 11 }, { row: 12 }] }])
  expect(flights[0]!.rows[1]!.seats).toMatchObject([
    { seat: '12A', at: 'window', is_free: false },
    { seat: '12B', at: 'aisle', is_free: true, amount: 12.5 },
    { seat: '12C', at: 'aisle' },
    { seat: '12D', at: 'window' },
  ])
  const seats = [1, 2, 3].map((traveller) => ({ segment: 1, traveller, seat: `12${'_BCD'[traveller]}` }))
  const plain = got(await hold(system, nextPerson(), askFor('Flexible')))
  const bought = await buy(system, who, askFor('Flexible', { seats }))
  await workOn(1)
  expect([await statusOf(bought), bought.totalMinor - plain.quote.total.minor]).toEqual(['confirmed', 3_750])
  expect(ordersOf(bought.booking_id)).toMatchObject([
    { isPaid: true, services: ['12B', '12C', '12D'].map((seat) => ({ id: expect.stringContaining(seat), quantity: 1 })) },
  ])
  expect((await itemOf(bought)).description.facts.map(({ value }) => value).join()).toContain('ZZ101 12B')
  expect(got(await system.get({ booking_id: bought.booking_id }, bought.who)).price.total).toBeCloseTo(bought.totalMinor / 100)
  // Free to cancel: the seats come back with the flights.
  expect(Math.round(got(await system.cancelQuote({ booking_id: bought.booking_id }, bought.who)).refund * 100)).toBe(bought.totalMinor)
  const other = await findFlights(parts)
  const wanted = (seat: string, traveller = 1) => other.askFor('Light', { seats: [{ segment: 1, traveller, seat }] })
  for (const ask of [wanted('12A'), wanted('30F'), wanted('12B', 2)]) expect(codeOf(await hold(system, who, ask))).toBe('seat_taken')
  let maps = 0
  duffel.control.fault = (step) => {
    if (step === 'seatMaps' && ++maps === 2) duffel.control.seatMinor = 2_000
    return 'none'
  }
  expect(codeOf(await hold(system, who, wanted('12B')))).toBe('sold_out')
})

test('two buy of one search, which sells once: the first is confirmed, the second has all the money back and never its order', async () => {
  const { askFor } = await findFlights(parts)
  const [first, second] = [nextPerson(), nextPerson()]
  const others = travellersFor(askFor('Comfort').party).map((each) => ({ ...each, last_name: 'Braga' }))
  // Both hold before one of them pays.
  const [one, two] = [await holdAndBook(system, first, askFor('Light')), await holdAndBook(system, second, askFor('Comfort'), others)]
  for (const bought of [one, two]) await pay(system, bought)
  await workOn(2)
  expect([await statusOf(one), await statusOf(two), refunded(two)]).toEqual(['confirmed', 'failed', [two.intent.amount]])
  expect([liveOrders(one.booking_id).length, ordersOf(two.booking_id).length]).toEqual([1, 0])
  expect(codeOf(await hold(system, second, askFor('Flexible')))).toBe('sold_out')
})

test('sent again, the order that another traveller made of the same offer is never taken for ours: a person looks', async () => {
  const { askFor } = await findFlights(parts)
  const ask = askFor('Light')
  const others = travellersFor(ask.party).map((each) => ({ ...each, last_name: 'Cruz' }))
  const [one, two] = [await holdAndBook(system, nextPerson(), ask), await holdAndBook(system, nextPerson(), ask, others)]
  duffel.goesWrong('order', 'resets', 1)
  await pay(system, two)
  await pay(system, one)
  await workOn(8)
  expect([await statusOf(one), await statusOf(two), refunded(two)]).toEqual(['confirmed', 'confirming', []])
})

test('cancelled by its quote: it is cancelled there first, and all but what its airline retains goes back', async () => {
  const { askFor } = await findFlights(parts)
  const bought = await buy(system, nextPerson(), askFor('Comfort'))
  await workOn(1)
  const { refund } = got(await system.cancelQuote({ booking_id: bought.booking_id }, bought.who))
  // As its conditions said: 60 euros of what the airline had.
  expect(Math.round(refund * 100)).toBe(bought.totalMinor - 6_000)
  got(await system.cancel({ booking_id: bought.booking_id, expected_refund: refund }, bought.who))
  await workOn(2)
  expect([await statusOf(bought), refunded(bought), liveOrders(bought.booking_id)]).toEqual(['cancelled', [Math.round(refund * 100)], []])
})

test.each(['silent', 'slow', 'works_and_resets', 'internal'] as const)('cancelling is %s once: cancelled once, paid back once', async (how) => {
  const { askFor } = await findFlights(parts)
  const bought = await buy(system, nextPerson(), askFor('Flexible'))
  await workOn(1)
  const { refund } = got(await system.cancelQuote({ booking_id: bought.booking_id }, bought.who))
  duffel.goesWrong('confirmCancellation', how, 1)
  got(await system.cancel({ booking_id: bought.booking_id, expected_refund: refund }, bought.who))
  await workOn(4)
  expect([await statusOf(bought), refunded(bought), liveOrders(bought.booking_id)]).toEqual(['cancelled', [bought.intent.amount], []])
})

test('where it asks for more than was agreed to, or gives no money back, nothing is cancelled', async () => {
  const { askFor } = await findFlights(parts)
  const bought = await buy(system, nextPerson(), askFor('Flexible'))
  await workOn(1)
  for (const to of [{ refund: null }, { refundTo: 'airline_credits' }]) {
    Object.assign(duffel.control, to)
    expect(codeOf(await system.cancelQuote({ booking_id: bought.booking_id }, bought.who))).toBe('not_cancellable')
    duffel.behave()
  }
  const { refund } = got(await system.cancelQuote({ booking_id: bought.booking_id }, bought.who))
  // Its terms become worse once its traveller has agreed.
  let quotes = 0
  duffel.control.fault = (step) => {
    if (step === 'quoteCancellation' && ++quotes === 2) duffel.control.refund = '100.00'
    return 'none'
  }
  expect(codeOf(await system.cancel({ booking_id: bought.booking_id, expected_refund: refund }, bought.who))).toBe('not_cancellable')
  await workOn(2)
  expect([await statusOf(bought), refunded(bought), liveOrders(bought.booking_id).length]).toEqual(['confirmed', [], 1])
})

test('its airline moves a flight: its traveller accepts, and it is accepted there', async () => {
  const { askFor } = await findFlights(parts)
  const bought = await buy(system, nextPerson(), askFor('Light'))
  await workOn(1)
  const [order] = liveOrders(bought.booking_id)
  duffel.change(order!, { minutes: 190 })
  await workOn(3, MINUTE_MS + 1)
  const before = await itemOf(bought)
  expect(before.news).toMatchObject([{ kind: 'changed', state: 'open', to_be: { starts: { time: '13:30' } } }])
  expect(before.description.starts?.time).toBe('10:20')
  expect(order!.changes[0]!.action).toBeNull()
  got(await system.call(answerNews)({ booking_id: bought.booking_id, item_no: 1, news_no: 1, answer: 'accept' }, bought.who))
  await workOn(2, MINUTE_MS + 1)
  expect(order!.changes[0]!.action).toBe('accepted')
  expect((await itemOf(bought)).description.starts?.time).toBe('13:30')
})

test('its traveller wants the money instead: all of it goes back, and the order is cancelled there', async () => {
  const { askFor } = await findFlights(parts)
  const bought = await buy(system, nextPerson(), askFor('Light'))
  await workOn(1)
  duffel.change(liveOrders(bought.booking_id)[0]!, { minutes: 190 })
  await workOn(3, MINUTE_MS + 1)
  got(await system.call(answerNews)({ booking_id: bought.booking_id, item_no: 1, news_no: 1, answer: 'refund' }, bought.who))
  await workOn(2, MINUTE_MS + 1)
  expect([await statusOf(bought), refunded(bought), liveOrders(bought.booking_id)]).toEqual(['cancelled', [bought.intent.amount], []])
})

test('the airline gives back less than was paid, or a voucher, after its own change: its traveller has all, and a person is called once', async () => {
  const bought = await buy(system, nextPerson(), (await findFlights(parts)).askFor('Light'))
  await workOn(1)
  duffel.change(liveOrders(bought.booking_id)[0]!, { minutes: 190 })
  await workOn(3, MINUTE_MS + 1)
  got(await system.call(answerNews)({ booking_id: bought.booking_id, item_no: 1, news_no: 1, answer: 'refund' }, bought.who))
  duffel.control.refund = '12.00'
  await workOn(4, MINUTE_MS + 1)
  const alarms = () =>
    db.asSystem(async (tx) => {
      const found = raw<{ kind: string; detail: unknown }>`select kind, detail from payment_alarms where booking_id = ${bought.booking_id}`
      return (await found.execute(sql(tx))).rows
    })
  const { minor } = liveOrders(bought.booking_id)[0]!
  expect(await alarms()).toMatchObject([{ kind: 'supplier_gives_less', detail: { paid: { minor, currency: 'EUR' }, back: { minor: 1_200 } } }])
  expect([await statusOf(bought), refunded(bought), liveOrders(bought.booking_id).length]).toEqual(['cancelled', [bought.intent.amount], 1])
  // The airline gives all of it back after all: that is taken.
  duffel.control.refund = undefined
  await workOn(2, MINUTE_MS + 1)
  expect([(await alarms()).length, liveOrders(bought.booking_id)]).toEqual([1, []])
})

test('its airline cancels a flight, or moves it by minutes: paid back whole and cancelled there; told and accepted', async () => {
  const flights = [await findFlights(parts), await findFlights(parts), await findFlights(parts)]
  // Of a change that nobody has answered each later page of the list is read too.
  const open = await buy(system, nextPerson(), flights[2]!.askFor('Light'))
  const [gone, moved] = [await buy(system, nextPerson(), flights[0]!.askFor('Light')), await buy(system, nextPerson(), flights[1]!.askFor('Light'))]
  await workOn(1)
  duffel.change(liveOrders(open.booking_id)[0]!, { minutes: 120 })
  const [movedOrder] = liveOrders(moved.booking_id)
  duffel.change(liveOrders(gone.booking_id)[0]!, 'gone')
  duffel.change(movedOrder!, { minutes: 10 })
  duffel.control.pageMax = 1
  await workOn(4, MINUTE_MS + 1)
  expect([await statusOf(gone), refunded(gone), liveOrders(gone.booking_id)]).toEqual(['cancelled', [gone.intent.amount], []])
  expect(await itemOf(moved)).toMatchObject({ news: [{ kind: 'informed', state: 'told' }], description: { starts: { time: '10:30' } } })
  expect(movedOrder!.changes[0]!.action).toBe('accepted')
})
