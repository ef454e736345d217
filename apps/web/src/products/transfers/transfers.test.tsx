import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './transfers.gallery.tsx'

async function draw(state: keyof typeof states, query = ''): Promise<string> {
  const Routes = createRoutesStub([{ path: '/transfers/search-details', Component: states[state] }])
  const { prelude } = await prerender(<Routes initialEntries={[`/transfers/search-details${query}`]} />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test('each transfer is an article with a drawing, its pick-ups, minutes, carbon and the whole price', async () => {
  const html = await draw('found')
  expect(html.match(/<article/g)).toHaveLength(7)
  expect(html.match(/<article.*?<\/article>/s)?.[0]).toMatch(
    /viewBox="0 0 152 84".*People carrier.*pick-up 11:20.*pick-up 12:30.*About 20 min, at most 26 min.*90 minutes of waiting included.*1\.7 kg CO₂.*\$61\.20.*both ways, tolls included/s,
  )
  expect(html).toContain('Lisbon Airport (LIS) to Alfama')
  expect(html).toMatch(/Not for this trip.*Minibus.*It doesn(&#x27;|')t fit/s)
})

test('the sum of a pick-up is told line by line, and adds up', async () => {
  expect(await draw('details')).toMatch(
    /Your flight departs.*15:00.*Check-in closes before departure.*− 60 min.*Time to spare.*− 64 min.*The ride at its slowest.*− 26 min.*Your pick-up.*12:30/s,
  )
})

test('filters in use are chips that remove them, and an empty list says what to try', async () => {
  const html = await draw('found', '?from=LIS&to=lisbon&kind=rail&free=1')
  expect(html).toMatch(/href="[^"]*from=LIS&amp;to=lisbon&amp;free=1"[^>]*><span class="sr-only">Remove <\/span>Train/)
  expect(await draw('no transfers')).toContain('Nothing goes this way at that time')
  expect(await draw('no transfers', '?free=1')).toMatch(/No transfers match all your filters.*Without “Free cancellation”/s)
})

test('the form has the fields of its product by their names, those of the return once it is asked for', async () => {
  const one = await draw('form, one way')
  for (const name of ['From', 'To', 'Date', 'Time', 'Flight number', 'People and bags', 'Add return', 'Swap From and To']) expect(one).toContain(name)
  expect(one).not.toContain('Return date')
  expect(await draw('form, return')).toMatch(/Return date.*Return time.*Return flight number/s)
})

test('a transfer whose price changed shows the old and the new total, one that is gone the others', async () => {
  expect(await draw('price changed')).toMatch(/went up by \$4\.80.*You saw.*Now.*Transfer.*Continue at \$66/s)
  expect(await draw('sold out')).toMatch(/You chose People carrier.*See other transfers/s)
  expect(await draw('in the dark')).toContain('It goes in daylight only')
})

test('no inline style is written: the policy of the site would block it', async () => {
  expect((await draw('found')) + (await draw('details')) + (await draw('form, return'))).not.toContain('style=')
})
