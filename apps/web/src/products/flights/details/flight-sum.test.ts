import { expect, test } from 'vitest'
import { sampleItinerary } from '../sample-flights.ts'
import { extraPieces, moreBags, moreBagsCost, sumOf } from './flight-sum.ts'

/** The second traveler pays less for a bag, and can have one alone. */
const fare = {
  more_bags: [
    { traveller: 1, amounts: [110, 270.4] },
    { traveller: 2, amounts: [90.1] },
  ],
}

test('seats and more bags are added to the fare to the cent, in what is paid now too', () => {
  const seats = [
    { segment: 1, traveller: 1, seat: '4A', amount: 12.1 },
    { segment: 1, traveller: 2, seat: '4B', amount: 12.2 },
  ]
  const sum = sumOf(sampleItinerary.price, { seats, moreOfEach: [2, 1], fare })
  expect(sum).toMatchObject({ seats: 24.3, bags: 360.5, price: { total: 1622.6, pay_now: 1622.6, taxes: sampleItinerary.price.taxes } })
  expect(sum.price.base + sum.price.taxes).toBeCloseTo(sum.price.total, 6)
})

test('more bags cost what is said of each traveler, and none are offered where none are sold', () => {
  expect([0, 1, 2].map((more) => moreBagsCost(fare, 1, more))).toEqual([0, 110, 270.4])
  expect([1, 2, 3].map((traveller) => moreBags(fare, traveller))).toEqual([[1, 2], [1], []])
})

test('they are asked for on top of those in the price, whether the fare has them or the search asked for them', () => {
  expect([0, 1, 2].map((more) => extraPieces({ checked_bags: 1 }, 0, more))).toEqual([0, 2, 3])
  expect([0, 1, 2].map((more) => extraPieces({ checked_bags: 1 }, 1, more))).toEqual([0, 1, 2])
})
