import { expect, test } from 'vitest'
import { activeFilters, withoutKind } from './active-filters.ts'
import { countFilters, type Filters, NO_FILTERS } from './refinement.ts'
import { sampleResults } from './sample-results.ts'

const all: Filters = {
  price: { min: 300, max: 900, currency: 'USD' },
  stars: [5, 4],
  scoreMin: 8.5,
  districts: ['alfama'],
  comforts: ['meal-breakfast', 'air_conditioning'],
  freeCancellation: true,
  payAtProperty: true,
}

test('[B2.2] every filter that narrows is named, and can be removed alone', () => {
  const active = activeFilters(all, sampleResults.facets)
  expect(active.map(({ label }) => label)).toEqual([
    '$300 to $900',
    'Free cancellation',
    'Pay at the property',
    'Guest score 8.5+',
    '5 stars',
    '4 stars',
    'Alfama',
    'Breakfast included',
    'Air conditioning',
  ])
  expect(active.find(({ label }) => label === '5 stars')?.without).toEqual({ ...all, stars: [4] })
  expect(active.find(({ label }) => label === 'Breakfast included')?.without.comforts).toEqual(['air_conditioning'])
  expect(activeFilters(NO_FILTERS, sampleResults.facets)).toEqual([])
})

test('[B2.2] each kind of filter, as the API names it, can be dropped; dropping all leaves none', () => {
  const kinds = ['price_min', 'stars', 'score_min', 'districts', 'amenities', 'meals', 'free_cancellation', 'pay_at_property']
  expect(countFilters(kinds.reduce(withoutKind, all))).toBe(0)
  expect(withoutKind(all, 'meals').comforts).toEqual(['air_conditioning'])
  expect(withoutKind(all, 'something else')).toBe(all)
})
