import { expect, test } from 'vitest'
import { HOLIDAY_STAYS, HOTELS, productAt } from './stay-product.ts'

test('[B2.2] every page below /holidaystays belongs to holiday stays, every other to hotels', () => {
  for (const path of Object.values(HOLIDAY_STAYS.paths)) expect(productAt(path)).toBe(HOLIDAY_STAYS)
  for (const path of [...Object.values(HOTELS.paths), '/home', '/holidaystays-elsewhere']) expect(productAt(path)).toBe(HOTELS)
})

test('[B2.2] the two products have the same pages, one below a path of its own', () => {
  for (const page of ['results', 'details', 'checkout', 'success', 'compare'] as const)
    expect(HOLIDAY_STAYS.paths[page]).toBe(`/holidaystays${HOTELS.paths[page]}`)
})
