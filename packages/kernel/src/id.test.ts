import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createIds, hash32, hashUnit, secretToken } from './index.ts'

test('an id contains its kind and is fit for addresses and file names', () => {
  expect(createIds().next('bkg')).toMatch(/^bkg_[0-9a-z]{25}$/)
})

test('ids sort by the time they were made', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 44 }), fc.integer({ min: 1, max: 2 ** 40 }), (at, later) => {
      const idAt = (ms: number) => createIds(() => ms).next('x')
      return idAt(at) < idAt(at + later)
    }),
  )
})

test('ids of one millisecond differ', () => {
  const ids = createIds(() => 1)
  expect(new Set(Array.from({ length: 10_000 }, () => ids.next('x'))).size).toBe(10_000)
})

test('a token is 256 bits that need no escaping', () => {
  expect(secretToken()).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(secretToken((count) => new Uint8Array(count).fill(255))).toBe(`${'_'.repeat(42)}8`)
  expect(new Set(Array.from({ length: 1_000 }, () => secretToken())).size).toBe(1_000)
})

test('the hash is the same on every machine, and keeps its parts apart', () => {
  expect(hash32('seed', 'hotel', 42)).toBe(hash32('seed', 'hotel', '42'))
  expect(hash32('ab', 'c')).not.toBe(hash32('a', 'bc'))
  fc.assert(fc.property(fc.array(fc.string()), (parts) => Number.isInteger(hash32(...parts)) && hashUnit(...parts) >= 0 && hashUnit(...parts) < 1))
})

test('the hash spreads evenly: no tenth of the range is favoured', () => {
  const buckets = new Array<number>(10).fill(0)
  for (let i = 0; i < 10_000; i++) buckets[Math.floor(hashUnit('seed', 'hotel', i) * 10)]!++
  expect(Math.min(...buckets)).toBeGreaterThan(880)
  expect(Math.max(...buckets)).toBeLessThan(1_120)
})
