import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { packageIdea } from './package-idea.ts'
import { states } from './packages.gallery.tsx'
import { alsoOf, quoted, swapped, toggled } from './purchase/swap-steps.ts'
import { sampleDetails, sampleFollows, samplePackage, sampleSearch } from './sample-packages.ts'

async function draw(state: keyof typeof states, query = ''): Promise<string> {
  const Routes = createRoutesStub([{ path: '/packages/search-details', Component: states[state] }])
  const { prelude } = await prerender(<Routes initialEntries={[`/packages/search-details${query}`]} />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test('[B2.1] each package is an article: where one sleeps, when one flies, each part at its own price with its page, what both cost less, and the whole price', async () => {
  const html = await draw('found')
  expect(html.match(/<article/g)).toHaveLength(2)
  const first = html.match(/<article.*?<\/article>/s)?.[0] ?? ''
  expect(first).toMatch(/<h2[^>]*>.*Hotel da Hera.*with flights by Avonair/s)
  expect(first).toMatch(/\$1,497\.32.*for 3 travelers, taxes and fees included.*\$499\.11 per person.*You save \$36\.68.*3 left/s)
  expect(first).toMatch(/Wed 10 Mar.*09:45 LHR.*12:25.*LIS.*nonstop.*Wed 17 Mar.*22:35 LIS.*1 day later/s)
  expect(first).toMatch(
    /href="\/flight\/details\?itinerary=[^"]*"[^>]*>London to Lisbon and back.*\$623\.38.*href="\/hotel-details[^"]*".*\$910\.62.*Package discount.*−\$36\.68/s,
  )
  expect(first).toMatch(/href="\/packages\/details\?from=LON&amp;to=lisbon[^"]*part=flight[^"]*part=stay[^"]*"[^>]*>.*See the package/s)
  expect(html.match(/<article.*?<\/article>/gs)?.[1]).not.toContain('You save')
})

test('late suppliers are said, one who travels alone reads no price per person, and an empty list says which half is missing', async () => {
  const alone = await draw('one supplier late, one room for one')
  expect(alone).toMatch(/Sunbeds Direct hasn(&#x27;|’|')t answered yet/)
  expect(alone).not.toContain('per person')
  expect(await draw('no flights')).toMatch(/No flights leave and come back.*The same trip on other days/s)
  expect(await draw('no stays')).toContain('No hotel has rooms for you on all of these nights')
  expect(await draw('nothing fits', '?stops=0&stars=5')).toMatch(/No package matches your filters.*Without “5 stars”.*Without “Nonstop”/s)
})

test('the form has the fields of its product by their names', async () => {
  const html = await draw('form')
  for (const name of ['From', 'To', 'Leave', 'Return', 'Rooms and guests', 'Bags', 'Search']) expect(html).toContain(name)
  expect(html).toMatch(/<search aria-label="Packages"/)
})

test('[C1.3] the page of a package says each part with its price and page, and what each change and addition costs before it is taken', async () => {
  const html = await draw('details')
  expect(html).toMatch(/Flights.*\$623\.38 by itself.*Check this price.*Change this part.*Place to stay.*Free to cancel until Mon 8 Mar, 15:00/s)
  expect(html).toMatch(/\+\$1,991\.62.*−\$120\.40/s)
  expect(html).toMatch(/Add to your trip.*From the airport when you land.*\+\$38\.00.*Something to do.*\+\$54\.00/s)
  expect(html).toMatch(/Day by day.*09:45.*London \(LHR\).*Nothing planned/s)
  expect(html).toMatch(/You lose \$407\.68.*Your connections are protected.*\$0\.00, included.*We answer for all of its parts/s)
})

test('a ride is removed again, and what it goes by is chosen with what becomes of it', async () => {
  const html = await draw('details, with a ride')
  expect(html).toMatch(/Instead of Hotel da Hera.*Private sedan.*Remove/s)
  expect(html).toMatch(/<button[^>]*aria-label="Choose [^"]*"/)
  expect(await draw('details')).not.toMatch(/<button[^>]*aria-label="Choose [^"]*"/)
})

test('its sum is that of the parts as they cost by themselves, less what they cost less together', async () => {
  const panel = (await draw('details')).match(/<form[^>]*Book this package.*<\/form>/s)?.[0] ?? ''
  expect(panel).toMatch(/London to Lisbon and back.*\$623\.38.*Hotel da Hera.*\$910\.62.*Package discount.*−\$36\.68.*\$1,497\.32.*Continue to payment/s)
})

test('changing a part of what is held shows the old and the new sum before a yes, and says what stays', async () => {
  expect(await draw('change of a part, both sums')).toMatch(/Your total now.*\$1,497\.32.*\+\$1,991\.62.*Your new total.*\$3,488\.94.*Change for \$3,488\.94/s)
  expect(await draw('change of a part, gone')).toMatch(/This was just sold\. What you hold is unchanged\./)
  expect(await draw('change of a part, nothing there')).toContain('Nothing else fits the rest of your trip')
})

test('what follows a change is said with its hour and its price before a yes, and may be left out; what fits no more is said to go', async () => {
  const html = await draw('change of a part, others follow')
  expect(html).toMatch(/What changes with it.*Private sedan.*New pick-up: Wed 10 Mar, 14:35.*\+\$6\.00.*Leave it out/s)
  expect(html).toMatch(/Old town on foot.*Nothing like it fits any more\. It comes off your trip\..*−\$54\.00/s)
  expect(html).toMatch(/Compact car.*It comes off your trip\..*−\$38\.00.*Keep it/s)
  expect(await draw('a part is taken off')).toMatch(/It comes off your trip.*−\$38\.00.*Take it off for a total of \$1,459\.32/s)
  expect(await draw('adding to what is held')).toMatch(/From the airport when you land.*Add.*Something to do/s)
  expect(await draw('change of a part, unreached')).toMatch(/reach the server.*What you hold is unchanged.*Try again/s)
})

test('a change of what is held goes step by step: another total is asked about again, and what is refused leaves the choice', () => {
  const refusal = { ok: false, status: 409, code: 'sold_out', message: 'Gone.', data: {} } as never
  const data = { old_total: 1, price: samplePackage.price, difference: 2, follows: sampleFollows, package: null }
  const answer = (is_changed: boolean) => ({ ok: true, data: { ...data, is_changed } }) as never
  const wanted = sampleDetails.alternatives[1]!.options[0]!
  expect(quoted(wanted, refusal)).toEqual({ step: 'choosing', message: 'Gone.' })
  const asked = quoted(wanted, answer(false))
  expect(asked).toMatchObject({ step: 'asked', wanted, proposed: sampleFollows, out: [] })
  if (asked.step !== 'asked') throw new Error('it is asked')
  expect(alsoOf(asked).map(({ instead }) => instead?.role)).toEqual(['transfer', undefined, 'car'])
  const without = toggled(asked, 3)
  expect(alsoOf(without)[0]).toEqual({ part: 3, instead: null })
  expect(quoted(wanted, answer(false), without)).toMatchObject({ step: 'asked', out: [3] })
  expect(toggled(without, 3).out).toEqual([])
  expect(swapped(asked, answer(false))).toMatchObject({ step: 'asked' })
  expect(swapped(asked, refusal)).toMatchObject({ step: 'choosing' })
  expect(swapped(asked, answer(true))).toBeNull()
})

test('a package is saved into a trip with its days, its picture and the page it is looked at again by', () => {
  expect(packageIdea(samplePackage, sampleSearch, 'Lisbon')).toMatchObject({
    product: 'PKG',
    title: 'Hotel da Hera',
    place: 'Lisbon',
    image: 'facades/palace-01',
    from: '2027-03-10',
    to: '2027-03-17',
    price: { amount: 1497.32, currency: 'USD' },
    href: expect.stringContaining('/packages/details?'),
  })
})
