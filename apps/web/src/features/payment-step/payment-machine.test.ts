import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Attempt, CHOOSING, isBrokenId, next, type PaymentEvent } from './payment-machine.ts'

const run = (events: readonly PaymentEvent[], from: Attempt = CHOOSING): Attempt => events.reduce(next, from)
const press: PaymentEvent = { type: 'complete_pressed' }
const booked: PaymentEvent = { type: 'booked', bookingId: 'bkg_1' }
const challenge: PaymentEvent = { type: 'challenge', bookingId: 'bkg_1', url: 'https://pay.test/challenge/1' }

test('a card without a challenge: pressed, booked, paid, confirmed', () => {
  expect(run([press, booked, { type: 'paid' }, { type: 'status', status: 'confirmed', message: '' }])).toEqual({ step: 'confirmed', bookingId: 'bkg_1' })
})

test('[B4.4] price 0: nothing is paid, the booking settles at once', () => {
  expect(run([press, { type: 'nothing_due', bookingId: 'bkg_1' }])).toEqual({ step: 'settling', bookingId: 'bkg_1' })
})

test('[A4.9] a token with an authentication address shows the challenge', () => {
  expect(run([press, booked, challenge])).toEqual({ step: 'challenged', bookingId: 'bkg_1', url: 'https://pay.test/challenge/1' })
})

test('[A4.10, A8.8] CLOSE on an unfinished challenge asks for another method and keeps the booking', () => {
  const closed = run([press, booked, challenge, { type: 'challenge_left' }])
  expect(closed.step).toBe('closing')
  expect(next(closed, { type: 'retry', notice: { kind: 'challenge' } })).toEqual({ step: 'choosing', bookingId: 'bkg_1', notice: { kind: 'challenge' } })
})

test('a decline keeps the booking, so that one press tries another card', () => {
  const declined = run([press, booked, { type: 'retry', notice: { kind: 'card', message: 'Your card was declined.' } }])
  expect(declined).toMatchObject({ step: 'choosing', bookingId: 'bkg_1' })
  expect(next(declined, press)).toEqual({ step: 'paying', bookingId: 'bkg_1' })
})

test('polling that ends without an answer leaves a screen that still listens, never an error', () => {
  const pending = run([press, booked, { type: 'paid' }, { type: 'polling_ended' }])
  expect(pending).toEqual({ step: 'pending', bookingId: 'bkg_1' })
  expect(next(pending, { type: 'status', status: 'confirmed', message: '' }).step).toBe('confirmed')
})

test('a second press while the first is at work changes nothing', () => {
  expect(run([press, press])).toEqual({ step: 'booking' })
  expect(run([press, booked, press])).toEqual({ step: 'paying', bookingId: 'bkg_1' })
})

test('[B4.3] an id with undefined or NaN in it is broken', () => {
  expect(['bkg_undefined', 'NaN', '', 'bkg_1'].map(isBrokenId)).toEqual([true, true, true, false])
})

test('whatever comes in whatever order, a confirmed booking stays confirmed', () => {
  const event = fc.constantFrom<PaymentEvent>(
    press,
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
