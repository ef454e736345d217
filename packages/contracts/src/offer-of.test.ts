import { expect, expectTypeOf, test } from 'vitest'
import { type CarOffer, type Offer, offerOf, type StayOffer } from './index.ts'

test('an offer is read as that of its own product, and is null to the pages of another', () => {
  const stay = { product: 'VR', hotel_name: 'Casa' } as StayOffer as Offer
  expect(offerOf(stay, 'HLT', 'VR')).toBe(stay)
  expect(offerOf(stay, 'CAR', 'WLT')).toBeNull()
  expectTypeOf(offerOf(stay, 'HLT', 'VR')).toEqualTypeOf<StayOffer | null>()
  expectTypeOf(offerOf(stay, 'CAR')).toEqualTypeOf<CarOffer | null>()
})
