import { expect, test } from 'vitest'
import { hash32, hashUnit, hashUnitsOf } from './hash.ts'

test('a hash is the same on every machine, and parts are not their joint text', () => {
  expect(hash32('sojourn', 7)).toBe(hash32('sojourn', '7'))
  expect(hash32('a', 'bc')).not.toBe(hash32('ab', 'c'))
})

test('first parts taken in beforehand change nothing', () => {
  for (const field of ['price', 'keys', 'ümläut', ''])
    expect(hashUnitsOf('sojourn', 'lisbon-casa', 3)(field)).toBe(hashUnit('sojourn', 'lisbon-casa', 3, field))
})
