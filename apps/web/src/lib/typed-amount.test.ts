import { expect, test } from 'vitest'
import { plainAmount } from './typed-amount.ts'

test('groups of three are groups, whichever sign parts them; what follows them is the decimals', () => {
  const read = ['1,234', '1,234.50', '$ 1,234,567', '1.234,50', '1.234.567', '1 234,5', "1'234.5"].map(plainAmount)
  expect(read).toEqual(['1234', '1234.50', '1234567', '1234.50', '1234567', '1234.5', '1234.5'])
})

test('a sign that parts no groups parts the decimals', () => {
  expect(['40,25', '40.505', ',5', '1234,567', '12,34,56', '75.', ''].map(plainAmount)).toEqual(['40.25', '40.505', '.5', '1234.567', '12.34.56', '75.', ''])
})
