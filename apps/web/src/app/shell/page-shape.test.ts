import { expect, test } from 'vitest'
import { CheckoutShape } from '../../ui/shapes/checkout-shape.tsx'
import { DetailsShape } from '../../ui/shapes/details-shape.tsx'
import { LandingShape } from '../../ui/shapes/landing-shape.tsx'
import { ListShape } from '../../ui/shapes/list-shape.tsx'
import { ResultsShape } from '../../ui/shapes/results-shape.tsx'
import { shapeAt } from './page-shape.tsx'

test.each([
  ['/', LandingShape],
  ['/holidaystays', LandingShape],
  ['/search-detail', ResultsShape],
  ['/holidaystays/hotel-details', DetailsShape],
  ['/hotel-checkout', CheckoutShape],
  ['/wallet/checkout', CheckoutShape],
  ['/wallet', ListShape],
  ['/user/my-bookings', ListShape],
])('the shape of %s is that of its page, whichever product it belongs to', (path, Shape) => {
  expect(shapeAt(path).Shape).toBe(Shape)
})
