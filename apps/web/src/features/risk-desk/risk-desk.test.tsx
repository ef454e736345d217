import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './risk-desk.gallery.tsx'
import { ruleFaultText } from './risk-words.ts'

const html = (name: keyof typeof states) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />)
}

test.each(Object.keys(states) as (keyof typeof states)[])('every state renders without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test('a booking that waits is listed with its score and reasons, and a high score as a warning', () => {
  const markup = html('waiting')
  expect(markup).toMatch(
    /Booking bkg_1m87cdf6jw5k022x82mwf9h66[\s\S]*text-sun[^>]*>Score 40[\s\S]*disposable mailbox on a first booking, many cards from one device/,
  )
  expect(markup).toMatch(/text-stop[^>]*>Score 95/)
  expect(html('nothing waits, default rules')).toMatch(/No booking is waiting to be checked\.[\s\S]*These are the default rules\./)
})

test('a dry run says how many payments each action and each rule would have met', () => {
  const markup = html('tried')
  expect(markup).toContain('These rules on 214 payments of the last 30 days')
  expect(markup).toMatch(/Allow<\/dt><dd[^>]*>199<[\s\S]*Block<\/dt><dd[^>]*>0</)
  expect(markup).not.toContain('The newest ones were checked.')
  expect(html('tried, more than could be checked')).toContain('The newest ones were checked.')
})

test('a fault names the word it was found at', () => {
  expect(ruleFaultText('card_country = 3', 'wrong_type', 15)).toBe("“3” can't be compared with this fact.")
  expect(ruleFaultText('card_country in ("PT" "ES")', 'unexpected', 21)).toBe('We can\'t read the condition from “"ES"” on.')
  expect(ruleFaultText('not', 'unfinished', 3)).toBe('The condition stops too early.')
})

test('closing a review asks for its reason, which other operators read', () => {
  expect(html('fraud, no reason')).toMatch(/>Reason<\/label>[\s\S]*name="reason"[\s\S]*Please give a reason\. Nothing was changed\./)
  expect(html('fine')).toContain('Other operators can read it.')
})
