import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader } from './my-bookings.tsx'

test('the address in mails of before leads to the booking itself, not to the list', async () => {
  const request = new Request('http://travel.test/user/my-bookings?booking_id=bkg_1')
  const led = await Promise.resolve(loader({ context: new RouterContextProvider(), request } as never)).catch((thrown: unknown) => thrown)
  expect(led).toMatchObject({ status: 302 })
  expect((led as Response).headers.get('location')).toBe('/user/my-bookings/bkg_1')
})
