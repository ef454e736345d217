import { money } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byRoom, discountLimit, limitsLeft, moneyLimit, type Room, roomsOf } from './discount-rooms.ts'

const usd = (minor: number) => money(minor, 'USD')
const room = (inclusive: number, net: number): Room => ({ inclusive: usd(inclusive), net: usd(net) })

test('[B5.3] a room takes no more of a discount card than a tenth more than our margin of it', () => {
  expect(discountLimit(room(20_000, 15_000))).toBe(5_500)
  expect(byRoom(usd(100_000), [discountLimit(room(20_000, 15_000))])).toEqual([usd(5_500)])
  expect(byRoom(usd(3_000), [discountLimit(room(20_000, 15_000))])).toEqual([usd(3_000)])
})

test('[B5.3] two discount cards together take no more off a room than one may', () => {
  const limits = [room(20_000, 15_000), room(10_000, 8_000)].map(discountLimit)
  const first = byRoom(usd(6_000), limits)
  expect(first).toEqual([usd(5_500), usd(500)])
  expect(limitsLeft(limits, [first])).toEqual([0, 1_700])
  expect(limitsLeft(limits, [first, byRoom(usd(9_999), limitsLeft(limits, [first]))])).toEqual([0, 0])
  expect(limitsLeft(limits, [])).toEqual(limits)
})

test('[B5.2] a discount is never below 0, also where a room costs us more than the traveller', () => {
  expect(discountLimit(room(10_000, 12_000))).toBe(0)
  expect(byRoom(usd(-5), [100])).toEqual([usd(0)])
})

test('[B4.10] the rooms take of it one after the other, each of what the ones before it left', () => {
  const limits = [room(20_000, 15_000), room(10_000, 8_000), room(30_000, 20_000)].map(discountLimit)
  expect(byRoom(usd(10_000), limits)).toEqual([usd(5_500), usd(2_200), usd(2_300)])
  expect(byRoom(usd(5_000), [moneyLimit(room(3_000, 2_000)), moneyLimit(room(9_000, 1))])).toEqual([usd(3_000), usd(2_000)])
})

test('[B4.10] [B5.2] [B5.3] whatever the rooms: no more than the card has, no more than a room may take, and nothing is left that a room could take', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100, max: 900_000 }),
      fc.nat(900_000),
      fc.integer({ min: -50_000, max: 300_000 }),
      fc.integer({ min: 1, max: 5 }),
      (balance, paid, revenue, count) => {
        const rooms = roomsOf(usd(paid), usd(revenue), count)
        expect(rooms.reduce((all, each) => all + each.inclusive.minor, 0)).toBe(paid)
        expect(rooms.reduce((all, each) => all + each.inclusive.minor - each.net.minor, 0)).toBe(revenue)
        const limits = rooms.map(discountLimit)
        const taken = byRoom(usd(balance), limits).map((each) => each.minor)
        const sum = taken.reduce((a, b) => a + b, 0)
        rooms.forEach(({ inclusive, net }, i) => {
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
