import type { CancellationRule } from '@sojourn/contracts'
import { expect, test } from 'vitest'
import { freeUntil, policyPoints, policySentence, stretchParts } from './cancellation.ts'

const rule = (from: string | null, to: string | null, amount: number): CancellationRule => ({ from, to, amount, currency: 'USD', time_zone: 'Europe/Lisbon' })
const flexible = [rule(null, '2027-03-09T18:00:00+00:00', 0), rule('2027-03-09T18:00:00+00:00', null, 167.48)]

test('a flexible policy reads as free, then part kept, then check-in, in the property’s time', () => {
  expect(policyPoints(flexible, 'Fri 12 Mar, 15:00')).toEqual([
    { tone: 'free', title: 'Free to cancel', text: 'until Tue 9 Mar, 18:00' },
    { tone: 'part', title: '$167.48 kept', text: 'from Tue 9 Mar, 18:00' },
    { tone: 'end', title: 'Check-in', text: 'Fri 12 Mar, 15:00' },
  ])
})

test('what is kept from check-in on is the end of the line, not a stretch of its own', () => {
  const whole = [...flexible, rule('2027-03-12T15:00:00+00:00', null, 525.66)]
  expect(policyPoints(whole, 'Fri 12 Mar, 15:00').map(({ tone }) => tone)).toEqual(['free', 'part', 'end'])
})

test('a policy that is never free says so', () => {
  expect(freeUntil([rule(null, null, 300)])).toBeNull()
  expect(policySentence([rule(null, null, 300)])).toEqual({ free: null, after: '$300 is kept' })
})

test('the stretches of the line are true to time, and none is too narrow for its words', () => {
  const rules = [
    ...flexible.slice(0, 1),
    rule('2027-03-09T18:00:00+00:00', '2027-03-12T15:00:00+00:00', 167.48),
    rule('2027-03-12T15:00:00+00:00', null, 525.66),
  ]
  expect(stretchParts(rules, Date.parse('2026-11-21T09:00:00Z'))).toEqual([9, 3])
  expect(stretchParts(rules, Date.parse('2027-03-06T21:00:00Z'))).toEqual([6, 6])
  expect(stretchParts([rule(null, null, 300)], 0)).toEqual([])
})
