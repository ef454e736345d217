import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const seal = createSeal('a vault key of at least thirty-two characters')

test('a sealed number opens in its own place only, and two seals of one number differ', () => {
  const sealed = seal.close('4242424242424242', 'mer_1/pm_1')
  expect(sealed).not.toContain('4242')
  expect(seal.close('4242424242424242', 'mer_1/pm_1')).not.toBe(sealed)
  expect(seal.open(sealed, 'mer_1/pm_1')).toBe('4242424242424242')
  expect(() => seal.open(sealed, 'mer_1/pm_2')).toThrow()
})

test('one card has one fingerprint for a merchant, another for the next', () => {
  expect(seal.fingerprint('mer_1', '4242424242424242')).toBe(seal.fingerprint('mer_1', '4242424242424242'))
  expect(seal.fingerprint('mer_1', '4242424242424242')).not.toBe(seal.fingerprint('mer_2', '4242424242424242'))
})

test('a short key is refused', () => {
  expect(() => createSeal('short')).toThrow(/32 characters/)
})
