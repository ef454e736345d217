import { expect, test } from 'vitest'
import { listedWith, loyaltyCodeOf, PRODUCT_CODES, publicCodeOf } from './product.ts'

test('trips in a group are packages to everyone outside; every other product is known by its own code', () => {
  expect(publicCodeOf('DTR')).toBe('PKG')
  for (const code of PRODUCT_CODES.filter((each) => each !== 'DTR')) expect(publicCodeOf(code)).toBe(code)
  expect(loyaltyCodeOf(publicCodeOf('DTR'))).toBe('PKG')
})

test('who lists packages sells trips in a group too, once', () => {
  expect(listedWith(['HLT', 'PKG', 'RES'])).toEqual(['HLT', 'PKG', 'DTR', 'RES'])
  expect(listedWith(['DTR', 'PKG'])).toEqual(['DTR', 'PKG'])
  expect(listedWith(['HLT', 'CAR'])).toEqual(['HLT', 'CAR'])
})
