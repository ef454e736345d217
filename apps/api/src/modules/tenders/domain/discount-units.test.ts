import { money } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byUnit, discountLimit, limitsLeft, moneyLimit, type Unit, unitsOf } from './discount-units.ts'

const usd = (minor: number) => money(minor, 'USD')
const unit = (inclusive: number, net: number): Unit => ({ inclusive: usd(inclusive), net: usd(net) })

test('[B5.3] a unit takes no more of a discount card than a tenth more than our margin of it', () => {
  expect(discountLimit(unit(20_000, 15_000))).toBe(5_500)
  expect(byUnit(usd(100_000), [discountLimit(unit(20_000, 15_000))])).toEqual([usd(5_500)])
  expect(byUnit(usd(3_000), [discountLimit(unit(20_000, 15_000))])).toEqual([usd(3_000)])
})

test('[B5.3] two discount cards together take no more off a unit than one may', () => {
  const limits = [unit(20_000, 15_000), unit(10_000, 8_000)].map(discountLimit)
  const first = byUnit(usd(6_000), limits)
  expect(first).toEqual([usd(5_500), usd(500)])
  expect(limitsLeft(limits, [first])).toEqual([0, 1_700])
  expect(limitsLeft(limits, [first, byUnit(usd(9_999), limitsLeft(limits, [first]))])).toEqual([0, 0])
  expect(limitsLeft(limits, [])).toEqual(limits)
})

test('[B5.2] a discount is never below 0, also where a unit costs us more than the traveller', () => {
  expect(discountLimit(unit(10_000, 12_000))).toBe(0)
  expect(byUnit(usd(-5), [100])).toEqual([usd(0)])
})

test('[B4.10] the units take of it one after the other, each of what the ones before it left', () => {
  const limits = [unit(20_000, 15_000), unit(10_000, 8_000), unit(30_000, 20_000)].map(discountLimit)
  expect(byUnit(usd(10_000), limits)).toEqual([usd(5_500), usd(2_200), usd(2_300)])
  expect(byUnit(usd(5_000), [moneyLimit(unit(3_000, 2_000)), moneyLimit(unit(9_000, 1))])).toEqual([usd(3_000), usd(2_000)])
})

test('[B4.10] [B5.2] [B5.3] whatever the units: no more than the card has, no more than a unit may take, and nothing is left that a unit could take', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100, max: 900_000 }),
      fc.nat(900_000),
      fc.integer({ min: -50_000, max: 300_000 }),
      fc.integer({ min: 1, max: 5 }),
      (balance, paid, revenue, count) => {
        const units = unitsOf(usd(paid), usd(revenue), count)
        expect(units.reduce((all, each) => all + each.inclusive.minor, 0)).toBe(paid)
        expect(units.reduce((all, each) => all + each.inclusive.minor - each.net.minor, 0)).toBe(revenue)
        const limits = units.map(discountLimit)
        const taken = byUnit(usd(balance), limits).map((each) => each.minor)
        const sum = taken.reduce((a, b) => a + b, 0)
        units.forEach(({ inclusive, net }, i) => {
          expect(taken[i]).toBeGreaterThanOrEqual(0)
          expect(taken[i]).toBeLessThanOrEqual(Math.max(0, (inclusive.minor - net.minor) * 1.1))
          expect(taken[i]).toBeLessThanOrEqual(inclusive.minor)
        })
        expect(sum).toBe(
          Math.min(
            Math.max(0, balance),
            limits.reduce((a, b) => a + b, 0),
          ),
        )
      },
    ),
  )
})
