import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Attempt } from '../../../features/choose-and-hold/index.ts'
import { HotelDetails } from './hotel-details.tsx'
import type { HotelFound, Rate } from './hotel-details-api.ts'
import { FreezeLine } from './panels/freeze-line.tsx'
import { Nights } from './panels/nights.tsx'
import { Outcome } from './panels/outcome.tsx'
import { Policy } from './panels/policy.tsx'
import { Reviews } from './panels/reviews.tsx'
import { SimilarStaysSection } from './panels/similar.tsx'
import { SoldOut } from './panels/sold-out.tsx'
import { Taxes } from './panels/taxes.tsx'
import { TooSoon } from './panels/too-soon.tsx'
import { SAMPLE_NOW_MS, sampleDesk, sampleHotel, samplePrice, sampleRate, sampleSaver, sampleStay } from './sample-hotel.ts'

const html = (Component: () => React.ReactNode, at = '/hotel-details') => {
  const Stub = createRoutesStub([{ path: '*', Component }])
  return renderToString(<Stub initialEntries={[at]} />).replaceAll('<!-- -->', '')
}
const render = (found: HotelFound = sampleHotel, at?: string) =>
  html(() => <HotelDetails found={found} stay={sampleStay} otherDates={false} today="2026-11-21" nowMs={SAMPLE_NOW_MS} fields={null} />, at)

test('[B2.2] each rate is a list item with a button "Select"', () => {
  const items = render().match(/<li class="border-t border-rule py-3.5">.*?<\/li>/gs) ?? []
  expect(render().match(/>Select<\/button>/g)).toHaveLength(3)
  expect(items.length).toBeGreaterThanOrEqual(3)
})

test('[C2.9] where the stay begins too soon the page says the first day that can be booked, and leads to it', () => {
  const page = html(() => <TooSoon hotelId={sampleHotel.hotel.hotel_id} desk={sampleDesk()} from="2027-03-14" />)
  expect(page).toContain('The earliest check-in is Sun 14 Mar.')
  expect(page).toMatch(/checkin=2027-03-14&amp;checkout=2027-03-17[^>]*>Check in Sun 14 Mar</)
})

test('exactly one rate has the filled button, and its policy is drawn as a line from today to check-in', () => {
  expect(render().match(/<button[^>]*bg-accent text-on-accent[^>]*>Select/g)).toHaveLength(1)
  const rate = sampleRate('r1:flex', 525.66)
  const line = html(() => <Policy parts={rate.if_cancelled} arrival="Fri 12 Mar, 15:00" city="Lisbon" nowMs={SAMPLE_NOW_MS} name={rate.board} />)
  expect(line).toContain('Breakfast included: cancellation from today to check-in, in Lisbon time')
  expect(line).toMatch(/Free to cancel.*until Tue 9 Mar, 18:00.*You lose \$167\.48.*Check-in.*Fri 12 Mar, 15:00/s)
})

test('the refund if plans change is shown at every price', () => {
  const page = render()
  expect(page).toContain('Free cancellation until Tue 9 Mar, 18:00')
  expect(page).toContain('After that, you lose $167.48')
  expect(page).toContain('Non-refundable after 30 minutes')
})

test('[B9.1] now and at the property are shown apart, and nothing due is said in words', () => {
  expect(render()).toContain('Charged now: nothing')
  expect(render()).toContain('Later, at the property: $668.10')
  expect(render()).toContain('Pay when you arrive')
})

test('a price opens night by night and its lines are all there', () => {
  const page = html(() => <Nights price={samplePrice(525.66)} />)
  expect(page).toMatch(/Room, 3 nights.*\$471.*Fri 12 Mar.*\$157.*Taxes.*\$54\.66.*Your stay costs.*\$525\.66/s)
})

test('what is included in the price: every tax with its rule, since when, and its source', () => {
  const section = html(() => <Taxes hotel={sampleHotel.hotel} />)
  expect(section).toMatch(/City tax.*Paid at the property.*€4\.00 for each guest.*In effect since 1 September 2024.*Município de Lisboa/s)
})

test('how long prices are guaranteed is shown; when that has expired they can be refreshed', () => {
  const line = (expires_at: string, token = 'sealed') =>
    html(() => <FreezeLine freeze={{ token, expires_at }} nowMs={SAMPLE_NOW_MS} isRefreshing={false} onRefresh={() => {}} />)
  expect(line('2026-11-21T09:15:00Z')).toContain('Prices guaranteed for 15 minutes')
  expect(line('2026-11-21T08:59:00Z')).toMatch(/Prices may have changed.*Refresh prices/s)
  expect(line('2026-11-21T09:15:00Z', '')).not.toContain('guaranteed')
})

test('a picture is never passed off as a photograph', () => {
  expect(render()).toContain('Illustration, not a photo')
})

test('sold out: other dates and other properties', () => {
  expect(render({ ...sampleHotel, rates: [] })).not.toContain('>Select<')
  const page = html(() => <SoldOut hotel={sampleHotel.hotel} desk={sampleDesk()} />)
  expect(page).toContain('No rooms available for these nights')
  expect(page).toContain('href="/search-detail?destination=lisbon&amp;checkin=2027-03-12')
})

test('[B2.2] a holiday home is called a home, not a hotel, and its links stay below /holidaystays', () => {
  const villa = {
    ...sampleHotel,
    hotel: {
      ...sampleHotel.hotel,
      kind: 'Villa',
      rooms: sampleHotel.hotel.rooms.slice(0, 1).map((room) => ({ ...room, sleeps: 6, bedrooms: 2, beds: '4 beds' })),
    },
  }
  const page = render(villa, '/holidaystays/hotel-details')
  expect(page).toContain('Villa, sleeps 6, 2 bedrooms')
  expect(page).toContain('Choose your rate')
  expect(page.replace('name="hotel"', '')).not.toMatch(/\bhotel\b(?![-=])/)
  expect(page).toContain('href="/holidaystays/search-detail?')
  expect(page).not.toMatch(/href="\/(search-detail|hotel)/)
})

const outcome = (attempt: Attempt<Rate>) => html(() => <Outcome attempt={attempt} rate={sampleRate('r1:flex', 525.66)} desk={sampleDesk(attempt)} />)
const changed = (price: Rate['price']) => outcome({ step: 'changed', id: 'r1:flex', oldTotal: 525.66, seen: samplePrice(525.66), price, checkoutId: null })

test('[B3.3] a price that rose shows old and new side by side, the difference and why, and asks again', () => {
  const slip = changed(samplePrice(538.1))
  expect(slip).toContain('The price went up by $12.44')
  expect(slip).toMatch(/You saw.*Now.*Difference.*Total.*\$525\.66.*\$538\.10.*\+\$12\.44/s)
  expect(slip).toContain('Every night costs more than when you looked.')
  expect(slip).toContain('Continue at $538.10')
})

test('[B3.3] a price that fell is reported as well', () => {
  expect(changed(samplePrice(500))).toMatch(/The price went down by \$25\.66.*costs less.*Continue at \$500/s)
})

test('[B3.3] a room that is sold out is shown next to what is free, with the difference', () => {
  const slip = outcome({ step: 'gone', id: 'r1:flex', alternatives: [sampleSaver('r1:saver', 468.3)], message: '' })
  expect(slip).toMatch(/You chose Double, rooftop view, breakfast included.*\$525\.66, no longer available.*\$468\.30.*\$57\.36 less/s)
})

test('reviews are sorted by links, so without any script, and say how many are shown', () => {
  const page = html(() => <Reviews hotel={sampleHotel.hotel} />, '/hotel-details?hotel=casa&reviews=lowest')
  expect(page).toContain('4 of 5 written reviews')
  expect(page).toContain('<dt>Cleanliness</dt>')
  expect(page).toMatch(/<\/span>, stayed in \w+ 20\d\d, (couple|family|friends|solo traveler|business traveler)</)
  expect(page).toMatch(
    /aria-current="true"[^>]*href="\/hotel-details\?hotel=casa&amp;reviews=lowest#reviews"|href="\/hotel-details\?hotel=casa&amp;reviews=lowest#reviews"[^>]*aria-current="true"/,
  )
  expect(page.indexOf('Paul W.')).toBeLessThan(page.indexOf('Helena M.'))
})

test('similar stays that do not come leave a line and a way to the list', () => {
  const section = html(() => <SimilarStaysSection hotel={sampleHotel.hotel} stay={sampleStay} product={sampleDesk().product} stays={{ at: 'failed' }} />)
  expect(section).toMatch(/couldn&#x27;t load similar stays.*All stays in Lisbon for these nights/s)
})

test('no inline style is written: the policy of the site would block it', () => {
  expect(render()).not.toContain('style=')
})
