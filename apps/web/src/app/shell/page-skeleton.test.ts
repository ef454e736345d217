import { expect, test } from 'vitest'
import { CheckoutSkeleton } from '../../ui/skeletons/checkout-skeleton.tsx'
import { DetailsSkeleton } from '../../ui/skeletons/details-skeleton.tsx'
import { LandingSkeleton } from '../../ui/skeletons/landing-skeleton.tsx'
import { ListSkeleton } from '../../ui/skeletons/list-skeleton.tsx'
import { ResultsSkeleton } from '../../ui/skeletons/results-skeleton.tsx'
import { skeletonAt } from './page-skeleton.tsx'

test.each([
  ['/', LandingSkeleton],
  ['/holidaystays', LandingSkeleton],
  ['/search-detail', ResultsSkeleton],
  ['/holidaystays/hotel-details', DetailsSkeleton],
  ['/hotel-checkout', CheckoutSkeleton],
  ['/wallet/checkout', CheckoutSkeleton],
  ['/wallet', ListSkeleton],
  ['/user/my-bookings', ListSkeleton],
])('the skeleton of %s is that of its page, whichever product it belongs to', (path, Skeleton) => {
  expect(skeletonAt(path).Skeleton).toBe(Skeleton)
})
