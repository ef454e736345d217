import { PRODUCT_CODES } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { productCode } from './products.ts'

test('[B3.8] every product has its code, and hotels answer to HTL as well', () => {
  for (const code of ['HLT', 'FLT', 'CAR', 'ACT', 'TRF', 'RST', 'STY', 'CRU', 'VR', 'SUB', 'WLT'] as const) expect(PRODUCT_CODES).toContain(code)
  expect(productCode.parse('HTL')).toBe('HLT')
  expect(productCode.parse('WLT')).toBe('WLT')
  expect(productCode.safeParse('hotel').success).toBe(false)
})
