import { expect, test } from 'vitest'
import { mayHaveOutsideChat, pageKindOf } from './page-kind.ts'

test('[B2.8] an address is of one kind of page, whichever product it belongs to', () => {
  const kinds = {
    landing: ['/', '/cars', '/holidaystays', '/wallet'],
    results: ['/search-detail', '/cars/search-details', '/holidaystays/search-detail/'],
    details: ['/hotel-details', '/cars/details'],
    checkout: ['/hotel-checkout', '/wallet/checkout'],
    confirmed: ['/hotel-checkout-success', '/cars/checkout-success'],
    account: ['/user/my-bookings/bkg_1', '/user-details'],
    agency: ['/agent/statement'],
    pay_link: ['/pay/some-token'],
    legal: ['/privacy-policy', '/terms-of-use'],
    other: ['/nowhere', '/verify-email'],
  }
  for (const [kind, paths] of Object.entries(kinds)) for (const path of paths) expect(pageKindOf(path), path).toBe(kind)
})

test('[A1.5] a chat of another company is on no page where something is paid, a plan in its dialog included', () => {
  for (const path of ['/', '/search-detail', '/hotel-details', '/user/my-bookings', '/terms-of-use']) expect(mayHaveOutsideChat(path), path).toBe(true)
  const paid = [
    '/hotel-checkout',
    '/cars/checkout/',
    '/wallet/checkout',
    '/subscription-checkout',
    '/pay/abc',
    '/user/payment-methods',
    '/wallet',
    '/user/profile',
    '/agent/profile/',
  ]
  for (const path of paid) expect(mayHaveOutsideChat(path), path).toBe(false)
})
