import { PRODUCT_PAGES } from '@sojourn/contracts'
import { idOf } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { createProducts } from '../../sale/registry.ts'
import { stubProduct } from '../../sale/stub.testing.ts'
import { checkoutAddress } from './payment-metadata.ts'

test('[B3.4] a payment leads back to the checkout of its own product, at the site it was begun at', () => {
  const products = createProducts([stubProduct('HLT', { pages: PRODUCT_PAGES.HLT }), stubProduct('VR', { pages: PRODUCT_PAGES.VR })])
  const paying = { origin: 'https://blue.example', checkoutId: idOf<'checkout'>('chk_1') }
  expect(checkoutAddress({ products }, { ...paying, product: 'HLT' })).toBe('https://blue.example/hotel-checkout?checkout=chk_1')
  expect(checkoutAddress({ products }, { ...paying, product: 'VR' })).toBe('https://blue.example/holidaystays/hotel-checkout?checkout=chk_1')
})
