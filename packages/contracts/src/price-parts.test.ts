import { add, type Money, money, sum } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricePartsOf } from './price-parts.ts'

const usd = (minor: number): Money => money(minor, 'USD')
const line = (kind: string, minor: number) => ({ kind, amount: usd(minor) })

test('a coupon and a discount card lower the cost, cash and points pay it, the card pays the rest now', () => {
  const parts = pricePartsOf(
    [
      line('night', 36_147),
      line('tax', 2_727),
      line('total', 38_874),
      line('pay_now', 36_147),
      line('coupon', 3_614),
      line('cash_card', 4_000),
      line('points', 2_000),
      line('discount_card', 1_000),
      line('card', 25_533),
      line('pay_at_property', 2_727),
    ],
    'USD',
  )
  expect(parts.made.map(({ kind }) => kind)).toEqual(['night', 'tax'])
  expect(parts.discounts.map(({ kind }) => kind)).toEqual(['coupon', 'discount_card'])
  expect(parts).toMatchObject({ cost: usd(34_260), charged: usd(25_533), later: usd(2_727), charge: { kind: 'card' } })
})

test('a card that pays all of it needs no line: what is paid now is charged', () => {
  expect(pricePartsOf([line('base', 5_000), line('total', 5_000), line('pay_now', 5_000)], 'USD')).toMatchObject({
    cost: usd(5_000),
    charged: usd(5_000),
    later: usd(0),
    charge: null,
  })
})

test('whatever pays it: the payments, the charge and what is paid later sum to the cost, to the minor unit', () => {
  const kinds = fc.constantFrom('coupon', 'cash_card', 'points', 'agent_extra', 'payment_card', 'discount_card', 'waived')
  fc.assert(
    fc.property(fc.nat(900_000), fc.nat(90_000), fc.array(fc.tuple(kinds, fc.nat(60_000)), { maxLength: 6 }), (now, later, ways) => {
      let left = now
      const paid = ways.map(([kind, minor]) => {
        const amount = Math.min(minor, left)
        left -= amount
        return line(kind, amount)
      })
      const lines = [line('base', now + later), line('total', now + later), line('pay_now', now), ...paid, line('card', left), line('pay_at_property', later)]
      const { cost, payments, charged, later: there } = pricePartsOf(lines, 'USD')
      expect(charged).toEqual(usd(left))
      const pays = sum(
        'USD',
        payments.map(({ amount }) => amount),
      )
      expect(add(pays, add(charged, there))).toEqual(cost)
    }),
  )
})
