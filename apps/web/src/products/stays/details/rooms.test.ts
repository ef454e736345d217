import { expect, test } from 'vitest'
import { leadOf, lowestOf, roomOffers } from './rooms.ts'
import { sampleHotel, sampleSaver } from './sample-hotel.ts'

test('rooms are in the order of the property, rates from the lowest total up; a room without a free rate is left out', () => {
  const offers = roomOffers(sampleHotel)
  expect(offers.map(({ room, rates }) => [room.room_id, ...rates.map((rate) => rate.rate_id)])).toEqual([
    ['r1', 'r1:saver', 'r1:flex'],
    ['r2', 'r2:flex'],
  ])
  expect(roomOffers({ ...sampleHotel, rates: sampleHotel.rates.slice(0, 2) })).toHaveLength(1)
})

test('the lead is the lowest rate that can be cancelled for nothing; where none can, the lowest of all', () => {
  expect(leadOf(roomOffers(sampleHotel))?.rate_id).toBe('r1:flex')
  const savers = { ...sampleHotel, rates: [sampleSaver('a', 500), sampleSaver('b', 400, { room_id: 'r2' })] }
  expect(leadOf(roomOffers(savers))?.rate_id).toBe('b')
  expect(leadOf([])).toBeNull()
})

test('"from" is the lowest total', () => {
  expect(lowestOf(sampleHotel.rates)?.price.total).toBe(468.3)
})
