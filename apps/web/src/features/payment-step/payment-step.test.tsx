import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { PLAIN_SHELL, type Shell, ShellContext } from '../../lib/shell.ts'
import { NEW_CARD } from './card-choice.ts'
import { states as optionStates } from './card-options.gallery.tsx'
import { CompletePanel } from './panels/complete-panel.tsx'
import { states as stepStates } from './payment-step.gallery.tsx'
import { progressOf } from './progress.ts'

const states = { ...stepStates, ...optionStates }
type Name = keyof typeof states

const render = (Component: (typeof states)[Name]) => {
  const Page = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Page />)
}
const html = (name: Name) => render(states[name])
/** The texts of a surface, as one reads them. */
const words = (name: Name) =>
  html(name)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

test.each(Object.entries(states))('every state renders without a style attribute, which the policy would block: %s', (_name, State) => {
  expect(render(State)).not.toMatch(/\sstyle="/)
})

test('[A2.12] the challenge is a frame under a bar with CLOSE, in a modal that has a name', () => {
  const markup = html('A2.12 challenge')
  expect(markup).toMatch(/<dialog[^>]*aria-labelledby="[^"]+"/)
  expect(markup.indexOf('CLOSE')).toBeLessThan(markup.indexOf('<iframe'))
  expect(markup).toMatch(/<iframe[^>]*title="3-D Secure"/)
  expect(markup).toMatch(/<iframe[^>]*sandbox="allow-forms allow-scripts allow-same-origin"/)
})

test('[A2.13, A8.2] the card error modal has its texts and an OK, and says what was charged and what is held', () => {
  const text = words('A2.13 card error')
  expect(text).toContain('SORRY! UNABLE TO PROCESS YOUR CARD')
  expect(text).toContain('The card could not be processed. Please use a different one.')
  expect(text).toContain('Your card has insufficient funds.')
  expect(text).toMatch(/Charged Nothing .* Your booking Still held/)
  expect(html('A2.13 card error')).toMatch(/<button[^>]*>OK<\/button>/)
  expect(html('A2.13 card error')).toContain('role="alertdialog"')
})

test('[A1.6] a top-up holds no room, and its surfaces speak of none', () => {
  const surfaces = Object.keys(states).filter((name) => /of a top-up|still being confirmed/.test(name)) as Name[]
  expect(surfaces).toHaveLength(6)
  for (const name of surfaces) expect(words(name)).not.toMatch(/room|house/i)
  expect(words('A8.1 Payment Error')).toContain('Nothing was charged, and your booking is still held.')
  expect(words('A2.12 challenge')).toContain("We're still holding your booking.")
  for (const step of ['booking', 'paying', 'settling'] as const) expect(progressOf({ step })).not.toMatch(/room|house/)
})

test('[A2.14] the generic error modal', () => {
  expect(words('A2.14 something went wrong')).toContain('SORRY, SOMETHING WENT WRONG')
})

test('[A8.1] the Payment Error panel says to try again and can be dismissed', () => {
  const markup = html('A8.1 Payment Error')
  expect(markup).toContain('aria-label="Payment Error"')
  expect(markup).toContain('Payment failed. Please try again.')
  expect(markup).toMatch(/<button[^>]*>Dismiss<\/button>/)
})

test('[A8.8] a failed 3-D Secure asks for another method, aloud', () => {
  expect(html('A8.8 challenge failed')).toMatch(/role="alert"[\s\S]*Please enter another payment method/)
})

test('[B2.9] BOOKING FAILED has its default texts, an OK and a close button', () => {
  const text = words('B2.9 BOOKING FAILED')
  expect(text).toContain('BOOKING FAILED')
  expect(text).toContain("WE'RE SORRY, BUT WE COULDN'T COMPLETE YOUR BOOKING...")
  expect(text).toContain('Error creating booking order')
  expect(html('B2.9 BOOKING FAILED')).toMatch(/<button[^>]*>OK<\/button>/)
  expect(html('B2.9 BOOKING FAILED')).toMatch(/<button[^>]*aria-label="Close"/)
})

test('[B2.10, A2.21] Booking Failed says that it did not go through and where the money goes', () => {
  const text = words('B2.10 Booking Failed')
  expect(text).toContain('Booking Failed')
  expect(text).toContain("It looks like your booking didn't go through...")
  expect(text).toContain('refunded automatically')
})

test('[B6.2, A2.20] the demo modal has its texts, OK, and the link to full access', () => {
  const text = words('B6.2 demo account')
  expect(text).toContain("SORRY! YOU CAN'T BOOK THROUGH THIS ACCOUNT")
  expect(text).toContain('YOU ARE CURRENTLY USING A DEMO ACCOUNT, WHERE YOU CAN ONLY BROWSE THROUGH OUR DEALS BUT NOT BOOK.')
  expect(html('B6.2 demo account')).toMatch(/<a[^>]*>CLICK HERE TO GET FULL ACCESS<\/a>/)
  expect(html('B6.2 demo account')).toMatch(/<button[^>]*>OK<\/button>/)
})

test('a changed price shows both totals and charges nothing', () => {
  expect(words('price changed')).toMatch(/You agreed to \$525\.66 It is now \$538\.10 Nothing was charged/)
})

test('an answer that takes long is a screen, not an error', () => {
  expect(words('still being confirmed')).toContain('Still being confirmed')
  expect(html('still being confirmed')).not.toContain('alertdialog')
})

test('[B2.13] the block: Credit Card, Save New Card, Payment, terms, on a phone what is charged now and Total with its details, COMPLETE BOOKING', () => {
  const panel = html('new card')
  expect(panel).toMatch(/<h2[^>]*>PAYMENT METHODS<\/h2>/)
  expect(panel).toMatch(/<h4[^>]*>Credit Card<\/h4>/)
  expect(panel).toMatch(/type="checkbox"[\s\S]*Save this card for next time/)
  const block = html('complete booking')
  expect(block).toContain('aria-label="Payment"')
  expect(block).toMatch(/<h2[^>]*>Payment<\/h2>/)
  expect(block).toContain('href="/terms-of-use"')
  expect(block).toContain('href="/privacy-policy"')
  expect(block).toMatch(/Charged now<span[^>]*>\$499\.26<\/span>Total <span[^>]*>\$525\.66<\/span>, <a href="#price-details"[^>]*>details<\/a>/)
  expect(block).toMatch(/<button[^>]*>COMPLETE BOOKING<\/button>/)
})

test('[B2.13] an organisation may call the button otherwise', () => {
  const due = { card: 1, now: 1, at_property: 0, waived: 0, currency: 'USD' }
  const panel = (site: Partial<Shell['organisation']['site']>) => () => (
    <ShellContext value={{ ...PLAIN_SHELL, organisation: { ...PLAIN_SHELL.organisation, site: { ...PLAIN_SHELL.organisation.site, ...site } } }}>
      <CompletePanel cost={1} due={due} pay={{ route: 'card' }} paying={NEW_CARD} detailsHref="#x" busy={false} onClick={() => {}} />
    </ShellContext>
  )
  expect(render(panel({}))).toMatch(/<button[^>]*>COMPLETE BOOKING<\/button>/)
  expect(render(panel({ complete_label: 'Reserve' }))).toMatch(/<button[^>]*>Reserve<\/button>/)
  // Where bookings are taken elsewhere there is no button to book at all.
  const elsewhere = render(panel({ no_book_link: 'https://club.example/book' }))
  expect(elsewhere).toMatch(/<a[^>]*href="https:\/\/club\.example\/book"[^>]*>/)
  expect(elsewhere).not.toContain('<button')
})

test('[B4.2] while loading the button is disabled for everyone and says what is going on', () => {
  expect(html('complete booking, at work')).toMatch(/<button[^>]*aria-disabled="true"[^>]*>COMPLETE BOOKING/)
  expect(html('complete booking, at work')).toMatch(/<p role="status"[^>]*>Contacting your bank…<\/p>/)
  expect(html('complete booking')).not.toContain('aria-disabled')
  expect(html('new card, locked while paying')).toMatch(/<fieldset[^>]*disabled=""/)
})

test("[B4.6] the provider's message is shown in red under the form, and is read aloud", () => {
  const markup = html('B4.6 provider message')
  expect(markup).toMatch(/<p role="alert"[^>]*text-stop[^>]*>Your card has insufficient funds\.<\/p>/)
  expect(markup.indexOf('insufficient funds')).toBeGreaterThan(markup.indexOf('Security code'))
})

test('the boxes of the panel are groups, and the fields keep their names', () => {
  const markup = html('new card')
  expect(markup).toMatch(/<section aria-labelledby="([^"]+)"[\s\S]*<h2 id="\1"[^>]*>PAYMENT METHODS/)
  expect(markup).toMatch(/<fieldset aria-labelledby="([^"]+)"[\s\S]*<h3 id="\1"[^>]*>Payment Methods/)
  expect(markup).toMatch(/<label for="([^"]+)"[^>]*>Name on card<\/label>[\s\S]*<input[^>]*id="\1"/)
})

test('[A2.17] [A8.9] the minimum check-in modal says so word for word, shows the first day and offers to change the dates', () => {
  const text = words('A2.17 too soon')
  expect(text).toContain("Sorry! We're unable to process your request as your travel date is too soon.")
  expect(text).toContain('The earliest date you can book is Mon 8 Mar')
  expect(html('A2.17 too soon')).toMatch(/<button[^>]*>Change Dates<\/button>/)
})

test('[A2.18] [A8.10] the duplicate booking modal asks for another name', () => {
  expect(html('A2.18 Guest Name Update Required')).toMatch(/<h2[^>]*>Guest Name Update Required<\/h2>/)
  expect(html('A2.18 Guest Name Update Required')).toMatch(/<button[^>]*>Change Name<\/button>/)
  expect(words('A2.18 Guest Name Update Required')).toContain('Nothing was charged')
})

test('[B4.1] [A4.7] the ways to pay are one group of radio buttons, the default card chosen, the form of a new card folded', () => {
  const markup = html('saved cards, the default one chosen')
  expect(markup).toMatch(/role="radiogroup" aria-label="Credit Card"><h4[^>]*>Credit Card<\/h4>/)
  expect(markup).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="pm_1"/)
  expect(words('saved cards, the default one chosen')).toMatch(/Visa ending 4242 .*Default .*Save New Card .*Pay with new card/)
  expect(markup).toMatch(/<fieldset aria-label="Credit Card"[^>]*hidden=""/)
  expect(html('saved cards, new card chosen')).not.toMatch(/<fieldset aria-label="Credit Card"[^>]*hidden=""/)
  expect(html('saved cards, with an invoice')).toMatch(/role="radiogroup" aria-label="Payment"><h4[^>]*>Payment<\/h4>/)
})

test('a card that expires soon says so, one that has expired cannot be picked', () => {
  const text = words('saved cards, the default one chosen')
  expect(text).toMatch(/Mastercard ending 4444 .*Expires soon/)
  expect(text).toMatch(/Amex ending 0005 .*Expired/)
  expect(html('saved cards, the default one chosen')).toMatch(/<input type="radio"[^>]*disabled=""[^>]*value="pm_3"/)
})

test('[A2.15] each saved card has a way to what can be done with it, unless they may only be looked at', () => {
  expect(html('saved cards, the default one chosen').match(/aria-expanded="false"/g)).toHaveLength(3)
  expect(html('saved cards, looked at by somebody else')).not.toContain('aria-expanded')
  expect(html('saved cards, looked at by somebody else')).not.toContain('value="add"')
})

test('[B4.2] loading cards show placeholders and choose nothing; the button is disabled until one is', () => {
  expect(words('saved cards on their way')).toContain('Loading your saved cards')
  expect(html('saved cards on their way')).not.toContain('type="radio"')
  expect(html('complete booking, card to be saved first')).toMatch(/<button[^>]*disabled=""[^>]*>COMPLETE BOOKING/)
  expect(words('complete booking, card to be saved first')).toContain('Save the card first')
})

test('while saved cards are loading no row is listed that would move as they come, but for what is chosen, until that takes long', () => {
  const rows = (name: Name) => html(name).match(/<input type="radio"[^>]*>/g) ?? []
  expect(rows('saved cards on their way')).toEqual([])
  expect(rows('saved cards on their way, a new card is typed')).toEqual([expect.stringContaining('checked="" value="other"')])
  expect(rows('saved cards take long')).toEqual([expect.stringContaining('value="other"')])
  expect(rows('saved cards take long')[0]).not.toContain('checked')
  // Its title is the one it will have.
  expect(rows('saved cards on their way, with an invoice')).toEqual([])
  expect(html('saved cards on their way, with an invoice')).toMatch(/<h4[^>]*>Payment<\/h4>/)
  // Each has the place that it will have: skeletons stand for what is not here.
  const places = (name: Name) => [...html(name).matchAll(/class="radio-row flex|type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value ?? '-')
  expect(places('saved cards on their way')).toEqual(['-', '-', '-', '-'])
  expect(places('saved cards on their way, with an invoice')).toEqual(['-', '-', '-', '-', '-'])
  expect(places('saved cards on their way, a new card is typed')).toEqual(['-', '-', '-', 'other'])
  expect(places('saved cards take long, with an invoice')).toEqual(['-', '-', 'invoice', '-', 'other'])
})

test('cards that could not be looked up say so, and a new card still pays', () => {
  expect(words('saved cards could not be looked up')).toMatch(/couldn't load your saved cards.*nothing was charged.*pay with a new card/)
  expect(html('saved cards could not be looked up')).toContain('Name on card')
})

test('[B4.8] [C2.8] a guarantee says that nothing is charged, the hosted page what opens, and no gateway that nothing is due now', () => {
  expect(words('set-up, a card as a guarantee')).toContain(
    "Your card is saved as a guarantee. Nothing is charged to it now. If you cancel late or don't show up, you can be charged up to $525.66 on this card. You pay $525.66 at the property.",
  )
  expect(html('set-up, a card as a guarantee')).toContain('Name on card')
  expect(words('nothing now')).toContain('Nothing is due now. You pay $525.66 at the property.')
  for (const name of ['hosted page, redirect', 'hosted page, in a frame', 'nothing now'] as const) expect(html(name)).not.toContain('Name on card')
  expect(words('hosted page over ours')).toContain('CLOSE')
  expect(words('complete booking, saved card')).toContain('$499.26 is charged to Visa ending 4242 now.')
})

test('[B4.4] where nothing is to be paid, now or later, no way of paying is shown and the button stands under “Confirm”', () => {
  expect(words('nothing to pay at all')).toMatch(/Confirm.*COMPLETE BOOKING.*Nothing is charged now\./s)
  expect(html('nothing to pay at all')).not.toMatch(/PAYMENT METHODS|Name on card|payment provider/)
})

test('[A2.13] shown before, a decline is a quiet note in the panel: what the bank says, what is held, another card one click away', () => {
  const markup = html('A2.13 declined, shown before')
  expect(markup).not.toContain('<dialog')
  expect(markup).toMatch(/role="status"[\s\S]*Your card was declined[\s\S]*<button[^>]*>Use another card<\/button>/)
  expect(words('A2.13 declined, shown before')).toContain(
    'Your bank says: Your card has insufficient funds. Nothing was charged, and your booking is still held.',
  )
  expect(words('A2.13 declined, shown before, of a top-up')).toContain('Nothing was charged.')
})

test('[A2.13] a saved card that was declined has a note next to it', () => {
  expect(words('saved cards, the default one declined')).toMatch(/Visa ending 4242 Default Everyday, expires \S+ Declined last time/)
})
