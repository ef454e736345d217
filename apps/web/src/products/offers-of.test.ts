import type { Offer } from '@sojourn/contracts'
import { expect, test } from 'vitest'
import { EXAMPLE_OFFER } from '../lib/example-order.ts'
import { rentalOf } from './cars/purchase/rental-of.ts'
import { stayOf } from './stays/purchase/stay-of.ts'
import { giftOf } from './wallet/purchase/gift-words.tsx'

const gift = { name: 'Theo', email: 'theo@example.com', message: '' }
const value: Offer = { product: 'WLT', title: 'Wallet top-up', amount: 50, currency: 'USD', gift }
const rental = { product: 'CAR', car_id: 'a.b' } as Offer

test('the pages of a product read their own offer, and none of another product', () => {
  expect([EXAMPLE_OFFER, { ...EXAMPLE_OFFER, product: 'VR' as const }, rental, value].map((offer) => stayOf(offer)?.product)).toEqual([
    'HLT',
    'VR',
    undefined,
    undefined,
  ])
  expect([EXAMPLE_OFFER, rental, value].map(rentalOf)).toEqual([null, rental, null])
  expect([EXAMPLE_OFFER, rental, value].map(giftOf)).toEqual([null, null, gift])
})
