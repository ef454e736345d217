import { expect, test } from 'vitest'
import { isSigned, sign } from './signature.ts'

const NOW = 1_795_247_428_000
const body = '{"id":"evt_1"}'
const header = sign('whsec_sojourn', body, NOW)

test('a signature is good for its body, its secret and 300 seconds', () => {
  expect(header).toMatch(/^t=1795247428,v1=[0-9a-f]{64}$/)
  expect(isSigned('whsec_sojourn', body, header, NOW + 300_000)).toBe(true)
  expect(isSigned('whsec_sojourn', body, header, NOW + 301_000)).toBe(false)
  expect(isSigned('whsec_sojourn', body, header, NOW - 301_000)).toBe(false)
  expect(isSigned('whsec_other', body, header, NOW)).toBe(false)
  expect(isSigned('whsec_sojourn', '{"id":"evt_2"}', header, NOW)).toBe(false)
})

test('while a secret is being changed, one good signature among several is enough', () => {
  const both = `${header},v1=${'0'.repeat(64)}`
  expect(isSigned('whsec_sojourn', body, both, NOW)).toBe(true)
})

test.each(['', 't=', 'v1=abc', 't=now,v1=abc', `t=1795247428,v1=${'é'.padEnd(64, 'x')}`])('%j is no signature', (broken) => {
  expect(isSigned('whsec_sojourn', body, broken, NOW)).toBe(false)
})
