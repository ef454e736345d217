import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './checkout.gallery.tsx'
import { warningOf } from './hold-warning.ts'
import { clockText, isUrgent } from './use-countdown.ts'

const html = (name: keyof typeof states) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />)
}

test.each(Object.keys(states) as (keyof typeof states)[])('every state renders without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test('[B2.13] the price details are a region whose one sum is named Total', () => {
  const markup = html('price details')
  expect(markup).toContain('aria-label="Price details"')
  expect(markup).toMatch(/Your total<\/dt>[\s\S]*<output aria-label="Total">\$525\.66<\/output>/)
})

test('[C2.6] a better price is offered beside the one it is held at, with a way to keep that; what is applied is said to come off only where something is', () => {
  const words = (name: keyof typeof states) =>
    html(name)
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replace(/\s+/g, ' ')
  expect(words('better price, a member')).toMatch(/Your member price is \$499\.38 .*held at \$525\.66.* Use \$499\.38 Keep \$525\.66/)
  expect(words('better price, an agent')).toContain("Your agency's net price is $499.38")
  expect(words('better price, a member')).not.toContain('comes off')
  expect(words('better price, with cash applied')).toContain('Anything you applied comes off')
})

test('what is charged now and what is paid later are apart, and nothing is said in words', () => {
  expect(html('price details')).toMatch(/Charged now<\/dt><dd[^>]*>\$499\.26<\/dd>[\s\S]*Later, at the property<\/dt><dd[^>]*>\$26\.40/)
  const later = html('price details, all at the property, no free cancellation')
  expect(later).toMatch(/Charged now<\/dt><dd[^>]*>Nothing/)
  expect(later).toContain('Free to cancel for 30 minutes after booking, then you lose $499.26.')
})

test("the cancel deadline is next to the price, in the property's own time", () => {
  expect(html('price details')).toContain(
    'Free to cancel until Tue 9 Mar, 18:00 (Lisbon time), then you lose $167.48.</b> If you don&#x27;t show up, you lose $499.26.',
  )
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

test('where everyone is named each traveller is a group of their own, with names, and what is missing is said at each field', () => {
  const markup = html('travellers, everyone named')
  expect([...markup.matchAll(/<fieldset[^>]*><legend[^>]*>([^<]*(?:<!-- -->)?\d)/g)].map(([, name]) => name?.replace('<!-- -->', ''))).toEqual([
    'Traveler 1',
    'Traveler 2',
    'Traveler 3',
  ])
  expect(markup).toMatch(/name="firstName-2"[^>]*value="Rui"|value="Rui"[^>]*name="firstName-2"/)
  expect(html('travellers, everyone named, missing').match(/aria-invalid="true"/g)).toHaveLength(8)
  expect(html('guest details')).not.toContain('<fieldset')
})

test('of a traveller with documents each thing asked has a label of its own and is filled in by nobody but the lead; what is wrong is said at each field', () => {
  const markup = html('travellers with documents')
  for (const label of [
    'Date of birth',
    'Nationality',
    'Passport number',
    'Issued by',
    'Expires on',
    'Document',
    'ID card number',
    'Expires on \\(if it does\\)',
  ])
    expect(markup).toMatch(new RegExp(`<label for="([^"]+)"[^>]*>${label}</label>[\\s\\S]*<(?:input|select)[^>]*id="\\1"`))
  expect(html('travellers with documents, missing').match(/aria-invalid="true"/g)!.length).toBeGreaterThanOrEqual(6)
  expect(html('travellers with documents, booked')).toMatch(/<select[^>]*disabled/)
  expect(html('travellers, everyone named')).not.toMatch(/Date of birth|Passport number/)
})

test('the clock is announced twice: when it becomes urgent, and when it is over', () => {
  expect([null, 900, 120, 119, 0].map(isUrgent)).toEqual([false, false, false, true, true])
  expect(new Set([119, 60, 1].map((left) => warningOf(left, true, true)))).toEqual(
    new Set(['Less than two minutes left on your hold. You can hold it longer.']),
  )
  expect(warningOf(60, false, true)).not.toContain('longer')
  expect(warningOf(0, true, true)).toContain('nothing was charged')
})

test('a clock reads minutes and seconds', () => {
  expect([872, 59, 0].map(clockText)).toEqual(['14:32', '00:59', '00:00'])
})

test('[B2.2] a holiday home is paid as a home, not as a room', () => {
  const markup = html('price details, holiday home')
  expect(markup).toContain('Home, 3 nights')
  expect(markup).not.toContain('Room, ')
})

test('a discount lowers the sum, what pays it follows with a minus, and the charge names its card; every amount has two decimals', () => {
  const markup = html('price details, paid by tenders and a card')
  const amounts = [...markup.matchAll(/>(−?)\$(\d+\.\d\d)<\/(?:dd|output)>/g)].map(([, minus, amount]) => (minus ? -1 : 1) * Number(amount))
  expect(amounts.slice(-6)).toEqual([-25, 500.66, -40, -20, 414.26, 26.4])
  expect(markup).not.toMatch(/>−?\$\d+<\//)
  expect(markup).toContain('100 points are 1 USD')
  expect(markup).toContain('Charged now: Visa ending 4242')
  expect(html('price details, by invoice')).toContain('On invoice: Credit line')
})

test('[A9.6] a top-up has the clock too, and mentions no room', () => {
  const markup = html('pay clock, wallet value') + html('pay clock, wallet value, over')
  expect(markup).toContain('aria-label="Time left to pay"')
  expect(markup).toContain('role="timer"')
  expect(markup).not.toMatch(/room|null/)
  expect(warningOf(60, false, false)).toBe('Less than two minutes left to pay.')
  expect(warningOf(0, false, false)).toBe("The time to pay has ended. If you haven't paid, nothing was charged.")
})
