import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BookedAs, stateOf } from './pay-link.ts'

test('[A6.5] a link is open until it is paid, taken back or out of time, and what is paid stays paid', () => {
  const link = { withdrawn: false, expiresAtMs: 1_000 }
  expect(stateOf(link, null, 999)).toBe('open')
  expect(stateOf(link, 'waiting', 999)).toBe('open')
  expect(stateOf(link, null, 1_000)).toBe('expired')
  expect(stateOf(link, 'waiting', 1_000)).toBe('expired')
  expect(stateOf(link, 'failed', 999)).toBe('expired')
  expect(stateOf(link, 'bought', 5_000)).toBe('paid')
  expect(stateOf({ ...link, withdrawn: true }, null, 999)).toBe('withdrawn')
})

test('[A6.5] time never opens a link again', () => {
  const booked = fc.constantFrom<BookedAs>(null, 'waiting', 'bought', 'failed')
  fc.assert(
    fc.property(fc.boolean(), fc.nat(5_000), booked, fc.nat(5_000), fc.nat(5_000), (withdrawn, expiresAtMs, as, nowMs, laterMs) => {
      const link = { withdrawn, expiresAtMs }
      if (stateOf(link, as, nowMs) !== 'open') expect(stateOf(link, as, nowMs + laterMs)).not.toBe('open')
    }),
  )
})
