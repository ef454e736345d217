import { prebookWallet } from '@sojourn/contracts'
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

test('an own amount is read with a dot or a comma, with or without groups, and is none where it says anything else', () => {
  const read = (own: string) => amountOf({ amount: null, own })
  expect([read('75'), read(' 75.5 '), read('75,50')]).toEqual([75, 75.5, 75.5])
  expect([read('1,000'), read('1,000.50'), read('1.000,50')]).toEqual([1_000, 1_000.5, 1_000.5])
  for (const own of ['', '-5', '1e3', '10.555', '1,0,0', 'fifty']) expect(read(own), own).toBeNull()
  expect([read('٥٠'), read('１，０００．５０'), read('۷۵٫۵'), read('١٬٠٠٠')]).toEqual([50, 1_000.5, 75.5, 1_000])
})

test('both ends of the range can be bought, beyond them the form says what can', () => {
  for (const own of ['10', '1000']) expect(faults({ amount: null, own })).toEqual({})
  for (const own of ['9.99', '1000.01', '']) expect(faults({ amount: null, own })).toEqual({ own: 'Enter an amount from $10 to $1000.' })
})

test('a gift needs a name and an address, and carries no links', () => {
  expect(Object.keys(faults({ isGift: true }))).toEqual(['name', 'email'])
  const gift = { isGift: true, name: ' Theo ', email: 'theo@example.com' }
  for (const message of ['See www.evil.test', 'claim at https://evil.com/login']) {
    expect(faults({ ...gift, message })).toEqual({ message: "A message can't contain links." })
  }
  expect(faults({ ...gift, name: 'www.evil.com' })).toEqual({ name: "A name can't have links or line breaks." })
  expect(faults({ ...gift, name: 'M.NAZIR', email: 'theo@münchen.de', message: 'For ST.JOHN' })).toEqual({})
  expect(faults({ ...gift, message: 'x'.repeat(501) })).toEqual({ message: 'This can have at most 500 characters. It has 501 now, so please shorten it.' })
  expect(faults({ ...gift, message: 'Happy birthday.Enjoy' })).toEqual({})
  expect(giftOf({ ...start, ...gift })).toEqual({ name: 'Theo', email: 'theo@example.com', message: '' })
})

test('what the form takes for a link the server does too', () => {
  const gift = { isGift: true, name: 'Theo', email: 'theo@example.com' }
  const texts = [
    'See www.evil.test',
    'claim at evil.com/login',
    'Evil.Com',
    'EVIL.COM',
    'Evil.Claims/x',
    'дом.рф',
    'Happy birthday.Enjoy',
    'At 10.30. Yours',
    '',
  ]
  for (const message of texts) {
    const isTaken = prebookWallet.body.safeParse({ amount: 50, currency: 'USD', gift: { name: gift.name, email: gift.email, message } }).success
    expect([message, Object.keys(faults({ ...gift, message }))]).toEqual([message, isTaken ? [] : ['message']])
  }
})
