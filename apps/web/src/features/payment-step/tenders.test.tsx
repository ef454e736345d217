import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './tenders.gallery.tsx'

type Name = keyof typeof states
const html = (name: Name) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />)
}
const words = (name: Name) =>
  html(name)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

test.each(Object.keys(states) as Name[])('every state renders without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test.each(['tenders, a guest', 'tenders on their way', 'tenders, none applied', 'tenders pay for all of it'] as const)(
  '[A1.1, A2.11] the panel has its four boxes, each a group by its title: %s',
  (name) => {
    const groups = [...html(name).matchAll(/<fieldset aria-labelledby="([^"]+)"[^>]*>.*?<h3 id="\1"[^>]*>([^<]+)<\/h3>/g)].map(([, , title]) => title)
    expect(groups).toEqual(['Have a Coupon Code?', 'Use Your Cash Card(S)?', 'Use your points?', 'Payment Methods'])
  },
)

test('[A2.20] a guest is invited to sign in, a demo account sees that it has none; neither has a field to fill', () => {
  expect(words('tenders, a guest')).toContain("Sign in to use coupons. We'll keep what you've entered.")
  expect(words('tenders, a demo account').match(/Not available in demo accounts\./g)).toHaveLength(3)
  for (const name of ['tenders, a guest', 'tenders, a demo account'] as const) expect(html(name)).not.toContain('name="coupon"')
})

test('[A4.4] [A4.5] [A4.6] what is applied says Unapply and is shown in a locked field', () => {
  const markup = html('tenders, all applied')
  expect(markup.match(/>Unapply<\/button>/g)).toHaveLength(3)
  expect(markup).toMatch(/<input(?=[^>]*name="coupon")(?=[^>]*readonly="")[^>]*value="SAVE10"/i)
  expect(html('tenders, none applied').match(/>Apply<\/button>/g)).toHaveLength(3)
})

test('[A3.6] [A3.7] what there is is shown at the title of its box; what points take off and what the booking earns next to them', () => {
  const text = words('tenders, none applied')
  expect(text).toContain('$150 available')
  expect(text).toMatch(/12,000 points .*All 12,000 would take \$120 off this booking\. .*This booking earns 434 Sojourn Miles once it's confirmed\./)
  expect(words('points typed')).toContain('2,000 points take $20 off.')
})

test('[B2.12] the kinds of points are a list to search in, with a way to clear it', () => {
  const markup = html('tenders, none applied')
  expect(markup).toMatch(/role="combobox"[^>]*value="Sojourn Miles"/)
  expect(markup).toContain('aria-label="Clear the type of points"')
})

test('[A6.5] only an agent has a field for the extra amount', () => {
  expect(words('A6.5 an agent adds an amount')).toContain('Add cash (USD)')
  expect(words('tenders, none applied')).not.toContain('Extra amount')
})

test.each([
  ['A5.1 no code', 'PLESE ENTER A VALID CUPON CODE'],
  ['A5.2 no coupons', 'You Do Not Have Any Coupon Code To Apply'],
  ['A5.5 no amount', 'Please Enter Cash Card Amount'],
  ['A8.4 cash refused', 'FAILED TO APPLY CASH CARD'],
  ['A8.5 cash applied', 'CASH APPLIED SUCCESSFULLY'],
  ['A8.6 points refused', 'Error'],
] as const)('[A5.1, A5.2, A5.5, A8.4, A8.5, A8.6] the text of the seed stands in a live region: %s', (name, text) => {
  expect(html(name)).toMatch(new RegExp(`role="status"[^>]*><p[^>]*>(<svg.*?</svg>)?${text}</p>`))
})

test('[B4.1] the cards of stored value are boxes to tick; what one pays is shown in its row', () => {
  expect(html('tenders, none applied')).toMatch(/<ul aria-label="Your wallet"[\s\S]*<input type="checkbox"/)
  expect(words('tenders, all applied')).toMatch(/Wallet balance \$80 left −\$80/)
})

test('[B4.4] where the tenders pay all of it no card is asked for, and the waived rest is shown', () => {
  const text = words('tenders pay for all of it')
  expect(text).toContain("No card needed: what you've applied covers everything due now. The remaining $0.42 is on us.")
  expect(text).not.toContain('Name on card')
})

test('[A4.4] a coupon is offered as a button that applies it, never as a choice that changes nothing', () => {
  expect(html('tenders, none applied')).toMatch(/<button type="button"[^>]*>SAVE10/)
  expect(html('tenders, none applied')).not.toMatch(/aria-pressed="[^"]*"[^>]*>SAVE10/)
})

test('[A5.3] [A5.5] [A5.6] what is typed and not applied is asked about by name, with a way on without it and a way back', () => {
  expect(words('asked before paying, a coupon')).toMatch(/Apply SAVE10 first\? .*Apply it .*Continue without it/)
  expect(words('asked before paying, cash')).toContain('Apply $40 from your cash cards first?')
  expect(words('asked before paying, points')).toContain('Apply your points first?')
  expect(words('asked before paying, all of them')).toMatch(/Coupon SAVE10 .*\$40 from your cash cards .*2,000 points .*Apply all .*Continue without them/)
  expect(html('asked before paying, a coupon')).toContain('aria-label="Back to the checkout"')
})

test('[B4.1] while the booking is being made or paid the boxes are locked', () => {
  expect(html('tenders, locked').match(/<fieldset aria-labelledby="[^"]+" disabled=""/g)).toHaveLength(3)
})

test('[B5.3] a given discount that could take no more says how much is the most, and that the rest stays', () => {
  expect(words('B5.3 a discount as far as it goes')).toContain('takes at most $33.01 off this price. The rest stays on the card.')
  expect(words('tenders, all applied')).not.toContain('takes at most')
})

test('[C2.2] each box names its value that is held elsewhere, by what and until when, with a button to use it here or a link to the booking', () => {
  const text = words('C2.2 held elsewhere')
  expect(text).toMatch(/TAKE25 is reserved for Casa das Andorinhas until \d\d:\d\d \S+\. Use it here/)
  expect(text).toMatch(/\$40 of your cash cards is reserved for Casa das Andorinhas until \d\d:\d\d \S+\. Use it here/)
  expect(text).toMatch(/2,000 points are reserved until \d\d:\d\d \S+ for your unpaid booking of Casa das Andorinhas\. Open that booking/)
  expect(text).toMatch(/\$50 of it is reserved for Casa das Andorinhas until \d\d:\d\d \S+\. Use it here/)
  expect(html('C2.2 held elsewhere')).toMatch(/href="\/user\/my-bookings\/bkg_2"[^>]*>Open that booking/)
})

test('[C2.10] the coupon box of a top-up says that no coupon buys wallet value, and takes none', () => {
  expect(words('C2.10 a top-up')).toContain("Have a Coupon Code? You can't use coupons for this purchase.")
  expect(html('C2.10 a top-up')).not.toContain('name="coupon"')
})

test('what could not be looked up says so in its place, with a way to ask again', () => {
  expect(html('tenders could not be looked up').match(/>Try again<\/button>/g)).toHaveLength(4)
})
