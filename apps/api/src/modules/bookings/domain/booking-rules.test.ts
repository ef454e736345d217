import { money } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CancellationWindow } from '../../../sale/terms.ts'
import { quoteCancellation } from './cancellation.ts'
import { referenceOf } from './reference.ts'
import { type BookingStatus, mayBecome, TRANSITIONS } from './status.ts'

test('a booking walks draft, pending payment, confirming, confirmed; failed, expired and cancelled are ends', () => {
  expect(mayBecome('pending_payment', 'confirming')).toBe(true)
  expect(mayBecome('pending_payment', 'confirmed')).toBe(false)
  expect(mayBecome('expired', 'confirming')).toBe(false)
  const ends = (Object.keys(TRANSITIONS) as BookingStatus[]).filter((status) => TRANSITIONS[status].length === 0)
  expect(ends).toEqual(['failed', 'expired', 'cancelled'])
})

test('a reference has no letter that could be mistaken for another', () => {
  fc.assert(fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (bytes) => /^SJ-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{2}$/.test(referenceOf(bytes))))
})

const eur = (minor: number) => money(minor, 'EUR')
const free = '2027-03-07T18:00:00+00:00'
const arrival = '2027-03-09T15:00:00+00:00'
const windows: CancellationWindow[] = [
  { from: null, to: free, amount: eur(0) },
  { from: free, to: arrival, amount: eur(12_000) },
  { from: arrival, to: null, amount: eur(36_000) },
]

test.each([
  [Date.parse(free) - 1, 0, 36_000, Date.parse(free)],
  [Date.parse(free), 12_000, 24_000, Date.parse(arrival)],
  [Date.parse(arrival), 36_000, 0, null],
])('cancelling at %d keeps %d and gives back %d', (atMs, retained, refund, validUntilMs) => {
  expect(quoteCancellation(windows, eur(36_000), atMs)).toEqual({ retained: eur(retained), refund: eur(refund), beyond: eur(0), validUntilMs })
})

test('fee and refund always sum to what was paid, and neither is below 0', () => {
  fc.assert(
    fc.property(fc.nat(50_000), fc.integer({ min: 0, max: 2_000_000_000_000 }), (paid, atMs) => {
      const { retained, refund } = quoteCancellation(windows, eur(paid), atMs)
      expect(retained.minor + refund.minor).toBe(paid)
      expect(Math.min(retained.minor, refund.minor)).toBeGreaterThanOrEqual(0)
    }),
  )
})
