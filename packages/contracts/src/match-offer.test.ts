import { expect, expectTypeOf, test } from 'vitest'
import { matchOffer, type Offer, type OfferCases, type StayOffer, type WalletOffer } from './index.ts'

const topUp: Offer = { product: 'WLT', title: 'Wallet top-up', amount: 50, currency: 'USD', gift: null }
const none = {} as OfferCases<string>

test('an offer is matched by its product, each case with its own details', () => {
  const cases: OfferCases<string> = { ...none, HLT: (stay) => stay.hotel_name, WLT: (value) => value.title }
  expect(matchOffer(topUp, cases)).toBe('Wallet top-up')
  expectTypeOf<Parameters<OfferCases<string>['VR']>[0]>().toEqualTypeOf<StayOffer>()
  expectTypeOf<Parameters<OfferCases<string>['WLT']>[0]>().toEqualTypeOf<WalletOffer>()
})

test('a product without a case is an error of the compiler', () => {
  expectTypeOf<keyof OfferCases<string>>().toEqualTypeOf<Offer['product']>()
  const { VR: _, ...others } = none
  // @ts-expect-error VR is sold and has no case here.
  const cases: OfferCases<string> = others
  expect(cases).toBeDefined()
})
