import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './agency-payouts.gallery.tsx'

const html = (name: keyof typeof states) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />)
}

test.each(Object.keys(states) as (keyof typeof states)[])('every state renders without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test('[C3.1] what is available, pending and paid out is listed by currency, and only what is available can be recorded', () => {
  const markup = html('agents')
  expect(markup).toMatch(/Available<\/dt><dd[^>]*>\$62\.50[\s\S]*Pending<\/dt><dd[^>]*>\$117\.77[\s\S]*Paid out<\/dt><dd[^>]*>\$1,240/)
  expect(markup).toContain('Record a payout in USD')
  expect(markup).not.toContain('Record a payout in EUR')
})

test('[C3.3] a payout asks for its reason, and begins with all that is available', () => {
  expect(html('payout')).toMatch(/<input[^>]*name="amount"[^>]*value="62.5"[\s\S]*name="reference"[\s\S]*>Reason<\/label>[\s\S]*name="reason"/)
  expect(html('payout, no reason')).toContain('Please give a reason. Nothing was changed.')
  expect(html('payout, refused')).toContain('This is more than the agent can be paid now.')
})
