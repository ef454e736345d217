import { expect, test } from 'vitest'
import { CheckoutSkeleton } from '../../ui/skeletons/checkout-skeleton.tsx'
import { DetailsSkeleton } from '../../ui/skeletons/details-skeleton.tsx'
import { LandingSkeleton } from '../../ui/skeletons/landing-skeleton.tsx'
import { ListSkeleton } from '../../ui/skeletons/list-skeleton.tsx'
import { ResultsSkeleton } from '../../ui/skeletons/results-skeleton.tsx'
import { shapeAt } from './page-shape.tsx'

test.each([
  ['/', LandingSkeleton],
  ['/holidaystays', LandingSkeleton],
  ['/search-detail', ResultsSkeleton],
  ['/holidaystays/hotel-details', DetailsSkeleton],
  ['/hotel-checkout', CheckoutSkeleton],
  ['/wallet/checkout', CheckoutSkeleton],
  ['/wallet', ListSkeleton],
  ['/user/my-bookings', ListSkeleton],
])('the shape of %s is that of its page, whichever product it belongs to', (path, Shape) => {
  expect(shapeAt(path).Shape).toBe(Shape)
})
