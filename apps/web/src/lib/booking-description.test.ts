import type { DescriptionShape } from '@sojourn/contracts'
import { expect, test } from 'vitest'
import { firstToBegin, placeOf } from './booking-description.ts'
import { EXAMPLE_DESCRIPTION } from './example-order.ts'

const item = (title: string, more: Partial<DescriptionShape>) => ({ description: { ...EXAMPLE_DESCRIPTION, title, ...more } })
const starts = (on: string, time: string) => ({ starts: { label: 'Start', on: on as never, time } })

test('of several items, the place is that of the first that has one, and what begins first begins the whole', () => {
  const plan = item('Plan', { place: null, starts: null })
  const car = item('Car', starts('2027-03-03', '10:00'))
  const walk = item('Walk', { place: null, ...starts('2027-03-03', '09:30') })
  expect(placeOf([plan, car])).toBe(car.description.place)
  expect(firstToBegin([plan, car, walk])).toBe(walk)
  expect([placeOf([plan]), firstToBegin([plan])]).toEqual([null, null])
})
