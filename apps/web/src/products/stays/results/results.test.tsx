import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { StaysFound } from './hotel-results-api.ts'
import { FROM_THE_TOP, NO_FILTERS, type Refinement } from './refinement.ts'
import { Results } from './results.tsx'
import { sampleHelp, sampleResults } from './sample-results.ts'

const stay = { destination: 'lisbon', checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [] }] }
const plain: Refinement = { filters: NO_FILTERS, sort: 'recommended', ...FROM_THE_TOP }

async function render(found: StaysFound = sampleResults, refinement: Refinement = plain, path = '/search-detail'): Promise<string> {
  const Stub = createRoutesStub([{ path, Component: () => <Results stay={stay} refinement={refinement} found={found} /> }])
  const { prelude } = await prerender(<Stub initialEntries={[path]} />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test('[B2.2] each result is an article whose heading is the hotel and leads to its rooms for the same stay', async () => {
  const html = await render()
  expect(html.match(/<article/g)).toHaveLength(3)
  expect(html).toMatch(
    /<h2[^>]*><a[^>]*href="\/hotel-details\?hotel=lisbon-0&amp;checkin=2027-03-12&amp;checkout=2027-03-15&amp;rooms=2"[^>]*>Casa das Andorinhas<\/a><\/h2>/,
  )
})

test('the names that tests and assistive tools rely on: region "Filters", combobox "Sort by", the count', async () => {
  const html = await render()
  expect(html).toContain('<section aria-label="Filters"')
  expect(html).toMatch(/<label for="([^"]+)"[^>]*>Sort by<\/label>.*<select[^>]*id="\1"/s)
  expect(html).toContain('146 stays in Lisbon')
})

test('[B9.1] the whole price comes first, then what is paid now and at the property', async () => {
  const html = await render()
  expect(html).toContain('$525.66')
  expect(html).toContain('Charged now: $499.26<br/>Later, at the property: $26.40')
  expect(html).toContain('Charged now: nothing<br/>Later, at the property: $605.66')
})

test('rooms left are shown where few are left, and only there', async () => {
  expect((await render()).match(/2 left</g)).toHaveLength(1)
})

test('works as plain forms: the stay and the order are sent with the filters', async () => {
  const html = await render(sampleResults, { ...plain, sort: 'price', filters: { ...NO_FILTERS, stars: [5] } })
  expect(html).toMatch(/<form action="\/search-detail" method="get">.*name="destination" value="lisbon".*name="sort" value="price"/s)
  expect(html).toMatch(/<input type="hidden" name="stars" value="5"/)
})

test('[B2.2] an empty list says why, and leads to the days, places and filters that do have rooms', async () => {
  const none = { ...sampleResults, hotels: [], total: 0, help: { ...sampleHelp, filters: [] } }
  const full = await render(none)
  expect(full).toContain('No rooms left in Lisbon for these nights')
  expect(full).toMatch(/href="[^"]*checkin=2027-03-19&amp;checkout=2027-03-22[^"]*"[^>]*>.*?Fri 19 to Mon 22 March 2027.*?41 stays, from \$262\.50/s)
  expect(full).toMatch(/href="[^"]*destination=sintra[^"]*"[^>]*>.*?Sintra.*?23 km away, 31 stays/s)
  const narrowed = await render({ ...none, help: sampleHelp }, { ...plain, filters: { ...NO_FILTERS, scoreMin: 9, comforts: ['pool'] } })
  expect(narrowed).toContain('Clear all filters')
  expect(narrowed).toMatch(/href="[^"]*rooms=2&amp;score=9"[^>]*>.*?Without “Pool”.*?9 stays/s)
})

test('[B2.2] filters in use are links that remove them; what would leave nothing is off, not gone', async () => {
  const facets = { ...sampleResults.facets, pay_at_property: 0 }
  const html = await render({ ...sampleResults, facets }, { ...plain, filters: { ...NO_FILTERS, stars: [5], freeCancellation: true } })
  expect(html).toMatch(/<a[^>]*href="[^"]*rooms=2&amp;stars=5"[^>]*><span class="sr-only">Remove <\/span>Free cancellation/)
  expect(html).toMatch(/<input(?=[^>]* disabled="")[^>]* name="pay_at_property"/)
})

test('[B2.2] every order says how it ranks', async () => {
  expect(await render(sampleResults, { ...plain, sort: 'stars' })).toContain('Ranked by stars, then by price. Hotels can&#x27;t pay to rank higher.')
})

test('[B2.2] in a list of holiday stays every way leads to holiday stays', async () => {
  const html = await render(sampleResults, { ...plain, cursor: 'x', before: 25 }, '/holidaystays/search-detail')
  const ways = [...html.matchAll(/(?:href|action)="(\/[^"?]*)/g)].map(([, path]) => path ?? '')
  expect(ways.length).toBeGreaterThan(6)
  expect(ways.every((path) => path.startsWith('/holidaystays/'))).toBe(true)
  expect(html).toContain('146 homes in Lisbon')
})

test('no inline style is written: the policy of the site would block it', async () => {
  expect(await render()).not.toContain('style=')
})

test('the server renders no map, only the place it will take: phones never show it', async () => {
  const html = await render()
  expect(html).not.toContain('<svg role="listbox"')
  expect(html).not.toContain('Map of 146')
  expect(html).toContain('Loading the map')
})

test('[C2.9] where the stay begins too soon each card says the first day that can be booked, and leads to it', async () => {
  const html = await render({ ...sampleResults, bookable_from: '2027-03-14' })
  expect(html).toContain('Bookable from Sun 14 Mar')
  expect(html).toContain('checkin=2027-03-14&amp;checkout=2027-03-17')
  expect(html).not.toContain('>See rooms<')
})
