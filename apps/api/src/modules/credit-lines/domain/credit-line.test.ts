import { money } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditStatus, limitChange, payIn } from './credit-line.ts'

const usd = (minor: number) => money(minor, 'USD')
const cents = fc.nat(10_000_000)

test('[B3.2] used, held and available make the limit to the minor unit, whatever moved', () => {
  fc.assert(
    fc.property(cents, cents, cents, (used, held, available) => {
      const status = creditStatus({ granted: used + held + available, available, held }, 'USD')
      expect(status).toEqual({ limit: usd(used + held + available), used: usd(used), held: usd(held), available: usd(available) })
    }),
  )
})

test('[B3.2] a line that is used beyond its limit is a defect, not a figure', () => {
  expect(() => creditStatus({ granted: 100, available: -1, held: 20 }, 'USD')).toThrow('beyond its limit')
})

test('[B3.2] a limit falls no further than to what is used and held', () => {
  fc.assert(
    fc.property(cents, cents, cents, (limit, unused, wanted) => {
      const available = Math.min(limit, unused)
      const change = limitChange({ limit: usd(limit), available: usd(available) }, usd(wanted))
      if (change.ok) expect(available + change.value.minor).toBeGreaterThanOrEqual(0)
      else expect(wanted).toBeLessThan(limit - available)
    }),
  )
  expect(limitChange({ limit: usd(100), available: usd(100) }, money(100, 'EUR'))).toMatchObject({ refusal: { code: 'currency_differs' } })
})

test('[B3.2] an agency pays in what it owes, never more', () => {
  expect(payIn({ used: usd(500) }, usd(500)).ok).toBe(true)
  expect(payIn({ used: usd(500) }, usd(501))).toMatchObject({ refusal: { code: 'more_than_owed' } })
  expect(payIn({ used: usd(500) }, money(1, 'EUR'))).toMatchObject({ refusal: { code: 'currency_differs' } })
})
