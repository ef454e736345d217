import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './activities.gallery.tsx'
import { activityHref, parseOuting, resultsHref } from './activity-address.ts'
import { sampleOuting } from './sample-activities.ts'

async function render(state: keyof typeof states, query = ''): Promise<string> {
  const Routes = createRoutesStub([{ path: '/activities/search-details', Component: states[state] }])
  const { prelude } = await prerender(<Routes initialEntries={[`/activities/search-details${query}`]} />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test('each activity is an article with its departures as links, a full one struck, and the whole price for everyone', async () => {
  const html = await render('found')
  expect(html.match(/<article/g)).toHaveLength(3)
  const [card] = html.match(/<article.*?<\/article>/s) ?? []
  expect(card).toMatch(/Old town walk: Alfama.*session=lisbon\.old-town-walk\.1@2027-03-17T10:00.*<s>15:00<\/s>.*\$98\.50.*taxes and fees included/s)
  expect(card).toContain('Runs from 4 people; 2 are in. Decided Tue 16 Mar, 18:00, or you get all your money back.')
  expect(html).toContain('3 activities in Lisbon')
  expect(html).toContain('The operator answers within 24 hours')
})

test('filters in use are chips that remove them; an empty list says why', async () => {
  expect(await render('found', '?place=lisbon&kind=Walking+tours&free=1')).toMatch(
    /href="[^"]*place=lisbon&amp;free=1"[^>]*><span class="sr-only">Remove <\/span>/,
  )
  expect(await render('no activities')).toMatch(/No activities with enough places.*3 activities are not for the ages/s)
  expect(await render('no activities', '?free=1')).toMatch(/No activities match all your filters.*Without “Free to cancel”/s)
})

test('a chosen departure shows its options, its languages, what is asked of each person, and what canceling means', async () => {
  const html = await render('time chosen')
  expect(html).toMatch(/Private, for your group alone.*Full/s)
  expect(html.match(/Weight in kilograms, with clothes, person \d/g)).toHaveLength(3)
  expect(html).toMatch(/Language of the guide.*English.*Portuguese/s)
  expect(html).toMatch(/6 left/)
  expect(await render('no time chosen')).toContain('Choose a time first')
})

test('hours are a chip that removes them alone; where nothing fits in them, that is said', async () => {
  const query = '?place=lisbon&from=2027-03-17&to=2027-03-17&adults=2&after=08:45&before=15:00&sort=price'
  expect((await render('found', query)).replaceAll('&#x27;', "'")).toMatch(
    /href="\/activities\/search-details\?place=lisbon&amp;from=2027-03-17&amp;to=2027-03-17&amp;adults=2&amp;sort=price"[^>]*><span class="sr-only">Remove <\/span>Between 08:45 and 15:00/,
  )
  expect(await render('nothing fits the hours', query)).toMatch(/Nothing fits these hours.*Without “Between 08:45 and 15:00”/s)
})

test('departures outside the hours are apart from the others, and said to be so where one is chosen', async () => {
  const html = await render('outside the hours')
  expect(html.match(/Starts before 11:00 or ends after 16:00/g)).toHaveLength(3)
  expect(html).toMatch(/Starts before 11:00 or ends after 16:00<\/p><ul[^>]*>.*?session=lisbon\.old-town-walk\.1@2027-03-17T10:00/s)
})

test('no inline style is written: the policy of the site would block it', async () => {
  expect((await render('found')) + (await render('time chosen'))).not.toContain('style=')
})

const read = (query: string) => parseOuting(new URLSearchParams(query), '2027-01-16')

test('an address says a search in one line, and is read as what was written', () => {
  expect(resultsHref(sampleOuting)).toBe('/activities/search-details?place=lisbon&from=2027-03-17&to=2027-03-19&adults=2&children=8')
  expect(activityHref('lisbon.food-walk.1', sampleOuting, 'lisbon.food-walk.1@2027-03-17T10:30')).toContain(
    'activity=lisbon.food-walk.1&session=lisbon.food-walk.1@2027-03-17T10:30',
  )
  expect(read('place=lisbon&from=2027-03-17&to=2027-03-19&adults=2&children=8').outing).toEqual(sampleOuting)
  expect(read('place=lisbon&from=2027-03-17&to=2027-03-17').outing).toMatchObject({ adults: 2, children: [] })
})

test('hours are read where they are some, and stay in every address of the search', () => {
  const query = 'place=lisbon&from=2027-03-17&to=2027-03-17'
  const outing = read(`${query}&after=08:45&before=15:00`).outing!
  expect(outing).toMatchObject({ after: '08:45', before: '15:00' })
  expect(resultsHref(outing)).toContain('&after=08:45&before=15:00')
  expect(activityHref('lisbon.food-walk.1', outing)).toContain('&after=08:45&before=15:00&activity=')
  for (const bad of ['after=8:45', 'before=25:00', 'after=15:00&before=08:45', 'after=&before=']) {
    expect(resultsHref(read(`${query}&${bad}`).outing!)).not.toMatch(/after|before/)
  }
})

test.each([
  ['place=&from=2027-03-17&to=2027-03-19', 'place'],
  ['place=lisbon&from=2027-01-02&to=2027-03-19', 'from'],
  ['place=lisbon&from=never&to=2027-03-19', 'from'],
  ['place=lisbon&from=2027-03-17&to=2027-03-16', 'to'],
  ['place=lisbon&from=2027-03-17&to=2027-06-16', 'to'],
  ['place=lisbon&from=2027-03-17&to=2027-03-19&adults=0', 'party'],
  ['place=lisbon&from=2027-03-17&to=2027-03-19&adults=99', 'party'],
  ['place=lisbon&from=2027-03-17&to=2027-03-19&children=8,44', 'party'],
])('what is wrong is said at its field: %s', (query, field) => {
  const { outing, errors } = read(query)
  expect(outing).toBeNull()
  expect(Object.keys(errors)).toContain(field)
})
