import { expect, test } from 'vitest'
import { sampleFound } from '../sample-packages.ts'
import { activeFilters, countFilters, parseSearch, widened } from './package-filters.ts'

const ALL = 'from=LON&stars=4&stars=5&score=8&district=Avenida&meal=breakfast&amenity=pool&free=1&stops=0&airline=D0&back_departs=12-18&sort=price&each=pair'

test('what an address narrows and orders is what the call is asked, and each kind counts once', () => {
  const query = new URLSearchParams(ALL)
  expect(parseSearch(query)).toEqual({
    filters: {
      stay: { stars: [4, 5], score_min: 8, districts: ['Avenida'], meals: ['breakfast'], amenities: ['pool'], free_cancellation: true },
      flight: { stops_max: 0, airlines: ['D0'], departs: [null, { from: 12, to: 18 }] },
    },
    sort: 'price',
    each: 'pair',
  })
  expect(countFilters(query)).toBe(9)
  expect(widened(query)).toBe('from=LON&sort=price&each=pair')
})

test('each filter can be taken away alone, in the words of its facet', () => {
  const active = activeFilters(new URLSearchParams(ALL), sampleFound)
  expect(active.map(({ label }) => label)).toEqual([
    '4 stars, 5 stars',
    '8.0 or better',
    'Free cancellation',
    'Nonstop',
    'Avenida',
    'Breakfast',
    'Pool',
    'Avonair',
    'Flight back departs, 12:00 to 18:00',
  ])
  for (const { without } of active) expect(countFilters(new URLSearchParams(without))).toBe(8)
})

test('what an address makes up narrows nothing', () => {
  const made = new URLSearchParams('stars=9&score=3&stops=7&out_departs=1-99&sort=x&each=y&cursor=-1')
  expect(parseSearch(made)).toEqual({ filters: { stay: {}, flight: {} } })
})
