import { route } from '@react-router/dev/routes'
import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { productPages } from '../product-pages.ts'

const HERE = 'products/memberships/routes'

export const membershipRoutes = [
  ...productPages('memberships', PRODUCT_PAGES.SUB, {
    landing: `${HERE}/user-profile.tsx`,
    checkout: `${HERE}/subscription-checkout.tsx`,
    success: `${HERE}/subscription-checkoutsuccess.tsx`,
  }),
  route('agent/profile', `${HERE}/agent-profile.tsx`),
  route('membership/cancel', `${HERE}/membership-cancel.tsx`),
  route('membership/withdraw', `${HERE}/membership-withdraw.tsx`),
]
