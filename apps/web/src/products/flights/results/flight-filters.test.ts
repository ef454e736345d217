import { expect, test } from 'vitest'
import { withValues } from '../../../features/results/index.ts'
import { sampleFound } from '../sample-flights.ts'
import { activeFilters, countFilters, parseSearch, widened } from './flight-filters.ts'

const query = new URLSearchParams(
  'from=LIS&to=NYC&stops=0&airline=NV&airline=CP&alliance=Sextant&out_departs=6-12&back_arrives=18-24&minutes=600&max=900&refundable=1&easy=1&sort=carbon&cursor=20',
)

test('what narrows a list is read from its address and asked for', () => {
  expect(parseSearch(query)).toEqual({
    filters: {
      stops_max: 0,
      airlines: ['NV', 'CP'],
      alliances: ['Sextant'],
      departs: [{ from: 6, to: 12 }],
      arrives: [null, { from: 18, to: 24 }],
      minutes_max: 600,
      price_max: 900,
      refundable: true,
      easy_changes: true,
    },
    sort: 'carbon',
    cursor: '20',
  })
  expect(countFilters(query)).toBe(9)
})

test('what cannot be read narrows nothing', () => {
  expect(parseSearch(new URLSearchParams('stops=7&out_departs=12-6&minutes=-3&max=cheap&sort=luck&cursor=x&refundable=yes'))).toEqual({ filters: {} })
})

test('each filter can be taken away alone, or all of them, and the list begins at its top again', () => {
  const labels = activeFilters(query, sampleFound).map(({ label }) => label)
  expect(labels).toEqual([
    'Nonstop',
    'Novaluz',
    'Capim Regional',
    'Sextant',
    'Departs, 6:00 to 12:00',
    'Return arrives, After 18:00',
    'Up to 10 h 0 min',
    'Up to $900',
    'Refundable',
    'No night in an airport, no change of airport',
  ])
  expect(activeFilters(query, sampleFound)[1]?.without).toContain('airline=CP')
  expect(activeFilters(query, sampleFound)[1]?.without).not.toMatch(/airline=NV|cursor/)
  expect(widened(query)).toBe('from=LIS&to=NYC&sort=carbon')
  expect(withValues(query, 'stops', ['1'])).toContain('stops=1')
})
