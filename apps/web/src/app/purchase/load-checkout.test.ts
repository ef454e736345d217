import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '../../lib/request.ts'
import { loadBooking } from './load-booking.ts'
import { loadCheckout } from './load-checkout.ts'

/** A page server whose API knows one order of a holiday home, as a checkout and as a booking. */
function at(path: string) {
  const context = new RouterContextProvider()
  const post = async () => ({ ok: true, data: { offer: { product: 'HLT' }, sold_as: { product: 'VR', pages: PRODUCT_PAGES.VR } } })
  context.set(requestContext, { api: { post } } as never)
  return { url: new URL(`http://travel.test${path}`), context }
}
const whereTo = (loading: Promise<unknown>): Promise<string | null> =>
  loading.then(
    () => null,
    (thrown: Response) => thrown.headers.get('location'),
  )

test('a checkout and a booking have one address, that of what they are sold as and not of their first item, and keep their query on the way there', async () => {
  expect(await whereTo(loadCheckout(at('/hotel-checkout?checkout=chk_1')))).toBe('/holidaystays/hotel-checkout?checkout=chk_1')
  expect(await whereTo(loadCheckout(at('/holidaystays/hotel-checkout?checkout=chk_1')))).toBeNull()
  expect(await whereTo(loadBooking(at('/wallet/checkout-success?booking_id=bkg_1')))).toBe('/holidaystays/hotel-checkout-success?booking_id=bkg_1')
  expect(await whereTo(loadBooking(at('/holidaystays/hotel-checkout-success?booking_id=bkg_1')))).toBeNull()
})
