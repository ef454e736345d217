import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './booking-confirmed.gallery.tsx'

const html = (name: keyof typeof states) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />)
}

test.each(Object.keys(states) as (keyof typeof states)[])('every state renders without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test('[B4.5] a confirmed booking: its heading, its reference, the ways on and the calendar file', () => {
  const markup = html('confirmed')
  expect(markup).toMatch(/<h1[^>]*>Booking confirmed<\/h1>/)
  expect(markup).toMatch(/<dt[^>]*>Reference<\/dt><dd[^>]*>SJ-7KM4-92<\/dd>/)
  expect(markup).toMatch(/<a[^>]*href="\/user\/my-bookings"[^>]*>View my bookings<\/a>/)
  expect(markup).toMatch(/<a[^>]*href="\/api\/bookingHistory\/calendar\?booking_id=bkg_1"[^>]*>[\s\S]*?Add to calendar<\/a>/)
  expect(markup).toMatch(
    /Your total<\/dt><dd[^>]*>\$525\.66[\s\S]*Charged: Visa ending 4242<\/dt><dd[^>]*>\$499\.26[\s\S]*Later, at the property<\/dt><dd[^>]*>\$26\.40/,
  )
})

test('what is charged later stands on the ticket, which says no more paid than is', () => {
  const markup = html('confirmed, the rest is charged later')
  expect(markup).toMatch(/Your total<\/dt><dd[^>]*>\$525\.66[\s\S]*\$99\.26[\s\S]*Charged on 3 February 2027<\/dt><dd[^>]*>\$400\.00[\s\S]*\$26\.40/)
  expect(markup).not.toMatch(/Paid and confirmed|PAID/)
  expect(html('confirmed')).toContain('Paid and confirmed')
})

test('a place welcomes the traveller in the words of what was bought, or not at all', () => {
  expect(html('confirmed')).toContain('Lisbon is expecting you, Nora. Your voucher has been sent to member@sojourn.test.')
  const plain = html('confirmed, nobody expects the traveller')
  expect(plain).toContain('Your voucher has been sent to member@sojourn.test.')
  expect(plain).not.toContain('expecting')
})

test('a cancelled booking says so, whatever was bought', () => {
  expect(html('cancelled')).toContain('Your booking is canceled.')
})

test('[B2.10] a booking that failed after it was paid says so, and what is refunded', () => {
  const markup = html('failed').replaceAll('&#x27;', "'")
  expect(markup).toMatch(/<h1[^>]*>Booking Failed<\/h1>/)
  expect(markup).toContain("It looks like your booking didn't go through...")
  expect(markup).toContain('$499.26 will be refunded automatically to Visa ending 4242.')
})

test('a booking still open is a screen that goes on listening, never an error', () => {
  for (const name of ['still being confirmed', 'waiting for the payment'] as const) {
    expect(html(name)).toContain('aria-live="polite"')
    expect(html(name)).toContain('You&#x27;ll only be charged once.')
    expect(html(name)).not.toContain('Booking confirmed')
  }
})
