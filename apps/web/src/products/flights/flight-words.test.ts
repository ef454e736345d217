import { expect, test } from 'vitest'
import { changeTextShort } from './flight-words.ts'
import { sampleItinerary } from './sample-flights.ts'

test('what changes and refunds cost is said in a few words for a phone, each with its amount', () => {
  expect(sampleItinerary.brands.map((brand) => changeTextShort(brand, 'USD'))).toEqual([
    'Changes for $60. Not refundable',
    'Changes at no fee. Refundable, less $80',
    'Changes at no fee. Refundable',
  ])
})
