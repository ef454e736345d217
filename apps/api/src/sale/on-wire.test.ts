import { expect, test } from 'vitest'
import { rulesOnWire } from './on-wire.ts'
import { createProducts } from './registry.ts'
import { STUB_TERMS, stubProduct, stubProducts, stubQuote } from './stub.testing.ts'

test('pages receive what a product allows and what it calls things, so that they never ask which product it is', () => {
  const rulesOf = (product: 'HLT' | 'PKG' | 'WLT') =>
    rulesOnWire([{ product, supplier: 'own', schema: 'stub@1', details: {}, terms: STUB_TERMS, quote: stubQuote(10_000) }], stubProducts())
  expect(rulesOf('HLT')).toEqual({
    travellers: 'lead',
    named: 1,
    payable_by: ['coupon', 'points', 'invoice', 'stored_value'],
    pay_links: true,
    unit: 'thing',
    welcome: null,
    later_at: 'at the property',
    undo_minutes: 30,
  })
  expect(rulesOf('PKG').payable_by).toContain('discount_card')
  // Stored value is bought by who pays it, with nothing that was given, and never on invoice (A4.8).
  expect(rulesOf('WLT')).toMatchObject({ travellers: 'payer', payable_by: [], pay_links: false, undo_minutes: 0 })
})

test('items of one kind keep its words; of different kinds they have no welcome', () => {
  const item = (product: 'HLT' | 'WLT' | 'PKG') => ({ product, supplier: 'own', schema: 'stub@1', details: {}, terms: STUB_TERMS, quote: stubQuote(10_000) })
  const words = { ...stubProduct('HLT').words, welcome: 'is expecting you' }
  const products = createProducts([stubProduct('HLT', { words }), stubProduct('PKG', { words })])
  expect(rulesOnWire([item('HLT'), item('HLT')], products)).toMatchObject({ welcome: 'is expecting you' })
  expect(rulesOnWire([item('HLT'), item('PKG')], products)).toMatchObject({ welcome: null })
})

test('of several items, where what is left is paid names each place once', () => {
  const later = (laterAt: string, payment: 'now' | 'later') => ({
    product: 'HLT' as const,
    supplier: 'own',
    schema: 'stub@1',
    details: {},
    terms: { ...STUB_TERMS, laterAt },
    quote: stubQuote(10_000, 'USD', payment),
  })
  const textOf = (...items: Parameters<typeof rulesOnWire>[0][number][]) => rulesOnWire(items, stubProducts()).later_at
  expect(textOf(later('at the property', 'later'), later('at the counter', 'later'))).toBe('at the property and at the counter')
  expect(textOf(later('at the property', 'now'), later('at the counter', 'later'))).toBe('at the counter')
  expect(textOf(later('at the property', 'now'), later('at the counter', 'now'))).toBe('at the property')
})
