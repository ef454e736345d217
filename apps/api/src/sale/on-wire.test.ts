import { expect, test } from 'vitest'
import { rulesOnWire, soldAsOnWire } from './on-wire.ts'
import { createProducts } from './registry.ts'
import { STUB_TERMS, stubPackage, stubProduct, stubProducts, stubQuote } from './stub.testing.ts'

test('pages receive what a product allows and what it calls things, so that they never ask which product it is', () => {
  const rulesOf = (product: 'HLT' | 'PKG' | 'WLT') =>
    rulesOnWire({ product, items: [{ product, supplier: 'own', schema: 'stub@1', details: {}, terms: STUB_TERMS, quote: stubQuote(10_000) }] }, stubProducts())
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
  // Stored value is bought by its payer, with nothing that was given, and never on invoice (A4.8).
  expect(rulesOf('WLT')).toMatchObject({ travellers: 'payer', payable_by: [], pay_links: false, undo_minutes: 0 })
})

test('several items are sold by the words, the rules and the pages of what they are sold as, not of their first', () => {
  const item = (product: 'HLT' | 'CAR') => ({ product, supplier: 'own', schema: 'stub@1', details: {}, terms: STUB_TERMS, quote: stubQuote(10_000) })
  const words = { ...stubProduct('HLT').words, welcome: 'is expecting you' }
  const products = createProducts([stubProduct('HLT', { words }), stubProduct('CAR')], [stubPackage()])
  expect(soldAsOnWire({ product: 'HLT', items: [item('HLT'), item('HLT')] }, products)).toMatchObject({
    product: 'HLT',
    rules: { welcome: 'is expecting you', payable_by: ['coupon', 'points', 'invoice', 'stored_value'] },
    pages: { checkout: '/stub/checkout' },
  })
  expect(soldAsOnWire({ product: 'PKG', items: [item('HLT'), item('CAR')] }, products)).toMatchObject({
    product: 'PKG',
    rules: { welcome: null, payable_by: ['stored_value', 'discount_card'] },
    pages: { landing: '/packages', checkout: '/packages/checkout', success: '/packages/checkout-success' },
  })
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
  const textOf = (...items: Parameters<typeof rulesOnWire>[0]['items'][number][]) => rulesOnWire({ product: 'HLT', items }, stubProducts()).later_at
  expect(textOf(later('at the property', 'later'), later('at the counter', 'later'))).toBe('at the property and at the counter')
  expect(textOf(later('at the property', 'now'), later('at the counter', 'later'))).toBe('at the counter')
  expect(textOf(later('at the property', 'now'), later('at the counter', 'now'))).toBe('at the property')
})
