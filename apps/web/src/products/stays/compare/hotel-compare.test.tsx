import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ComparePage } from './compare-page.tsx'
import { amenitiesOf, bestOf } from './compared.ts'
import type { Comparison } from './find-compared.ts'
import { sampleComparison } from './sample-compared.ts'

const render = (change: Partial<Comparison> = {}, at = '/hotel-compare') => {
  const Stub = createRoutesStub([
    { path: '*', Component: () => <ComparePage comparison={{ ...sampleComparison, ...change }} again="/hotel-compare?hotels=casa" /> },
  ])
  return renderToString(<Stub initialEntries={[at]} />).replaceAll('<!-- -->', '')
}

test('properties are side by side in a table whose columns and rows have heads', () => {
  const page = render()
  expect(page.match(/<th scope="col"/g)).toHaveLength(4)
  for (const name of ['Total price', 'Free cancellation', 'Guest score', 'Location', 'Wi-Fi']) expect(page).toContain(`<th scope="row">${name}</th>`)
})

test('a property that is full on the dates says so, and is not the lowest', () => {
  const page = render()
  expect(page).toContain('Not available for these nights')
  expect(page.match(/>Lowest price</g)).toHaveLength(1)
})

test('each property can be taken out by a link, so without any script', () => {
  expect(render()).toMatch(/aria-label="Remove Hotel do Tejo"[^>]*href="\/hotel-compare\?hotels=casa,largo,estrela&amp;checkin=2027-03-12/)
})

test('one property asks for another; four are enough', () => {
  expect(render({ hotels: sampleComparison.hotels.slice(0, 1) })).toMatch(/There&#x27;s only one hotel here.*Add another in Lisbon/s)
  expect(render()).not.toContain('Add another in')
})

test('[B2.2] holiday homes are compared below /holidaystays', () => {
  expect(render({}, '/holidaystays/hotel-compare')).not.toMatch(/href="\/(hotel|search)/)
})

test('none, unknown and failed say what to do', () => {
  expect(render({ hotels: [] })).toContain('Nothing to compare yet')
  expect(render({ hotels: [], unknown: 2 })).toContain('We can&#x27;t find any of these hotels')
  expect(render({ hotels: [], failed: ['casa'] })).toMatch(
    /couldn&#x27;t load these hotels.*nothing was booked or charged.*href="\/hotel-compare\?hotels=casa"/s,
  )
})

test('the best of a figure is named only where there is one', () => {
  const { hotels } = sampleComparison
  expect(bestOf(hotels, ({ hotel }) => hotel.score)).toBe('estrela')
  expect(bestOf(hotels, ({ hotel }) => hotel.review_count)).toBeNull()
  expect(bestOf(hotels.slice(0, 1), ({ hotel }) => hotel.score)).toBeNull()
  expect(amenitiesOf(hotels)[0]).toBe('Wi-Fi')
})

test('no inline style is written: the policy of the site would block it', () => {
  expect(render()).not.toContain('style=')
})
