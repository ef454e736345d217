import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { HotelDetails } from './hotel-details.tsx'
import type { HotelFound } from './hotel-details-api.ts'
import { Outcome } from './panels/outcome.tsx'
import type { Attempt } from './prebook-machine.ts'
import { sampleHotel, sampleRate } from './sample-hotel.ts'

const stay = { checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [] }] }
const html = (Component: () => React.ReactNode) => {
  const Stub = createRoutesStub([{ path: '/hotel-details', Component }])
  return renderToString(<Stub initialEntries={['/hotel-details']} />).replaceAll('<!-- -->', '')
}
const draw = (found: HotelFound = sampleHotel) => html(() => <HotelDetails found={found} stay={stay} otherDates={false} today="2026-11-21" party={null} />)

test('[B2.2] each rate is a list item with a button "Select"', () => {
  const items = draw().match(/<li class="border-t border-rule py-3.5">.*?<\/li>/gs) ?? []
  expect(draw().match(/>Select<\/button>/g)).toHaveLength(3)
  expect(items.length).toBeGreaterThanOrEqual(3)
})

test('exactly one rate has the filled button, and its policy is drawn as a line that ends at check-in', () => {
  const page = draw()
  expect(page.match(/<button[^>]*bg-accent text-on-accent[^>]*>Select/g)).toHaveLength(1)
  expect(page).toContain('Breakfast included: what happens if plans change, in Lisbon time')
  expect(page.match(/Check-in<\/span>/g)).toHaveLength(1)
  expect(page).toContain('Fri 12 Mar, 15:00')
})

test('what comes back if plans change stands beside every price', () => {
  const page = draw()
  expect(page).toContain('Free until Tue 9 Mar, 18:00')
  expect(page).toContain('Then $167.48 is kept')
  expect(page).toContain('Nothing back after booking')
})

test('[B9.1] now and at the property are told apart, and nothing is said as a word', () => {
  expect(draw()).toContain('Nothing now')
  expect(draw()).toContain('$668.10 at the property')
})

test('a picture is never passed off as a photograph', () => {
  expect(draw()).toContain('Illustration, not a photograph')
})

test('sold out: other dates and other houses', () => {
  const page = draw({ ...sampleHotel, rates: [] })
  expect(page).toContain('No room is free here for these nights')
  expect(page).toContain('href="/search-detail?destination=lisbon&amp;checkin=2027-03-12')
  expect(page).not.toContain('>Select<')
})

test('a changed price shows both totals side by side and asks again', () => {
  const rate = sampleRate('r1:flex', 525.66)
  const attempt: Attempt = { step: 'changed', rateId: rate.rate_id, oldTotal: 525.66, price: { ...rate.price, total: 538.1 }, checkoutId: null }
  const prebook = { attempt, select: () => {}, agree: () => {}, dismiss: () => {} }
  const slip = html(() => <Outcome attempt={attempt} rate={rate} arrival="" city="Lisbon" prebook={prebook} />)
  expect(slip).toMatch(/You saw.*\$525\.66.*It is now, all in.*\$538\.10/s)
  expect(slip).toContain('Continue at $538.10')
})

test('no inline style is written: the policy of the site would block it', () => {
  expect(draw()).not.toContain('style=')
})
