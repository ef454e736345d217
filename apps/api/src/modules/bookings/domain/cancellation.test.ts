import { addDays, money } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteCancellation } from './cancellation.ts'

const amount = fc.integer({ min: -1_000, max: 2_000_000 }).map((minor) => money(minor, 'USD'))
const windows = fc.array(amount, { minLength: 0, maxLength: 4 }).map((amounts) =>
  amounts.map((retained, i) => ({
    from: i === 0 ? null : `${addDays('2027-03-01', i)}T12:00:00Z`,
    to: i === amounts.length - 1 ? null : `${addDays('2027-03-01', i + 1)}T12:00:00Z`,
    amount: retained,
  })),
)

test('[B5.2] what is taken off what was paid is never below 0 and never more than it, whatever the rule says', () => {
  fc.assert(
    fc.property(windows, fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 8 * 24 }), (rules, minor, hours) => {
      const paid = money(minor, 'USD')
      const { refund, retained } = quoteCancellation(rules, paid, Date.parse('2027-02-28T00:00:00Z') + hours * 3_600_000)
      expect(refund.minor).toBeGreaterThanOrEqual(0)
      expect(retained.minor).toBeGreaterThanOrEqual(0)
      expect(refund.minor + retained.minor).toBe(minor)
    }),
  )
})
