import { money, zero } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { discounted } from './package.ts'
import type { Offer } from './product.ts'
import { quoteOfLines } from './quote.ts'
import { createProducts } from './registry.ts'
import { STUB_TERMS, stubItem, stubPackage, stubProduct } from './stub.testing.ts'

const usd = (minor: number) => money(minor, 'USD')
const offer: Offer = {
  details: {},
  quote: quoteOfLines('USD', [
    { kind: 'item', label: 'A room', rule: null, amount: usd(10_000), due: 'now' },
    { kind: 'tax', label: 'VAT', rule: '6%', amount: usd(600), due: 'now' },
    { kind: 'tax', label: 'City tax', rule: null, amount: usd(400), due: 'later' },
  ]),
  terms: { ...STUB_TERMS, cancellation: [{ from: null, to: null, amount: usd(10_600) }] },
  revenue: usd(800),
  markup: usd(800),
}
const off = (minor: number) => discounted(offer, { package: 'PKG', amount: usd(minor), words: { label: 'Package discount', rule: null }, why: 10 })

test('[C1.9] a discount of a package is a line of the price of its item: a fee of all of it is all of the new price, and our share bears it first', () => {
  const { quote, terms, revenue, markup } = off(1_000)
  expect([quote.total, quote.payNow, quote.payLater]).toEqual([usd(10_000), usd(9_600), usd(400)])
  expect(quote.lines.at(-1)).toMatchObject({ kind: 'discount', amount: usd(-1_000), due: 'now', package: 'PKG' })
  expect(terms.cancellation).toEqual([{ from: null, to: null, amount: usd(9_600) }])
  expect([revenue, markup]).toEqual([zero('USD'), zero('USD')])
  expect(off(300).revenue).toEqual(usd(500))
  expect(off(0)).toBe(offer)
})

test('no discount is more than what is paid with the booking besides its taxes, and none is below nothing', () => {
  expect(off(10_000).quote.payNow).toEqual(usd(600))
  expect(() => off(10_001)).toThrow()
  expect(() => off(-1)).toThrow()
})

test('what is sold as a package is called, and its discounts are said, in words of its own', () => {
  const words = { ...stubPackage().words, titleOfAll: (titles: readonly string[]) => titles.join(' with ') }
  const sold = createProducts([stubProduct('HLT'), stubProduct('CAR')], [stubPackage({ words, lineWords: (why) => ({ label: `${why} off`, rule: null }) })])
  expect(sold.titleOf('PKG', ['Casa', 'Corsa'])).toBe('Casa with Corsa')
  expect(sold.titleOf('PKG', ['Casa'])).toBe('Casa')
  expect(sold.titleOf('HLT', ['Casa', 'Corsa'])).toBe('Casa and 1 more')
  expect(sold.inCurrentLanguage(stubItem({ quote: off(1_000).quote })).quote.lines.map(({ label }) => label)).toEqual(['A room', 'VAT', 'City tax', '10 off'])
  expect([sold.isSold('PKG'), sold.packageOf('PKG')?.code, sold.packageOf('HLT')]).toEqual([true, 'PKG', null])
})

test('a code is a product or a package, never both', () => {
  expect(() => createProducts([stubProduct('PKG')], [stubPackage()])).toThrow('PKG')
})
