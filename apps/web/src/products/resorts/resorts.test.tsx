import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { weeksOf } from './details/week-list.tsx'
import { parseNights, parseWeeks, staysHref, weeksHref } from './resort-address.ts'
import { powerSumText } from './resort-words.ts'
import { states } from './resorts.gallery.tsx'
import { sampleInventory } from './sample-resorts.ts'

async function render(state: keyof typeof states, query = ''): Promise<string> {
  const Routes = createRoutesStub([{ path: '/resorts/search-details', Component: states[state] }])
  const { prelude } = await prerender(<Routes initialEntries={[`/resorts/search-details${query}`]} />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test('each resort is an article with its price for a week or the power of an exchange, below a strip of months in the colors of the season', async () => {
  const html = await render('weeks found')
  expect(html.match(/<article/g)).toHaveLength(2)
  expect(html).toMatch(/March 2027.*High season.*17 weeks from \$842/s)
  expect(html.match(/<article.*?<\/article>/s)?.[0]).toMatch(/Club del Copal.*week from.*\$486.*taxes and fees included.*Exchange from Power 31/s)
  expect(await render('no weeks')).toContain('No weeks on offer')
})

test('weeks are listed in order, with a button for each size that can be had, and full ones struck', async () => {
  const weeks = weeksOf(sampleInventory, 'cash')
  expect(weeks.map(({ checkIn, units }) => [checkIn, units.length])).toEqual([
    ['2027-03-06', 2],
    ['2027-03-13', 1],
    ['2027-03-20', 0],
  ])
  expect(weeksOf(sampleInventory, 'exchange').map(({ units }) => units.length)).toEqual([1, 0])
  expect(await render('a resort and its weeks')).toMatch(/Studio.*\$842.*<s>Full<\/s>/s)
})

test('power is shown as a sum whose parts add up', () => {
  expect(powerSumText({ place: 17, season: 18, unit: 8, early: 0, total: 43 })).toBe('place 17 + season 18 + unit 8 = 43')
  expect(powerSumText({ place: 17, season: 18, unit: 8, early: -9, total: 34 })).toBe('place 17 + season 18 + unit 8 − close to its date 9 = 34')
})

test('a calendar says of each day why it is not free, and a stay offers the day of its later payment', async () => {
  const html = await render('a stay')
  for (const said of ['Full', 'One night left over', 'No arrival', 'Later, on Thu 4 March 2027']) expect(html).toContain(said)
  expect(await render('a stay, nothing free')).toContain('Nothing free on these nights')
})

test('addresses say what is searched for, and what is wrong with one is said at its field', () => {
  const query = (text: string) => new URLSearchParams(text)
  expect(weeksHref(parseWeeks(query('where=cancun&month=2027-03&bedrooms=2')).given)).toBe('/resorts/search-details?where=cancun&month=2027-03&bedrooms=2')
  expect(parseWeeks(query('month=2027-13')).errors).toEqual({ month: 'Choose a month.' })
  const { search } = parseNights(query('where=cancun&from=2027-03-12&to=2027-03-14&guests=3'), '2027-02-21')
  expect(search && staysHref(search)).toBe('/stays/search-details?where=cancun&from=2027-03-12&to=2027-03-14&guests=3')
  expect(parseNights(query('where=cancun&from=2027-03-12&to=2027-03-13'), '2027-02-21').errors).toEqual({ to: 'Stay at least two nights.' })
  expect(Object.keys(parseNights(query(''), '2027-02-21').errors)).toEqual(['where', 'from', 'to'])
})

test('[B4.9] what could not be prepared, with and without the name of its inventory, says what to do', async () => {
  expect(await render('could not be prepared')).toMatch(/We couldn&#x27;t prepare this unit.*Nothing was held or charged/s)
  expect(await render('someone else took it')).toMatch(/Look at the units again.*See other resorts/s)
})

test('no inline style is written: the policy of the site would block it', async () => {
  expect((await render('weeks found')) + (await render('a resort and its weeks')) + (await render('a stay'))).not.toContain('style=')
})
