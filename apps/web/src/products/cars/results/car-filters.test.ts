import { expect, test } from 'vitest'
import { withValues } from '../../../features/results/index.ts'
import { activeFilters, countFilters, parseSearch, widened } from './car-filters.ts'

test('filters and order are read from the address, and what cannot be read narrows nothing', () => {
  const query = new URLSearchParams('class=compact&class=suv&desk=terminal&desk=moon&automatic=1&seats=7&pay=later&sort=price&cursor=25')
  expect(parseSearch(query)).toEqual({
    filters: { categories: ['compact', 'suv'], desks: ['terminal'], automatic: true, seats_min: 7, payment: 'later' },
    sort: 'price',
    cursor: '25',
  })
  expect(parseSearch(new URLSearchParams('sort=best&seats=99&pay=never&cursor=x'))).toEqual({ filters: {} })
})

test('an address without its filters keeps the rental', () => {
  const query = new URLSearchParams('pickup=LIS&age=35&class=suv&cursor=25')
  expect(countFilters(query)).toBe(1)
  expect(widened(query)).toBe('pickup=LIS&age=35')
})

test('an empty field narrows nothing: a form without scripts sends all of its fields', () => {
  for (const query of ['pay=', 'class=&company=', 'desk=', 'automatic=', 'seats=']) expect(countFilters(new URLSearchParams(query))).toBe(0)
})

test('every filter in use is named, and can be removed alone', () => {
  const query = new URLSearchParams('pickup=LIS&class=suv&class=van&automatic=1&pay=later&cursor=25')
  const counts = (...values: string[]) => values.map((value) => ({ value, label: value.toUpperCase(), count: 1 }))
  const active = activeFilters(query, { categories: counts('suv'), suppliers: [], desks: [] } as never)
  expect(active.map(({ label }) => label)).toEqual(['SUV', 'van', 'Automatic', 'Pay at the counter'])
  expect(active[0]?.without).toBe('pickup=LIS&automatic=1&pay=later&class=van')
  expect(withValues(query, 'pay', [''])).toBe('pickup=LIS&class=suv&class=van&automatic=1')
})
