import { expect, test } from 'vitest'
import { attemptFrom } from './attempt-from.ts'

type Found = Parameters<typeof attemptFrom>[1]
const found = (status: Found['status'], state: Found['payment']['state'], more: Partial<Found['payment']> = {}): Found => ({
  status,
  message: 'As the server says.',
  payment: { state, message: null, authentication_url: null, client_secret: null, heard: true, ...more },
})
const at = (...facts: Parameters<typeof found>) => attemptFrom('b', found(...facts))

test('[B4.5] a confirmed booking is confirmed, whatever is known of its payment', () => {
  expect(at('confirmed', 'unknown')).toEqual({ step: 'confirmed', bookingId: 'b' })
})

test('[B2.10] an end that is not a confirmation is shown with the words of the server', () => {
  for (const status of ['failed', 'expired', 'cancelled'] as const)
    expect(at(status, 'refunded')).toEqual({ step: 'failed', bookingId: 'b', message: 'As the server says.' })
})

test('[A4.9] a challenge left open by a reload is resumed', () => {
  expect(at('pending_payment', 'action', { authentication_url: 'https://pay.test/c' })).toEqual({
    step: 'challenged',
    bookingId: 'b',
    url: 'https://pay.test/c',
    page: 'bank',
  })
})

test('what is not known is not failed', () => {
  for (const state of ['processing', 'unknown', 'succeeded'] as const) expect(at('pending_payment', state)).toEqual({ step: 'settling', bookingId: 'b' })
  expect(at('confirming', 'none')).toEqual({ step: 'settling', bookingId: 'b' })
})

test('[A8.1, A8.2, A8.8] a declined or abandoned payment is shown by its own surface', () => {
  expect(at('pending_payment', 'declined', { message: 'No funds.' })).toMatchObject({ notice: { kind: 'card', message: 'No funds.' } })
  expect(at('pending_payment', 'declined')).toMatchObject({ notice: { kind: 'payment' } })
  expect(at('pending_payment', 'cancelled')).toMatchObject({ notice: { kind: 'challenge' } })
  expect(at('pending_payment', 'open')).toEqual({ step: 'choosing', bookingId: 'b', notice: null })
})
