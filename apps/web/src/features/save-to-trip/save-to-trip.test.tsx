import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './save-to-trip.gallery.tsx'
import { isKnown, markSaved, savedAt, setSaved } from './saved-items.ts'

const html = (name: keyof typeof states) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />)
}

test('the trips near these days are offered before the others, and a new one is always possible', () => {
  const markup = html('trips near these dates first')
  expect(markup.indexOf('Near these dates')).toBeGreaterThan(0)
  expect(markup.indexOf('Near these dates')).toBeLessThan(markup.indexOf('Other trips'))
  for (const name of ['trips near these dates first', 'no trips yet', 'trips out of reach', 'trips on their way'] as const)
    expect(html(name), name).toContain('Create and add')
  expect(markup).toContain('value="Lisbon"')
})

test('what is in a trip already leads there, and can be taken out', () => {
  const markup = html('in a trip already')
  expect(markup).toContain('href="/user/my-trips?trip_id=trp_1&amp;workarea=viewMyTrips"')
  expect(markup).toContain('Remove')
})

test('what one person saved is not shown to the next one on the same page', () => {
  const at = { tripId: 'trp_1', tripName: 'Lisbon', itemId: 'tri_1' }
  setSaved('usr_1')
  markSaved('usr_1', '/hotel-details?hotel=h1', at)
  expect(savedAt('usr_1', '/hotel-details?hotel=h1')).toBe(at)
  expect(isKnown('usr_2')).toBe(false)
  expect(savedAt('usr_2', '/hotel-details?hotel=h1')).toBeNull()
  markSaved('usr_1', '/hotel-details?hotel=h1', null)
  expect(savedAt('usr_1', '/hotel-details?hotel=h1')).toBeNull()
})
