import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './agent-statement.gallery.tsx'
import { csvHref } from './agent-statement-api.ts'

const html = (name: keyof typeof states) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />)
}

test.each(Object.keys(states) as (keyof typeof states)[])('every state renders without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test('[B3.2] the line in figures and as a bar, what moved with its reference and what was owed after each', () => {
  const markup = html('statement')
  expect(markup).toMatch(/Available<\/dt><dd[^>]*>\$2,631\.98/)
  expect(markup).toMatch(/Used<\/dt><dd[^>]*>\$1,842\.36/)
  expect(markup).toContain('37% of the limit is used and 11% is on hold')
  expect(markup).toMatch(
    /href="\/user\/my-bookings\/bkg_1"[^>]*>Casa das Andorinhas<\/a>[\s\S]*Invoiced, <span[^>]*>SJ-7KM4-92[\s\S]*\$525\.66[\s\S]*\$1,842\.36/,
  )
  expect(markup).toMatch(/Payment received[\s\S]*Payment received, <span[^>]*>WIRE 2027-0112[\s\S]*−\$2,000/)
  expect(markup).toMatch(/cursor=ltx_4"[^>]*>Earlier entries/)
})

test('[B3.2] the file has the days that are shown', () => {
  expect(html('some days')).toContain('href="/api/agents/statement.csv?from=2027-01-15&amp;to=2027-01-15"')
  expect(csvHref({ from: '', to: '' })).toBe('/api/agents/statement.csv')
})

test('[B3.2] a person who is no agent, or has no line, gets a message and no figure', () => {
  for (const name of ['no agent', 'no line', 'unreachable'] as const) expect(html(name)).not.toContain('Available')
  expect(html('no agent')).toContain('This is for agents')
  expect(html('in favour')).toContain('In credit')
})

test('[C3.1] what an agent earned is shown next to it: what is available and pending, what a cancellation took back and what was paid out', () => {
  const markup = html('earnings').replaceAll('<!-- -->', '')
  expect(markup).toMatch(/Available<\/dt><dd[^>]*>\$22\.50[\s\S]*Pending<\/dt><dd[^>]*>\$20[\s\S]*Paid out<\/dt><dd[^>]*>\$5/)
  expect(markup).toMatch(/Payout[\s\S]*Paid out to you, OUT 1[\s\S]*−\$5[\s\S]*Reversed: canceled, SJ-2QX8-11[\s\S]*bkg_1"[^>]*>Casa das Andorinhas/)
  expect(markup).toContain('earned=e3')
  expect(html('no earnings')).toContain('No earnings yet.')
})

test('[B3.2] the owner of a line is shown by name: no id of ours is shown', () => {
  for (const name of Object.keys(states) as (keyof typeof states)[]) expect(html(name)).not.toContain('vp_')
  expect(html('statement').replaceAll('<!-- -->', '')).toContain('Your credit line with Sojourn, paid by invoice.')
})
