import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './restaurants.gallery.tsx'
import { tablePins } from './results/table-pins.ts'
import { sampleFound } from './sample-restaurants.ts'

async function render(state: keyof typeof states, query = ''): Promise<string> {
  const Routes = createRoutesStub([{ path: '/restaurants/search-details', Component: states[state] }])
  const { prelude } = await prerender(<Routes initialEntries={[`/restaurants/search-details${query}`]} />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test('each restaurant is an article with its five nearest times as links, full ones struck, and what not coming costs', async () => {
  const html = await render('found')
  const [tasca, solar, fullHouse] = html.match(/<article.*?<\/article>/gs) ?? []
  expect(tasca).toMatch(/Tasca, Local cuisine, Alfama.*Tasca das Cigarras.*8\.9 Very good.*About \$27 a person/s)
  expect(tasca).toMatch(/href="[^"]*restaurant=lisbon\.tasca-das-cigarras&amp;at=20:00"[^>]*aria-current="true"|aria-current="true"[^>]*href="[^"]*at=20:00"/)
  expect(tasca).toMatch(/<s>20:15<\/s>.*Full.*Nothing to pay now, and free to cancel\./s)
  expect(solar).toMatch(/Nothing now\. \$15 a person if you cancel after/)
  expect(fullHouse).toContain('Nothing free around this time.')
  expect(html).toContain('3 restaurants in Lisbon')
})

test('filters in use are chips that remove them', async () => {
  const html = await render('found', '?place=lisbon&cuisine=local&no_card=1')
  expect(html).toMatch(/href="[^"]*place=lisbon&amp;no_card=1"[^>]*><span class="sr-only">Remove <\/span>Local cuisine/)
  expect(html).toContain('Clear all')
})

test('an empty list says what may have a table: other times, or fewer filters', async () => {
  expect(await render('none found')).toMatch(/No restaurant seats so many at this time.*The day after/s)
  expect(await render('none found', '?no_card=1')).toMatch(/No restaurants match all your filters.*Without “No card needed”/s)
})

test('before it is booked a page says until when the table is theirs, how long it is kept, and what is on the menu', async () => {
  const html = await render('details')
  expect(html).toMatch(/Yours until.*22:00.*Kept for 15 minutes.*Nothing to pay now, and free to cancel/s)
  expect(html).toMatch(/From the menu.*Bacalhau.*€14\.50.*Set menu of 3 courses/s)
  expect(html).toMatch(/Set menu of 3 courses for everyone, \$96 paid now/)
  expect(await render('details, a card is asked for')).toMatch(/A card guarantees every table.*\$15 a person if you cancel after/s)
})

test('a full time leads to its waiting list, and a day on which it is closed says so', async () => {
  expect(await render('details, the time is full')).toMatch(/<s>20:15<\/s>.*Join the waiting list/s)
  expect(await render('details, closed that day')).toContain('Closed that day.')
  expect(await render('sold out')).toMatch(/Other times may still be free.*Join the waiting list/s)
})

test('[C2.14] a table is changed by its free times, with the one that is booked among them, and not to what it is', async () => {
  const html = await render('C2.14 change, its times')
  expect(html).toMatch(/20:00.*20:30/s)
  expect(html).not.toContain('22:30')
  expect(await render('C2.14 change, nothing free')).toMatch(/Nothing is free that day.*<button[^>]*disabled/s)
})

test('a pin of the map says the free time nearest to the asked one, or that it is full', () => {
  expect(tablePins(sampleFound.restaurants, '20:00').map(({ label, listed }) => [label, listed])).toEqual([
    ['20:00', true],
    ['19:45', true],
    ['Full', false],
  ])
})

test('no inline style is written: the policy of the site would block it', async () => {
  expect((await render('found')) + (await render('details'))).not.toContain('style=')
})
