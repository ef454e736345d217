import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './checkout.gallery.tsx'
import { warningOf } from './hold-clock.tsx'
import { clockText } from './use-countdown.ts'

const html = (name: keyof typeof states) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />)
}

test.each(Object.keys(states) as (keyof typeof states)[])('every state draws without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test('[B2.13] the price details are a region whose total is labelled Total', () => {
  const markup = html('price details')
  expect(markup).toContain('aria-label="Price details"')
  expect(markup).toMatch(/<dt id="([^"]+)"[^>]*>Total<\/dt>[\s\S]*<output aria-labelledby="\1">\$525\.66<\/output>/)
})

test('what is paid now and what at the property stand apart, and nothing is said in words', () => {
  expect(html('price details')).toMatch(/You pay now<\/dt><dd[^>]*>\$499\.26<\/dd>[\s\S]*You pay at the property<\/dt><dd[^>]*>\$26\.40/)
  const later = html('price details, all at the property, no free cancellation')
  expect(later).toMatch(/You pay now<\/dt><dd[^>]*>Nothing now/)
  expect(later).toContain('No free cancellation.')
})

test("the cancel deadline stands beside the price, in the property's own time", () => {
  expect(html('price details')).toContain('Free cancellation until Tue 9 Mar, 18:00</b>, Lisbon time. After that $167.48 is kept.')
})

test('the guest details are a region with four named fields; what is wrong is said at each', () => {
  const markup = html('guest details, missing')
  expect(markup).toMatch(/<section[^>]*aria-labelledby="([^"]+)"[\s\S]*<h2 id="\1"[^>]*>Guest details/)
  for (const label of ['First name', 'Last name', 'Email', 'Phone'])
    expect(markup).toMatch(new RegExp(`<label for="([^"]+)"[^>]*>${label}</label>[\\s\\S]*<input[^>]*id="\\1"`))
  expect(markup.match(/aria-invalid="true"/g)).toHaveLength(4)
})

test('once a booking is made out to a guest its details are shown and not changed', () => {
  expect(html('guest details, booked').match(/readonly=""/gi)).toHaveLength(4)
})

test('the clock speaks twice: when it becomes urgent, and when it is over', () => {
  expect([null, 900, 120].map((left) => warningOf(left, true, 'room'))).toEqual(['', '', ''])
  expect(new Set([119, 60, 1].map((left) => warningOf(left, true, 'room')))).toEqual(
    new Set(['Less than two minutes left to hold this room. You can hold it longer.']),
  )
  expect(warningOf(60, false, 'room')).not.toContain('longer')
  expect(warningOf(0, true, 'room')).toContain('nothing is charged')
})

test('a clock reads minutes and seconds', () => {
  expect([872, 59, 0].map(clockText)).toEqual(['14:32', '00:59', '00:00'])
})

test('[B2.2] a holiday home is held and paid as a home, not as a room', () => {
  const markup = html('hold clock, holiday home') + html('price details, holiday home')
  expect(markup).toContain('We hold this home at this price.')
  expect(markup).toContain('aria-label="How long your home is held"')
  expect(markup).toContain('Home, 3 nights')
  expect(markup).not.toContain('Room, ')
})

test('how it is paid stands after what is paid now, each tender taken off it with its rule down to what the card pays, and the total stays', () => {
  const markup = html('price details, paid by tenders and a card')
  const after = markup.slice(markup.indexOf('You pay now'))
  const told = [...after.matchAll(/(−?)\$(\d+(?:\.\d+)?)<\/dd>/g)].map(([, minus, amount]) => (minus ? -1 : 1) * Number(amount))
  expect(told).toEqual([499.26, -25, -40, -20, 414.26, 26.4])
  expect(told.slice(0, 4).reduce((sum, one) => sum + one)).toBeCloseTo(414.26)
  expect(after).toContain('100 points are 1 USD')
  expect(markup).toContain('>$525.66</output>')
  expect(html('price details')).not.toContain('Card<')
})

test('[A9.6] a top-up has the clock too, and speaks of no room', () => {
  const markup = html('pay clock, wallet value') + html('pay clock, wallet value, over')
  expect(markup).toContain('aria-label="How long you can pay"')
  expect(markup).toContain('role="timer"')
  expect(markup).not.toMatch(/room|null/)
  expect(warningOf(60, false, null)).toBe('Less than two minutes left to pay.')
  expect(warningOf(0, false, null)).toBe('The time to pay has ended. Without a payment nothing is charged.')
})
