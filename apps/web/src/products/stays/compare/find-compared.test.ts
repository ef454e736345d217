import { expect, test } from 'vitest'
import { HOTELS } from '../stay-product.ts'
import { findCompared, idsOf, statusOf } from './find-compared.ts'
import type { Client, HotelFound } from './hotel-compare-api.ts'

const rate = (total: number, freeUntil: string | null) => ({
  rate_id: `r${total}`,
  room_id: 'room',
  board: 'Room only',
  left: null,
  price: { total, currency: 'USD', pay_now: total, pay_at_property: 0 },
  cancellation: [{ from: null, to: freeUntil, amount: freeUntil ? 0 : total, currency: 'USD', time_zone: 'Europe/Lisbon' }],
})
const hotel = (hotel_id: string, rates = [rate(500, null), rate(540, '2027-03-09T18:00:00+00:00')]) =>
  ({
    hotel: { hotel_id, name: hotel_id, rooms: [{ room_id: 'room', name: 'Double', size_m2: 18, sleeps: 2, beds: 'one double bed' }] },
    rates,
  }) as unknown as HotelFound

function find(query: string, answer: (id: string, checkin: string) => HotelFound | string = (id) => hotel(id)) {
  const asked: string[] = []
  const client = {
    post: async (path: string, body: { hotel_id: string; checkin: string }) => {
      asked.push(`${path} ${body.hotel_id} ${body.checkin}`)
      const came = answer(body.hotel_id, body.checkin)
      return typeof came === 'string' ? { ok: false, code: came, message: 'No.' } : { ok: true, data: came }
    },
  } as unknown as Client
  return findCompared({ client, query: new URLSearchParams(query), today: '2026-11-21', product: HOTELS }).then((found) => ({ found, asked }))
}
const STAY = 'checkin=2027-03-12&checkout=2027-03-15&rooms=2'

test('an address names up to four properties, each once', () => {
  expect(idsOf(new URLSearchParams('hotels=a,b, a,,c,d,e'))).toEqual(['a', 'b', 'c', 'd'])
  expect(idsOf(new URLSearchParams(''))).toEqual([])
})

test('[B9.1] a column holds the lowest price all in, and what free cancellation costs where that is another rate', async () => {
  const { found } = await find(`hotels=a&${STAY}`)
  expect(found.hotels[0]).toMatchObject({
    offer: { price: { total: 500 } },
    free: { total: 540, until: '2027-03-09T18:00:00+00:00' },
    room: { name: 'Double' },
  })
})

test('a property without rooms on the dates stays in the comparison and says so', async () => {
  const { found } = await find(`hotels=a,b&${STAY}`, (id) => hotel(id, id === 'b' ? [] : undefined))
  expect(found.hotels.map(({ offer }) => offer === null)).toEqual([false, true])
})

test('unknown properties are counted, failed ones can be asked for again; only a page of nothing but failures is not well', async () => {
  const answers: Record<string, string> = { b: 'unknown_hotel', c: 'internal' }
  const { found } = await find(`hotels=a,b,c&${STAY}`, (id) => answers[id] ?? hotel(id))
  expect(found).toMatchObject({ unknown: 1, failed: ['c'], hotels: [{}] })
  expect(statusOf(found)).toBe(200)
  expect(statusOf((await find(`hotels=c&${STAY}`, () => 'internal')).found)).toBe(503)
  expect(statusOf((await find('')).found)).toBe(200)
})

test('dates that passed, or that a property refuses, give way to usual ones for all properties alike', async () => {
  expect((await find('hotels=a&checkin=2020-01-01&checkout=2020-01-03')).found).toMatchObject({ otherDates: true, stay: { checkin: '2026-12-11' } })
  const { found, asked } = await find(`hotels=a,b&${STAY}`, (id, checkin) => (id === 'b' && checkin === '2027-03-12' ? 'bad_dates' : hotel(id)))
  expect(found).toMatchObject({ otherDates: true, stay: { checkin: '2026-12-11' }, hotels: [{}, {}] })
  expect(asked).toHaveLength(4)
})
