import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './waiting-list.gallery.tsx'
import { WaitingSection } from './waiting-section.tsx'

const html = (name: keyof typeof states) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />)
}

test.each(Object.keys(states) as (keyof typeof states)[])('every state renders without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test('a guest is asked for an address, a member is not; an empty one is said at the field', () => {
  expect(html('join, a member')).not.toContain('type="email"')
  expect(html('join, a guest')).toContain('type="email"')
  expect(html('join, no email')).toMatch(/aria-invalid="true"[\s\S]*Enter your email so that we can reach you\./)
})

test('a person who waits reads their number and has a way out; a person who is offered something, until when and for how much', () => {
  expect(html('joined')).toMatch(/You are number 3 on the waiting list[\s\S]*>Leave the waiting list<\/button>/)
  expect(html('offered')).toMatch(
    /role="status"[\s\S]*holding it for you until [\s\S]*for \$184\.20 in total[\s\S]*>Continue to payment<[\s\S]*>Let it go to the next person</,
  )
  expect(html('taken')).toMatch(/href="\/cars\/checkout\?checkout=chk_1"/)
  expect(html('expired')).not.toContain('<button')
  expect(renderToStaticMarkup(<WaitingSection waiting={[]} />)).toBe('')
})
