import { expect, test } from 'vitest'
import { pageKindOf } from './page-kind.ts'

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
