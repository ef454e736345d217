import { idOf } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { checkoutAddress } from './payment-metadata.ts'

test('[B3.4] a payment leads back to the checkout of its own product, at the site it was begun at', () => {
  const paying = { origin: 'https://blue.example', checkoutId: idOf<'checkout'>('chk_1') }
  expect(checkoutAddress({ ...paying, product: 'HLT' })).toBe('https://blue.example/hotel-checkout?checkout=chk_1')
  expect(checkoutAddress({ ...paying, product: 'VR' })).toBe('https://blue.example/holidaystays/hotel-checkout?checkout=chk_1')
})
