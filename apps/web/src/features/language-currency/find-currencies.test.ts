import { expect, test } from 'vitest'
import { findCurrencies } from './find-currencies.ts'

const all = [
  { code: 'USD', name: 'US dollar' },
  { code: 'CAD', name: 'Canadian dollar' },
  { code: 'EUR', name: 'Euro' },
]

test('[A2.19] currencies are found by code or name, whatever the case', () => {
  expect(findCurrencies(all, 'DOLLAR').map(({ code }) => code)).toEqual(['USD', 'CAD'])
  expect(findCurrencies(all, ' eu ').map(({ code }) => code)).toEqual(['EUR'])
  expect(findCurrencies(all, '')).toHaveLength(3)
  expect(findCurrencies(all, 'xyz')).toEqual([])
})
