import { expect, test } from 'vitest'
import { sizeText } from './car-words.ts'
import { sampleCar } from './sample-cars.ts'

test('bags are counted one by one', () => {
  const { car } = sampleCar('Compact', 'five-door hatchback', 'hatchback')
  const text = (large_bags: number, small_bags: number) => sizeText({ ...car, large_bags, small_bags })
  expect(text(1, 1)).toContain('5 seats, 1 large bag, 1 small bag, ')
  expect(text(2, 1)).toContain('2 large bags, 1 small bag')
  expect(text(0, 2)).toContain('0 large bags, 2 small bags')
})
