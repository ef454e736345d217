import { expect, test } from 'vitest'
import { sampleItinerary } from '../sample-flights.ts'
import { type BagTerms, bagTermsOf, extraPieces, moreBags, moreBagsCost, sumOf } from './flight-sum.ts'

/** One piece in the fare, none asked for. */
const terms: BagTerms = { included: 1, asked: 0, prices: [110, 270.4, 430] }

test('seats and more bags are added to the fare to the cent, in what is paid now too', () => {
  const seats = [
    { segment: 1, traveller: 1, seat: '4A', amount: 12.1 },
    { segment: 1, traveller: 2, seat: '4B', amount: 12.2 },
  ]
  const sum = sumOf(sampleItinerary.price, { seats, moreOfEach: [0, 2], bags: terms })
  expect(sum).toMatchObject({ seats: 24.3, bags: 270.4, price: { total: 1532.5, pay_now: 1532.5, taxes: sampleItinerary.price.taxes } })
  expect(sum.price.base + sum.price.taxes).toBeCloseTo(sum.price.total, 6)
})

test('more bags come on top of those in the fare, and cost what is beyond them', () => {
  expect([0, 1, 2].map((more) => moreBagsCost(terms, more))).toEqual([0, 110, 270.4])
  expect([0, 1, 2].map((more) => extraPieces(terms, more))).toEqual([0, 2, 3])
  expect(moreBags(terms)).toEqual([1, 2])
})

test('of bags that were asked for beyond the fare the difference is charged', () => {
  const asked: BagTerms = { ...terms, included: 0, asked: 1 }
  expect([1, 2].map((more) => moreBagsCost(asked, more))).toEqual([160.4, 320])
  expect([extraPieces(asked, 1), moreBags(asked)]).toEqual([1, [1, 2]])
})

test('where the airline says no prices none are offered, and the fare says how many pieces it has', () => {
  expect(moreBags({ ...terms, prices: [] })).toEqual([])
  const [brand] = sampleItinerary.brands
  expect(bagTermsOf(brand!, 1, [110])).toEqual({ included: 1, asked: 1, prices: [110] })
})
