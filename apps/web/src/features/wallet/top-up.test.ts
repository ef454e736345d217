import { expect, test } from 'vitest'
import { amountOf, faultsIn, giftOf, startOf, type Typed } from './top-up.ts'

const range = { currency: 'USD', minimum: 10, maximum: 1_000, suggested: [25, 50, 100, 200] }
const start = startOf(range)
const shown = (amount: number) => `$${amount}`
const faults = (typed: Partial<Typed>) => faultsIn({ ...start, ...typed }, range, shown)

test('the form begins with a suggested amount for oneself, and that is all it takes', () => {
  expect(amountOf(start)).toBe(50)
  expect(faults({})).toEqual({})
  expect(giftOf(start)).toBeNull()
})

test('an own amount is read with a dot or a comma, and is none where it says anything else', () => {
  const read = (own: string) => amountOf({ amount: null, own })
  expect([read('75'), read(' 75.5 '), read('75,50')]).toEqual([75, 75.5, 75.5])
  for (const own of ['', '-5', '1e3', '10.555', '1.000,00', 'fifty', '٥٠']) expect(read(own)).toBeNull()
})

test('both ends of the range can be bought, beyond them the form says what can', () => {
  for (const own of ['10', '1000']) expect(faults({ amount: null, own })).toEqual({})
  for (const own of ['9.99', '1000.01', '']) expect(faults({ amount: null, own })).toEqual({ own: 'Enter an amount from $10 to $1000.' })
})

test('a gift needs a name and an address, and carries no links', () => {
  expect(Object.keys(faults({ isGift: true }))).toEqual(['name', 'email'])
  const gift = { isGift: true, name: ' Theo ', email: 'theo@example.com' }
  expect(faults({ ...gift, message: 'See www.evil.test' })).toEqual({ message: 'A message has no links.' })
  expect(giftOf({ ...start, ...gift })).toEqual({ name: 'Theo', email: 'theo@example.com', message: '' })
})
