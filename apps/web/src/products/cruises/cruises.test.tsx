import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { agesOf, askOf, cruisesHref, parseCruises, parseSailing, sailingHref } from './cruise-address.ts'
import { states } from './cruises.gallery.tsx'
import { activitiesHref, dayAshoreText, daysOfCall } from './days-ashore.ts'
import { daysOf } from './details/day-by-day.tsx'
import { penaltyPoints } from './details/penalties.tsx'
import { planRows } from './details/plan-rows.ts'
import { activeFilters, countFilters, parseSearch, widened } from './results/cruise-filters.ts'
import { sampleCruises, sampleDetails, sampleFree, sampleSum } from './sample-cruises.ts'

async function render(state: keyof typeof states, query = ''): Promise<string> {
  const Routes = createRoutesStub([{ path: '/cruises/search-details', Component: states[state] }])
  const { prelude } = await prerender(<Routes initialEntries={[`/cruises/search-details${query}`]} />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}
const query = (text: string) => new URLSearchParams(text)

test('[C1.3] each cruise is an article with its ports, one price for the cabin, what each guest pays of it, and what is paid now', async () => {
  const html = await render('cruises found')
  expect(html.match(/<article/g)).toHaveLength(2)
  const [first = ''] = html.match(/<article.*?<\/article>/s) ?? []
  expect(first).toMatch(/7 nights.*Corvanta Lumen.*from Barcelona.*Western Mediterranean.*Marseille.*Naples.*Inside \$1,180 each.*Balcony \$1,720/s)
  expect(first).toMatch(/2 adults.*\$2,360.*port taxes and gratuities included.*\$500 now, the rest on Fri 1 Jan.*See cabins/s)
  expect(await render('no cruises')).toMatch(/No cruises with a cabin for you.*3 cruises do not take guests as young as yours/s)
})

test('addresses say what is searched for, and what is wrong with one is said at its field', () => {
  const { given } = parseCruises(query('where=caribbean&month=2027-03&nights=6-8&port=usmia&cabin=balcony&adults=2&children=5,8'))
  expect(cruisesHref(given)).toBe('/cruises/search-details?where=caribbean&month=2027-03&nights=6-8&port=USMIA&cabin=balcony&adults=2&children=5,8')
  expect(askOf(given)).toEqual({ where: 'caribbean', month: '2027-03', nights: { from: 6, to: 8 }, port: 'USMIA', cabin: 'balcony', guests: [30, 30, 5, 8] })
  expect(parseCruises(query('')).errors).toEqual({})
  expect(askOf(parseCruises(query('')).given)).toEqual({ guests: [30, 30] })
  expect(parseCruises(query('month=2027-13&adults=5')).errors).toEqual({
    month: 'Choose a month.',
    guests: 'A cabin sleeps up to 4. Please book two cabins for more.',
  })
  expect(parseCruises(query('adults=0&children=9')).errors).toEqual({ guests: 'Children sail with an adult in their cabin.' })
  const search = parseSailing(query('sailing=corvanta-lumen-2027-05-01&grade=b3&adults=1&children=9'))
  expect([sailingHref(search), agesOf(search)]).toEqual(['/cruises/details?sailing=corvanta-lumen-2027-05-01&grade=B3&adults=1&children=9', [30, 9]])
})

test('filters are read from an address, shown in words and taken away one by one', () => {
  const asked = query('where=caribbean&line=corvanta&line=velourne&kind=suite&kind=tent&no_tenders=1&sort=date&cursor=20')
  expect(parseSearch(asked)).toEqual({
    filters: { lines: ['corvanta', 'velourne'], kinds: ['suite'], no_tenders: true },
    sort: 'date',
    cursor: '20',
  })
  expect(countFilters(asked)).toBe(3)
  expect(widened(asked)).toBe('where=caribbean&sort=date')
  const [line] = activeFilters(asked, sampleCruises.facets)
  expect(line).toEqual({ label: 'Corvanta Cruises', without: 'where=caribbean&kind=suite&kind=tent&no_tenders=1&sort=date&line=velourne' })
})

test('a cruise is listed day by day, with its days at sea between its ports', async () => {
  expect(daysOf(sampleDetails.sailing).map(({ day, call }) => [day, call?.port.port ?? 'at sea'])).toEqual([
    [1, 'ESBCN'],
    [2, 'FRMRS'],
    [3, 'ITGOA'],
    [4, 'at sea'],
    [5, 'ITNAP'],
    [6, 'at sea'],
    [7, 'at sea'],
    [8, 'ESBCN'],
  ])
  const html = await render('a cruise')
  expect(html).toMatch(/Marseille.*arrives 08:00, leaves 18:00.*8 h 30 min ashore.*all aboard 18:30.*At sea.*Naples.*Boats bring you ashore/s)
  expect(html).toMatch(/Fare of guest 1.*Port expenses.*Total for the cabin.*Final payment on Fri 1 January 2027/s)
})

test('a day ashore leads to what fits its hours; of a ship that stays overnight each day has its own', async () => {
  const [call] = sampleDetails.ashore
  const couple = { adults: 2, children: [9] }
  expect(daysOfCall(call!).map((day) => [dayAshoreText(day), activitiesHref(day, couple)])).toEqual([
    [
      'Sun 2 May, 08:30 to 16:30, all aboard 17:30',
      '/activities/search-details?place=marseille&from=2027-05-02&to=2027-05-02&adults=2&children=9&after=08:30&before=16:30',
    ],
  ])
  const overnight = daysOfCall({ ...call!, until: '2027-05-04T16:30', all_aboard_at: '2027-05-04T17:30' })
  expect(overnight.map(dayAshoreText)).toEqual(['Sun 2 May, from 08:30', 'Mon 3 May, all day', 'Tue 4 May, until 16:30, all aboard 17:30'])
  expect(overnight.map((day) => activitiesHref(day, couple).split('children=9')[1])).toEqual(['&after=08:30', '', '&before=16:30'])
  expect(activitiesHref(overnight[0]!, couple, false)).not.toContain('after')
})

test('of a grade that is all taken the way onto its waiting list is shown', async () => {
  for (const state of ['a cruise', 'a cruise without a cabin'] as const)
    expect(await render(state)).toMatch(/Grade that is all taken.*Suite.*All taken\? Join the waiting list/s)
})

test('all cabins of a deck stand on its plan from bow to stern, and those that are taken or of another grade cannot be chosen', async () => {
  const [deck] = sampleFree.decks
  const rows = planRows({ ...deck!, plan: 'fto', parts: { fore: 2, mid: 0, aft: 1 } }, sampleFree.cabins)
  expect(rows.map(({ place, port, starboard }) => [place, port && [port.no, port.state], starboard && [starboard.no, starboard.state]])).toEqual([
    ['fore', ['8002', 'free'], ['8001', 'free']],
    ['aft', null, ['8003', 'other']],
  ])
  const html = await render('a deck')
  expect(html.match(/data-cell=/g)).toHaveLength(120)
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(115)
  expect(html).toMatch(/Cabin 8005, taken" aria-disabled="true"/)
  expect(html).toMatch(/Cabin 8003, another grade" aria-disabled="true"/)
  expect(html).toMatch(/Cabin 8002, forward, port side, with a balcony, view partly blocked/)
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
  // Taken for all others, the one that its visitor holds is in the list and on the plan as theirs.
  const held = await render('a deck, one cabin held')
  expect(held).toMatch(/<option value="8005" selected="">8005, held for you, forward, starboard side<\/option>/)
  expect(held).toMatch(/Cabin 8005, forward, starboard side" aria-pressed="true"/)
})

test('what canceling costs is a line that begins today: free at first, and later what is lost already', () => {
  const about = { penalties: sampleDetails.penalties, startsOn: '2027-05-01', sum: sampleSum(3440) }
  const early = penaltyPoints({ ...about, today: '2026-11-20' })
  expect(early.map(({ title }) => title)).toEqual([
    'Today: free to cancel',
    'You lose $720',
    'You lose $1,440',
    'You lose $2,160',
    'You lose $2,880',
    'The cruise begins',
  ])
  expect([early[0]?.text, early[1]?.text]).toEqual(['until Fri 1 Jan', 'from Sat 2 Jan, 25% of the fare'])
  const late = penaltyPoints({ ...about, today: '2027-03-02' })
  expect(late.map(({ title }) => title)).toEqual(['Today: you lose $2,160', 'You lose $2,880', 'The cruise begins'])
  // A deposit that is more than the part of the fare is kept.
  const [, first] = penaltyPoints({
    ...about,
    sum: sampleSum(1560),
    today: '2026-11-20',
  })
  expect(first).toMatchObject({ title: 'You lose $500', text: 'from Sat 2 Jan, your deposit' })
})

test('no inline style is written: the policy of the site would block it', async () => {
  expect((await render('cruises found')) + (await render('a cruise')) + (await render('a deck'))).not.toContain('style=')
})
