import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Attempt, CHOOSING, type PaymentEvent } from './attempt.ts'
import { isBrokenId, next } from './payment-machine.ts'

const run = (events: readonly PaymentEvent[], from: Attempt = CHOOSING): Attempt => events.reduce(next, from)
const click: PaymentEvent = { type: 'complete_clicked' }
const booked: PaymentEvent = { type: 'booked', bookingId: 'bkg_1' }
const challenge: PaymentEvent = { type: 'challenge', bookingId: 'bkg_1', url: 'https://pay.test/challenge/1' }

test('a card without a challenge: clicked, booked, paid, confirmed', () => {
  expect(run([click, booked, { type: 'paid' }, { type: 'status', status: 'confirmed', message: '' }])).toEqual({ step: 'confirmed', bookingId: 'bkg_1' })
})

test('[B4.4] price 0: nothing is paid, the booking settles at once', () => {
  expect(run([click, { type: 'nothing_due', bookingId: 'bkg_1' }])).toEqual({ step: 'settling', bookingId: 'bkg_1' })
})

test('[A4.9] a token with an authentication address shows the challenge', () => {
  expect(run([click, booked, challenge])).toEqual({ step: 'challenged', bookingId: 'bkg_1', url: 'https://pay.test/challenge/1', page: 'bank' })
})

test('[A4.10, A8.8] CLOSE on an unfinished challenge asks for another method and keeps the booking', () => {
  const closed = run([click, booked, challenge, { type: 'challenge_left' }])
  expect(closed.step).toBe('closing')
  expect(next(closed, { type: 'retry', notice: { kind: 'challenge' } })).toEqual({ step: 'choosing', bookingId: 'bkg_1', notice: { kind: 'challenge' } })
})

test('a decline keeps the booking, so that one click tries another card', () => {
  const declined = run([click, booked, { type: 'retry', notice: { kind: 'card', message: 'Your card was declined.' } }])
  expect(declined).toMatchObject({ step: 'choosing', bookingId: 'bkg_1' })
  expect(next(declined, click)).toEqual({ step: 'paying', bookingId: 'bkg_1' })
})

test('[C2.3] a change of what pays opens the checkout again: the next click books again, and late events of the old booking change nothing', () => {
  const declined = run([click, booked, { type: 'retry', notice: { kind: 'card', message: 'Your card was declined.' } }])
  const open = next(declined, { type: 'reopened' })
  expect(open).toEqual(CHOOSING)
  expect(next(open, { type: 'status', status: 'cancelled', message: '' })).toBe(open)
  expect(next(open, { type: 'reopened' })).toBe(open)
  expect(run([click, { type: 'booked', bookingId: 'bkg_2' }], open)).toEqual({ step: 'paying', bookingId: 'bkg_2' })
  // While it is paid nothing is opened again.
  for (const under of [run([click]), run([click, booked]), run([click, booked, challenge]), run([click, booked, { type: 'paid' }])])
    expect(next(under, { type: 'reopened' })).toBe(under)
})

test('polling that ends without an answer leaves a screen that still listens, never an error', () => {
  const pending = run([click, booked, { type: 'paid' }, { type: 'polling_ended' }])
  expect(pending).toEqual({ step: 'pending', bookingId: 'bkg_1' })
  expect(next(pending, { type: 'status', status: 'confirmed', message: '' }).step).toBe('confirmed')
})

test('a second click while the first is at work changes nothing', () => {
  expect(run([click, click])).toEqual({ step: 'booking' })
  expect(run([click, booked, click])).toEqual({ step: 'paying', bookingId: 'bkg_1' })
})

test('[B4.3] an id with undefined or NaN in it is broken', () => {
  expect(['bkg_undefined', 'NaN', '', 'bkg_1'].map(isBrokenId)).toEqual([true, true, true, false])
})

test('whatever comes in whatever order, a confirmed booking stays confirmed', () => {
  const event = fc.constantFrom<PaymentEvent>(
    click,
    booked,
    challenge,
    { type: 'challenge_left' },
    { type: 'paid' },
    { type: 'polling_ended' },
    { type: 'dismissed' },
    {
      type: 'status',
      status: 'failed',
      message: '',
    },
  )
  fc.assert(fc.property(fc.array(event), (events) => run(events, { step: 'confirmed', bookingId: 'b' }).step === 'confirmed'))
})

const hosted = (isPopup: boolean): PaymentEvent => ({ type: 'hosted', url: 'https://pay.test/pay/pi_1', isPopup })

test('[B4.8] the hosted page takes the browser away; back by its own button the booking is resumed where it was', () => {
  const gone = run([click, booked, hosted(false)])
  expect(gone).toEqual({ step: 'leaving', bookingId: 'bkg_1', url: 'https://pay.test/pay/pi_1' })
  const found: Attempt = { step: 'choosing', bookingId: 'bkg_1', notice: null }
  expect(next(gone, { type: 'found', attempt: found })).toEqual(found)
})

test('[B4.8] [A2.12] in a frame it covers the page and is left by CLOSE as the bank is', () => {
  const over = run([click, booked, hosted(true)])
  expect(over).toEqual({ step: 'challenged', bookingId: 'bkg_1', url: 'https://pay.test/pay/pi_1', page: 'hosted' })
  expect(next(over, { type: 'challenge_left' }).step).toBe('closing')
})

test('[B4.7] a forced payment reloads the page, at once and after the bank’s page; nothing is polled meanwhile', () => {
  expect(run([click, booked, { type: 'paid', forced: true }])).toEqual({ step: 'reloading', bookingId: 'bkg_1' })
  const closed = run([click, booked, challenge, { type: 'challenge_left' }, { type: 'paid', forced: true }])
  expect(closed.step).toBe('reloading')
  expect(next(closed, { type: 'paid' })).toBe(closed)
})

test('[A4.9] a bank that asks after an answer that did not reach us is shown, and never called paid', () => {
  const asked: Attempt = { step: 'challenged', bookingId: 'bkg_1', url: 'https://pay.test/c', page: 'bank' }
  expect(run([click, booked, { type: 'paid' }, { type: 'found', attempt: asked }])).toEqual(asked)
  expect(run([click, booked, { type: 'paid' }, { type: 'polling_ended' }, { type: 'found', attempt: asked }])).toEqual(asked)
})
