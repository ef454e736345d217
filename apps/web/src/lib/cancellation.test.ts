import type { CancellationRule } from '@sojourn/contracts'
import { expect, test } from 'vitest'
import { freeUntil, noShowCost, policyPoints, policySentence, stretchParts } from './cancellation.ts'

const rule = (from: string | null, to: string | null, amount: number): CancellationRule => ({ from, to, amount, currency: 'USD', time_zone: 'Europe/Lisbon' })
const checkin = { title: 'Check-in', at: 'Fri 12 Mar, 15:00' }
const flexible = [rule(null, '2027-03-09T18:00:00+00:00', 0), rule('2027-03-09T18:00:00+00:00', null, 167.48)]

test('a flexible policy reads as free, then a part as fee, then check-in, in the property’s time', () => {
  expect(policyPoints(flexible, checkin)).toEqual([
    { tone: 'free', title: 'Free to cancel', text: 'until Tue 9 Mar, 18:00' },
    { tone: 'part', title: 'Canceling costs $167.48', text: 'from Tue 9 Mar, 18:00' },
    { tone: 'end', title: 'Check-in', text: 'Fri 12 Mar, 15:00' },
  ])
})

test('the fee from check-in on is the end of the line, not a stretch of its own', () => {
  const whole = [...flexible, rule('2027-03-12T15:00:00+00:00', null, 525.66)]
  const points = policyPoints(whole, checkin)
  expect(points.map(({ tone }) => tone)).toEqual(['free', 'part', 'end'])
  expect(points.at(-1)?.text).toBe('Fri 12 Mar, 15:00. A no-show costs $525.66')
  expect(noShowCost(whole, checkin.at)).toBe('$525.66')
  expect(noShowCost(flexible, checkin.at)).toBeNull()
})

test('a policy that is never free says so', () => {
  expect(freeUntil([rule(null, null, 300)])).toBeNull()
  expect(policySentence([rule(null, null, 300)])).toEqual({ free: null, cost: '$300' })
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
