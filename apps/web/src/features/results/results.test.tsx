import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './results.gallery.tsx'

async function render(state: keyof typeof states): Promise<string> {
  const { prelude } = await prerender(<Stub state={state} />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

function Stub({ state }: { state: keyof typeof states }) {
  const Routes = createRoutesStub([{ path: '/', Component: states[state] }])
  return <Routes />
}

test('a list has its count, its filters, its cards and the ways to the pages around it', async () => {
  const html = await render('found')
  expect(html).toContain('2 offers in Lisbon')
  expect(html).toContain('<section aria-label="Filters"')
  expect(html.match(/<article/g)).toHaveLength(2)
  expect(html).toMatch(/26 to 27 of 60.*Previous page.*Next page/s)
  expect(html).not.toContain('Remove')
  expect(html).not.toContain('answered yet')
})

test('filters in use are links that remove them, all of them at once by "Clear all"', async () => {
  const html = await render('narrowed')
  expect(html.match(/Remove <\/span>/g)).toHaveLength(2)
  expect(html).toContain('Clear all')
  expect(html).toContain('Filters (2)')
})

test('an empty list says so in the words of its product', async () => {
  expect(await render('nothing found')).toContain('Nothing was found.')
})

test('suppliers that have not answered are named, with the way to ask again', async () => {
  expect(await render('suppliers missing')).toMatch(/2 suppliers haven&#x27;t answered yet: Northern and Harbour\..*Search again/s)
  expect(await render('one supplier missing')).toContain('Northern hasn&#x27;t answered yet.')
})

test('no inline style is written: the policy of the site would block it', async () => {
  expect(await render('narrowed')).not.toContain('style=')
})

test('a search without a list says why in the words of its product, with the ways on', async () => {
  expect(await render('a country')).toMatch(/Where in Portugal\?.*Choose a city.*Cities in Portugal.*Lisbon/s)
  expect(await render('no such place')).toMatch(/No places match “Atlantis”.*It may be spelled differently/s)
  expect(await render('asked for nothing')).toContain('Where and when?')
})

test('of an address that asks for something the heading says what is wrong with it; of an empty one what to ask for', async () => {
  expect(await render('a date that has passed')).toMatch(/<h1[^>]*>That date has passed\. Choose a later one\.<.*We&#x27;ve saved the rest/s)
  expect(await render('asked for nothing')).toMatch(/<h1[^>]*>Where and when\?</)
})
