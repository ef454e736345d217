import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SignInContext } from '../../lib/open-sign-in.ts'
import { PLAIN_SHELL, type Shell, ShellContext } from '../../lib/shell.ts'
import { type Attempt, CHOOSING } from './attempt.ts'
import { NEW_CARD, NOTHING, type Paying } from './card-choice.ts'
import type { PaymentStepProps } from './payment-step-props.ts'
import type { TypedGate } from './tenders/apply-first.ts'
import { useClick } from './use-click.ts'
import type { NewCard } from './use-new-card.ts'
import type { Payment } from './use-payment.ts'

const person = (type: number) => ({ usr_type: type }) as Shell['user']
const details = { guests: [{ first_name: 'Nora', last_name: 'Andrade' }], contact: { email: 'n@example.com', phone: '123456' } }
const choice = { name: 'Nora Andrade', save: false } as ReturnType<NewCard['read']>

/** Clicks the button as a person, over a form that is complete or not. Returns the result. */
function click({
  user = person(2),
  attempt = CHOOSING,
  guests = details as typeof details | null,
  card = choice,
  due = 499.26,
  route = 'card',
  paying = NEW_CARD as Paying,
  gate = null as TypedGate | null,
} = {}) {
  const openSignIn = vi.fn()
  const payment = { attempt, complete: vi.fn(), refuse: vi.fn() }
  const read = vi.fn(() => card)
  const step = { checkoutId: 'chk_1', total: 525.66, due: { card: due }, pay: { route }, readGuests: vi.fn(() => guests) }
  let button = () => {}
  const Probe = () => {
    button = useClick(step as unknown as PaymentStepProps, payment as unknown as Payment, { read } as unknown as NewCard, paying, { gate: { current: gate } })
    return null
  }
  renderToStaticMarkup(
    <ShellContext value={{ ...PLAIN_SHELL, user }}>
      <SignInContext value={openSignIn}>
        <Probe />
      </SignInContext>
    </ShellContext>,
  )
  button()
  return { openSignIn, ...payment, read, readGuests: step.readGuests }
}

test('[A6.1] a guest cannot pay: the sign-in dialog opens, and nothing on the page is read or touched', () => {
  const done = click({ user: null })
  expect(done.openSignIn).toHaveBeenCalledOnce()
  expect(done.readGuests).not.toHaveBeenCalled()
  expect(done.complete).not.toHaveBeenCalled()
})

test('[B6.2] a demo account sees that it only browses; no call is made', () => {
  const done = click({ user: person(4) })
  expect(done.refuse).toHaveBeenCalledWith({ kind: 'demo' })
  expect(done.complete).not.toHaveBeenCalled()
})

test('[B4.2] while something is at work the button does nothing', () => {
  const busy: Attempt[] = [{ step: 'booking' }, { step: 'paying', bookingId: 'b' }, { step: 'settling', bookingId: 'b' }, { step: 'closing', bookingId: 'b' }]
  for (const attempt of busy) expect(click({ attempt }).complete).not.toHaveBeenCalled()
})

test('everything that is missing is shown at once, and the first of it gets the focus', () => {
  const both = click({ guests: null, card: null })
  expect(both.read).toHaveBeenCalledWith(false)
  const cardOnly = click({ card: null })
  expect(cardOnly.read).toHaveBeenCalledWith(true)
  expect(both.complete).not.toHaveBeenCalled()
  expect(cardOnly.complete).not.toHaveBeenCalled()
})

test('[B4.3, B4.4] a whole form is booked at the total on the screen, without a card where nothing is due', () => {
  expect(click().complete).toHaveBeenCalledWith(
    { checkoutId: 'chk_1', ...details, consentedTotal: 525.66, due: { card: 499.26 }, payWith: 'card', applied: null },
    choice,
  )
  const nothing = click({ due: 0, route: 'none', card: null })
  expect(nothing.complete).toHaveBeenCalledWith(expect.anything(), null)
  expect(nothing.read).not.toHaveBeenCalled()
})

test('[B4.2] while it is not known which card, or that card is still to be saved, nothing is read and nothing is paid', () => {
  for (const paying of [NOTHING, { by: 'add', says: '' } as const]) {
    const done = click({ paying })
    expect(done.readGuests).not.toHaveBeenCalled()
    expect(done.complete).not.toHaveBeenCalled()
  }
})

test('[A1.1] a saved card pays with empty fields of a new card, also where it is only saved as a guarantee', () => {
  const saved = { by: 'saved', cardId: 'pm_1', email: 'member@example.com', customer: null, label: 'Visa ending 4242' } as const
  for (const route of ['card', 'set_up']) {
    const done = click({ paying: saved, route })
    expect(done.complete).toHaveBeenCalledWith(expect.anything(), saved)
    expect(done.read).not.toHaveBeenCalled()
  }
})

test('[A5.3] what is typed and not applied is asked about once all else is complete; the answer pays, or nothing is paid', () => {
  const asksFirst = vi.fn((_pay: () => void) => true)
  expect(click({ guests: null, gate: { asksFirst } }).complete).not.toHaveBeenCalled()
  expect(asksFirst).not.toHaveBeenCalled()
  const asked = click({ gate: { asksFirst } })
  expect(asked.complete).not.toHaveBeenCalled()
  asksFirst.mock.calls[0]?.[0]()
  expect(asked.complete).toHaveBeenCalledWith(expect.objectContaining({ consentedTotal: 525.66 }), choice)
  expect(click({ gate: { asksFirst: () => false } }).complete).toHaveBeenCalledOnce()
})

test('[B4.8] on the hosted page the card is typed there: none is asked for here', () => {
  const done = click({ route: 'hosted', card: null })
  expect(done.complete).toHaveBeenCalledWith(expect.anything(), null)
  expect(done.read).not.toHaveBeenCalled()
})

test('[B4.1] the chosen invoice books without a card; where the tenders pay all of it there is nothing to invoice', () => {
  expect(click({ paying: { by: 'invoice', says: '' }, card: null }).complete).toHaveBeenCalledWith(expect.objectContaining({ payWith: 'invoice' }), null)
  expect(click({ paying: { by: 'invoice', says: '' }, due: 0, route: 'none', card: null }).complete).toHaveBeenCalledWith(
    expect.objectContaining({ payWith: 'card' }),
    null,
  )
})
