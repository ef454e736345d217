import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './agent-desk.gallery.tsx'

const html = (name: keyof typeof states) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />)
}

test.each(Object.keys(states) as (keyof typeof states)[])('every state renders without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test('an agent reads on every page for whom they book and what they add', () => {
  expect(html('bar, nobody chosen')).toMatch(/No client chosen[\s\S]*Clients pay the public price/)
  expect(html('bar, a client')).toMatch(/You are booking for Amara Okafor[\s\S]*You add 8% to the net price/)
})

test('at a checkout an agent reads net, markup and what the client pays, and that only before it is booked it can be changed', () => {
  const open = html('at a checkout')
  expect(open).toMatch(/Net price[\s\S]*\$174\.24[\s\S]*Markup[\s\S]*\$7\.23[\s\S]*Client pays[\s\S]*\$181\.47/)
  expect(open).toContain('Change the markup of this booking')
  expect(html('at a checkout, booked')).not.toContain('Change the markup')
})

test('an amount is put on one price only: for all that follows there is a percentage', () => {
  expect(html('markup, of all')).not.toContain('An amount')
  expect(html('markup, in percent')).toMatch(/An amount[\s\S]*allows 0% to 30%/)
})
