import { expect, test } from 'vitest'
import { findHotel, statusOf } from './find-hotel.ts'
import type { Client } from './hotel-details-api.ts'
import { sampleHotel } from './sample-hotel.ts'

const today = '2026-11-21'

function find(query: string, answers: readonly (string | null)[] = [null]) {
  const asked: { checkin: string; hotel_id: string }[] = []
  const client = {
    post: async (_path: string, body: { checkin: string; hotel_id: string }) => {
      const code = answers[asked.length]
      asked.push(body)
      return code ? { ok: false, code, message: 'No.' } : { ok: true, data: sampleHotel }
    },
  } as unknown as Client
  return findHotel({ client, query: new URLSearchParams(query), today }).then((found) => ({ found, asked }))
}

test('[B2.2] an address names the hotel and the stay', async () => {
  const { found, asked } = await find('hotel=casa&checkin=2027-03-12&checkout=2027-03-15&rooms=2,5')
  expect(found).toMatchObject({ at: 'found', otherDates: false, stay: { checkin: '2027-03-12', rooms: [{ adults: 2, children: [5] }] } })
  expect(asked[0]).toMatchObject({ hotel_id: 'casa', checkin: '2027-03-12' })
})

test('a link without dates shows the usual stay and is no complaint; dates that passed are explained', async () => {
  expect((await find('hotel=casa')).found).toMatchObject({ at: 'found', otherDates: false, stay: { checkin: '2026-12-11' } })
  expect((await find('hotel=casa&checkin=2020-01-01&checkout=2020-01-03')).found).toMatchObject({ otherDates: true, stay: { checkin: '2026-12-11' } })
})

test('dates the property refuses are replaced too', async () => {
  const { found, asked } = await find('hotel=casa&checkin=2027-03-12&checkout=2027-03-15', ['bad_dates', null])
  expect(asked).toHaveLength(2)
  expect(found).toMatchObject({ at: 'found', otherDates: true })
})

test('an unknown property is a 404', async () => {
  expect(statusOf((await find('hotel=nowhere', ['unknown_hotel'])).found)).toBe(404)
  expect(statusOf((await find('')).found)).toBe(404)
})
