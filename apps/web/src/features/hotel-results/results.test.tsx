import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { StaysFound } from './hotel-results-api.ts'
import { NO_FILTERS, type Refinement } from './refinement.ts'
import { Results } from './results.tsx'
import { sampleResults } from './sample-results.ts'

const stay = { destination: 'lisbon', checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [] }] }
const plain: Refinement = { filters: NO_FILTERS, sort: 'recommended', cursor: null, before: 0 }

async function draw(found: StaysFound = sampleResults, refinement: Refinement = plain): Promise<string> {
  const Stub = createRoutesStub([{ path: '/search-detail', Component: () => <Results stay={stay} refinement={refinement} found={found} /> }])
  const { prelude } = await prerender(<Stub initialEntries={['/search-detail']} />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test('[B2.2] each result is an article whose heading is the hotel and leads to its rooms for the same stay', async () => {
  const html = await draw()
  expect(html.match(/<article/g)).toHaveLength(3)
  expect(html).toMatch(
    /<h2[^>]*><a[^>]*href="\/hotel-details\?hotel=lisbon-0&amp;checkin=2027-03-12&amp;checkout=2027-03-15&amp;rooms=2"[^>]*>Casa das Andorinhas<\/a><\/h2>/,
  )
})

test('the names that tests and assistive tools rely on: region "Filters", combobox "Sort by", the count', async () => {
  const html = await draw()
  expect(html).toContain('<section aria-label="Filters"')
  expect(html).toMatch(/<label for="([^"]+)"[^>]*>Sort by<\/label>.*<select[^>]*id="\1"/s)
  expect(html).toContain('146 stays in Lisbon')
})

test('[B9.1] the whole price stands first, then what is paid now and at the property', async () => {
  const html = await draw()
  expect(html).toContain('$525.66')
  expect(html).toContain('$499.26 now<br/>$26.40 at the property')
  expect(html).toContain('Nothing now<br/>$605.66 at the property')
})

test('rooms left are told where few are left, and only there', async () => {
  expect((await draw()).match(/2 left</g)).toHaveLength(1)
})

test('works as plain forms: the stay and the order go along with the filters', async () => {
  const html = await draw(sampleResults, { ...plain, sort: 'price', filters: { ...NO_FILTERS, stars: [5] } })
  expect(html).toMatch(/<form action="\/search-detail" method="get">.*name="destination" value="lisbon".*name="sort" value="price"/s)
  expect(html).toMatch(/<input type="hidden" name="stars" value="5"/)
})

test('an empty list says why and offers ways on', async () => {
  const none = { ...sampleResults, hotels: [], total: 0 }
  expect(await draw(none)).toContain('No room is left in Lisbon for these nights')
  expect(await draw(none)).toContain('Fri 19 to Mon 22 March 2027')
  expect(await draw(none, { ...plain, filters: { ...NO_FILTERS, scoreMin: 9 } })).toContain('Clear all filters')
})

test('no inline style is written: the policy of the site would block it', async () => {
  expect(await draw()).not.toContain('style=')
})
