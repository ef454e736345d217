import type { transferOffer } from '@sojourn/contracts'
import { raw, runInvariants, sql } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { codeOf, contact, createSystem, got, guestsFor, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
import { arrivalOn, findTransfer, holdBody, returnOn, transferCallsOf, type WireTransfer } from './transfers.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const transfers = transferCallsOf(system)
const ana = traveller('ana')
const HOUR_MS = 3_600_000

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

const rowsOf = <Row>(text: string) => db.asSystem(async (tx) => (await raw<Row>`${raw.raw(text)}`.execute(sql(tx))).rows)
const mailOf = async (kind: string) =>
  (await rowsOf<{ data: string }>(`select data::text as data from messages where kind = '${kind}' order by created_ms desc limit 1`))[0]!.data
const offersOf = async (booking_id: string, who = ana) =>
  got(await system.get({ booking_id }, who)).items.map(({ offer }) => offer as z.output<typeof transferOffer>)
/** What companies have to tell by now. */
const hearNews = async () => {
  for (const job of system.core.sold.flatMap((each) => each.dueInShop?.(system.core.shop) ?? [])) while ((await job.run()) > 0) await system.core.settled()
}

/** A transfer that was held, booked and paid by card. */
async function bought(search: ReturnType<typeof arrivalOn>, who = ana, take?: (transfer: WireTransfer) => boolean) {
  const transfer = await findTransfer(system, search, who, take)
  const { checkoutId, price } = got(await transfers.prebook(holdBody(transfer, search), who))
  const { booking_id } = got(await transfers.book({ checkoutId, guests: guestsFor(who), contact, consented_total: price.total }, who))
  system.gateway.browser.pays(system.gateway.only())
  expect(got(await system.status({ booking_id }, who)).status).toBe('confirmed')
  return { transfer, price, booking_id }
}

test('[C1.1] a return by flight numbers is found, held together, paid, confirmed, mailed, and each way is cancelled by itself', async () => {
  const search = returnOn(3)
  const found = await findTransfer(system, search, ana)
  expect(found.legs.map(({ pickup_at, flight }) => [pickup_at, flight?.number, flight?.means])).toEqual([
    ['2027-03-03T11:20', 'TP1234', 'landing'],
    [expect.stringMatching(/^2027-03-06T1[12]:\d[05]$/), 'TP1235', 'departure'],
  ])
  expect(found.price.total).toBeCloseTo(found.legs[0]!.price.total + found.legs[1]!.price.total, 2)
  const { transfer } = got(await transfers.details({ ...holdBody(found, search), meet_and_greet: true } as never, ana))
  expect(transfer.price.total).toBeCloseTo(found.price.total + found.meet_and_greet!, 2)
  const held = got(await transfers.prebook({ ...holdBody(found, search), meet_and_greet: true, note: 'Blue door', expected_total: transfer.price.total }, ana))
  expect(held.isPriceChange).toBe(false)
  const shown = got(await system.getCheckout({ checkoutId: held.checkoutId }, ana))
  expect(shown.items.map(({ product }) => product)).toEqual(['TRF', 'TRF'])
  expect(shown.offer).toMatchObject({ product: 'TRF', leg: 'out', child_seats: 1, meet_and_greet: true, note: 'Blue door' })
  const { booking_id } = got(await transfers.book({ checkoutId: held.checkoutId, guests: guestsFor(ana), contact, consented_total: held.price.total }, ana))
  system.gateway.browser.pays(system.gateway.only())
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  const booked = got(await system.get({ booking_id }, ana))
  expect(booked.title).toMatch(/^People carrier: Lisbon Airport \(LIS\) to Alfama, and return$/)
  const voucher = await mailOf('booking_confirmed')
  for (const said of ['Pick-up', '11:20', 'Meeting point', 'sign with your name', 'TP1234', 'Blue door', '2 adults, 1 child', 'ana Test'])
    expect(voucher).toContain(said)
  const back = got(await system.cancelQuote({ booking_id, item_no: 2 }, ana))
  expect(back.refund).toBeCloseTo(booked.items[1]!.price.total, 2)
  got(await system.cancel({ booking_id, item_no: 2, expected_refund: back.refund }, ana))
  expect(got(await system.get({ booking_id }, ana)).items.map(({ state }) => state)).toEqual(['confirmed', 'cancelled'])
  const rest = got(await system.cancelQuote({ booking_id }, ana))
  expect(got(await system.cancel({ booking_id, expected_refund: rest.refund }, ana))).toMatchObject({ status: 'cancelled' })
  expect(await rowsOf('select 1 from transfer_windows where held + sold > 0')).toEqual([])
})

test('every price of a search re-adds, and is the price that the transfer is held at', async () => {
  const search = { ...returnOn(10), currency: 'JPY', at: '2027-03-07T23:10' }
  const { transfers: found } = got(await transfers.search(search, ana))
  expect(found.length).toBeGreaterThan(8)
  for (const { price, legs } of found) {
    expect(price.base + price.taxes + price.fees).toBe(price.total)
    expect(legs.reduce((sum, leg) => sum + leg.price.total, 0)).toBe(price.total)
    expect([price.pay_now, price.pay_at_property]).toEqual([price.total, 0])
  }
  const dear = found.find(({ vehicle }) => vehicle.code === 'MPV')!
  expect(dear.legs[0]!.price.fees).toBeGreaterThan(0)
  const held = got(await transfers.prebook(holdBody(dear, search), traveller('yen')))
  expect(held.isPriceChange).toBe(false)
})

test('every sum of a pick-up re-adds to it, on each card and in the call that asks for the time alone', async () => {
  const search = returnOn(12)
  const { transfers: found } = got(await transfers.search(search, ana))
  const wall = (at: string) => Date.parse(`${at}:00Z`) / 60_000
  for (const { legs } of found)
    for (const { pickup_at, pickup_sum } of legs) {
      expect(pickup_sum.length).toBeGreaterThan(1)
      expect(pickup_sum.reduce((sum, { at, minutes }) => sum + (at ? wall(at) : 0) + minutes, 0)).toBe(wall(pickup_at))
    }
  const shuttle = found.find(({ vehicle }) => vehicle.code === 'SHUTTLE')!
  expect(shuttle.legs[1]!.pickup_sum.map(({ code }) => code)).toEqual(['departure', 'checkin_closes', 'buffer', 'drive', 'shared_stops'])
  const alone = got(await transfers.pickupTime({ from: 'lisbon.alfama', to: 'LIS', at: search.return!.at, bags: 2, transfer_id: shuttle.transfer_id }, ana))
  expect(alone).toMatchObject({ pickup_at: shuttle.legs[1]!.pickup_at, sum: shuttle.legs[1]!.pickup_sum, time_zone: 'Europe/Lisbon' })
  const usual = got(await transfers.pickupTime({ from: 'lisbon.alfama', to: 'LIS', at: search.return!.at }, ana))
  expect(usual.pickup_at > alone.pickup_at).toBe(true)
  expect(codeOf(await transfers.pickupTime({ from: 'lisbon.alfama', to: 'lisbon.chiado', at: search.return!.at }, ana))).toBe('flight_without_airport')
})

test('a large party is offered what it fits into, and everything else says why it is none', async () => {
  const many = got(await transfers.search({ ...arrivalOn(14), adults: 12, children: [1, 2], bags: 14 }, ana))
  expect(new Set(many.transfers.map(({ vehicle }) => vehicle.code))).toEqual(new Set(['MINIBUS']))
  expect(many.not_then.find(({ vehicle }) => vehicle.code === 'SEDAN')).toMatchObject({ reason: 'party', text: expect.stringMatching(/people and bags/) })
  const chair = got(await transfers.search({ ...arrivalOn(14), wheelchair: true }, ana))
  expect(chair.transfers.every(({ vehicle }) => vehicle.wheelchair)).toBe(true)
  expect(chair.transfers.length).toBeGreaterThan(0)
  const soon = got(await transfers.search({ ...arrivalOn(14), at: new Date(clock.nowMs() + 2 * HOUR_MS).toISOString().slice(0, 16), flight: undefined }, ana))
  expect(soon.not_then.find(({ vehicle }) => vehicle.code === 'SEDAN')?.reason).toBe('notice')
  expect(soon.transfers.some(({ vehicle }) => vehicle.code === 'TAXI')).toBe(true)
})

test('until so many hours before the pick-up it is cancelled at no cost, then all of it is kept', async () => {
  const who = traveller('late')
  const { booking_id, price } = await bought(arrivalOn(16), who)
  const now = clock.nowMs()
  const at = async (time: string) => {
    clock.set(Date.parse(time))
    return got(await system.cancelQuote({ booking_id }, who))
  }
  expect((await at('2027-03-15T11:19:00Z')).refund).toBe(price.pay_now)
  expect(await at('2027-03-15T11:20:00Z')).toMatchObject({ refund: 0, kept: price.pay_now })
  expect(await at('2027-03-16T11:21:00Z')).toMatchObject({ refund: 0, kept: price.pay_now })
  clock.set(now)
})

test('twelve hours before the pick-up the driver is known, and a flight that is late moves it by itself: each is told once', async () => {
  const who = traveller('flier')
  const now = clock.nowMs()
  const { booking_id } = await bought({ ...arrivalOn(18), flight: 'ZQ 45' }, who)
  await hearNews()
  expect((await offersOf(booking_id, who))[0]).toMatchObject({ driver: null, pickup_at: '2027-03-18T11:20' })
  clock.set(Date.parse('2027-03-17T23:20:00Z'))
  await hearNews()
  const [known] = await offersOf(booking_id, who)
  expect(known).toMatchObject({ driver: { name: expect.stringMatching(/ [A-Z]\.$/), plate: expect.stringMatching(/^[A-Z]{2}-\d{4}$/) }, delay_minutes: 0 })
  clock.set(Date.parse('2027-03-18T09:20:00Z'))
  await hearNews()
  const [late] = await offersOf(booking_id, who)
  expect(late).toMatchObject({ driver: known!.driver, delay_minutes: 45, pickup_at: '2027-03-18T12:05' })
  expect(late!.pickup_sum.at(-1)).toMatchObject({ code: 'delay', minutes: 45, label: 'Your flight is late' })
  expect(await mailOf('booking_changed')).toContain('45 minutes')
  await hearNews()
  expect(await rowsOf(`select 1 from item_news where booking_id = '${booking_id}'`)).toHaveLength(2)
  clock.set(now)
})

test('of what is cancelled no driver is told', async () => {
  const who = traveller('gone')
  const now = clock.nowMs()
  const { booking_id } = await bought(arrivalOn(20), who)
  const { refund } = got(await system.cancelQuote({ booking_id }, who))
  got(await system.cancel({ booking_id, expected_refund: refund }, who))
  clock.set(Date.parse('2027-03-20T10:00:00Z'))
  await hearNews()
  expect(await rowsOf(`select 1 from item_news where booking_id = '${booking_id}'`)).toEqual([])
  clock.set(now)
})

test('the last one of a half hour is held once, and free again when its hold ends', async () => {
  const search = arrivalOn(22)
  const last = await findTransfer(system, search, ana, ({ left, vehicle }) => left === 1 && !vehicle.per_person)
  const [first, second] = [traveller('first'), traveller('second')]
  got(await transfers.prebook(holdBody(last, search), first))
  expect(codeOf(await transfers.prebook(holdBody(last, search), second))).toBe('sold_out')
  expect(codeOf(await transfers.details(holdBody(last, search) as never, second))).toBe('sold_out')
  const { transfers: seen } = got(await transfers.search(search, second))
  expect(seen.map(({ transfer_id }) => transfer_id)).not.toContain(last.transfer_id)
  clock.advance(HOUR_MS)
  await system.work()
  expect(codeOf(await transfers.prebook(holdBody(last, search), second))).toBe('ok')
})

test('what a browser says is asked again when it is held', async () => {
  const search = arrivalOn(24)
  const request = holdBody(await findTransfer(system, search, ana), search)
  const { flight: _, ...noFlight } = request
  for (const [wrong, code] of [
    [{ ...request, transfer_id: 'nobody-lisbon.SEDAN' }, 'unknown_transfer'],
    [{ ...request, from: 'atlantis' }, 'unknown_place'],
    [{ ...request, to: 'kyoto' }, 'no_way'],
    [{ ...request, adults: 30 }, 'too_many'],
    [{ ...request, wheelchair: true }, 'too_many'],
    [{ ...request, return: { at: '2027-03-20T10:00' } }, 'bad_times'],
    [{ ...noFlight, at: '2027-03-28T01:30' }, 'bad_times'],
    [{ ...noFlight, from: 'lisbon.chiado', flight: 'TP1' }, 'flight_without_airport'],
  ] as const)
    expect([code, codeOf(await transfers.prebook(wrong, ana))]).toEqual([code, code])
  expect(got(await transfers.prebook({ ...request, expected_total: 1 }, ana))).toMatchObject({ isPriceChange: true, old_price: 1 })
  expect(codeOf(await transfers.prebook(request, { ...ana, org: { ...ana.org, minimumCheckinDays: 900 } }))).toBe('too_soon')
})

test('filters leave what they say, facets count what there is, and orders are what they are called', async () => {
  const search = arrivalOn(26)
  const all = got(await transfers.search({ ...search, sort: 'price' }, ana))
  const shared = got(await transfers.search({ ...search, filters: { kinds: ['shared', 'taxi'] } }, ana))
  expect(shared.transfers.every(({ vehicle }) => ['shared', 'taxi'].includes(vehicle.kind))).toBe(true)
  expect(shared.facets).toEqual(all.facets)
  expect(all.facets.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
  const totals = all.transfers.map(({ price }) => price.total)
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  const carbon = got(await transfers.search({ ...search, sort: 'carbon' }, ana)).transfers.map(({ legs }) => legs[0]!.carbon_kg)
  expect(carbon).toEqual(carbon.toSorted((a, b) => a - b))
  const [first, second] = [got(await transfers.search({ ...search, limit: 4 }, ana)), got(await transfers.search({ ...search, limit: 4, cursor: '4' }, ana))]
  expect(new Set([...first.transfers, ...second.transfers].map(({ transfer_id }) => transfer_id)).size).toBe(8)
})
