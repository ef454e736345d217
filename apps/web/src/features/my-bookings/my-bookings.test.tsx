import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './my-bookings.gallery.tsx'

const html = (name: keyof typeof states) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />)
}

test.each(Object.keys(states) as (keyof typeof states)[])('every state draws without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test('each booking of the list is an article with a link to itself, and older ones are a page away', () => {
  const markup = html('list')
  expect(markup.match(/<article/g)).toHaveLength(3)
  expect(markup).toMatch(/<a[^>]*href="\/user\/my-bookings\/bkg_1"[^>]*>Casa das Andorinhas<\/a>/)
  expect(markup).toMatch(/href="[^"]*\?cursor=bkg_3"[^>]*>Earlier bookings/)
  expect(html('list, empty')).toContain('Find a stay')
})

test('a receipt sums its lines, then says what was paid and given back, and when', () => {
  const markup = html('cancelled')
  expect(markup).toMatch(/Room, 3 nights<\/dt><dd[^>]*>\$471</)
  expect(markup).toMatch(/Back to Visa ending 4242<\/dt><dd[^>]*>−\$499\.26<\/dd><dd[^>]*>25\/11\/2026/)
})

test('of a stay that does not stand nothing is owed at the property, and there is nothing to cancel', () => {
  expect(html('confirmed')).toContain('At the property</dt>')
  expect(html('confirmed')).toMatch(/<button[^>]*>Cancel booking<\/button>/)
  // Named, so that the lines make the total.
  expect(html('cancelled')).toMatch(/At the property<\/dt><dd[^>]*>\$0[^<]*<\/dd><dd[^>]*>Not due any more/)
  for (const name of ['failed', 'expired'] as const) expect(html(name)).not.toContain('At the property</dt>')
  for (const name of ['cancelled', 'failed', 'expired'] as const) {
    expect(html(name)).not.toContain('Cancel booking')
    expect(html(name)).not.toContain('If plans change')
  }
})

test('cancelling shows first what comes back, to where, and what is kept', () => {
  expect(html('cancel, asking')).not.toContain('Cancel booking</button>')
  expect(html('cancel, quoted')).toMatch(/You get back<\/dt><dd[^>]*>\$331\.78[\s\S]*to Visa ending 4242[\s\S]*Kept by the property<\/dt><dd[^>]*>\$167\.48/)
  expect(html('cancel, back by several ways')).toMatch(
    /to Visa ending 4242[\s\S]*Banks show it[\s\S]*to 4,000 Sojourn Miles[\s\S]*as old as they were[\s\S]*to Cash card[\s\S]*At once/,
  )
  expect(html('cancel, refund changed')).toMatch(/role="status"[\s\S]*has changed[\s\S]*You get back<\/dt><dd[^>]*>Nothing/)
})
