import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './cars.gallery.tsx'
import { depotPins } from './results/depot-pins.ts'
import { sampleDepots } from './sample-cars.ts'

async function render(state: keyof typeof states, query = ''): Promise<string> {
  const Routes = createRoutesStub([{ path: '/cars/search-details', Component: states[state] }])
  const { prelude } = await prerender(<Routes initialEntries={[`/cars/search-details${query}`]} />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test('each car is an article with a drawing, its whole price, and what the desk asks for', async () => {
  const html = await render('found')
  expect(html.match(/<article/g)).toHaveLength(10)
  expect(html.match(/<article.*?<\/article>/s)?.[0]).toMatch(
    /viewBox="8 2 220 94".*Excess.*\$1,100.*Deposit on your card.*\$300.*\$128\.40.*taxes and fees included/s,
  )
  expect(html).toContain('10 cars in Lisbon')
  expect(html).toContain('<section aria-label="Filters"')
})

test('filters in use are chips that remove them', async () => {
  const html = await render('found', '?pickup=lisbon&class=compact&automatic=1')
  expect(html).toMatch(/href="[^"]*pickup=lisbon&amp;automatic=1"[^>]*><span class="sr-only">Remove <\/span>Compact/)
  expect(html).toContain('Clear all')
})

test('an empty list says what may have cars: other times, or fewer filters', async () => {
  expect(await render('no cars')).toMatch(/No cars available at these times.*Pick-up and return at 10:00/s)
  expect(await render('no cars', '?automatic=1')).toMatch(/No cars match all your filters.*Without “Automatic”/s)
})

test('[B9.1] a desk on the map has its lowest price to the cent, or says that it is closed; its card has the hours of both days', async () => {
  expect(depotPins(sampleDepots, 'USD').map(({ label, listed }) => [label, listed])).toEqual([
    ['$128.40', true],
    ['Closed', false],
  ])
  expect(await render('desk open')).toMatch(/Open at your times.*Fri 12 Mar: 08:00 to 20:00.*12 cars from .*\$128\.40/s)
  expect(await render('desk closed')).toContain('Closed at your times')
})

test('a car whose price changed shows the old and the new total; with extras only the totals', async () => {
  expect(await render('price changed')).toMatch(/went up by \$6\.50.*You saw.*Now.*Difference.*Car.*Total.*Continue at \$134\.90/s)
  expect(await render('price changed, with extras')).not.toContain('Taxes and fees')
  expect(await render('sold out')).toMatch(/Someone just booked the last one.*You chose Compact.*See other cars/s)
})

test('no inline style is written: the policy of the site would block it', async () => {
  expect((await render('found')) + (await render('details'))).not.toContain('style=')
})
