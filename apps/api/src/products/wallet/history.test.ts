import type { BookingId } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { type Around, ledgerMove } from './history.ts'

const booking = 'bkg_1' as BookingId
const alone: Around = { tender: null, giftTo: null }
const tender = (state: NonNullable<Around['tender']>['state']): Around => ({
  tender: { state, bookingId: state === 'released' ? null : booking },
  giftTo: null,
})
const kindOf = (delta: number, around: Around, kind = 'held') => ledgerMove({ kind, delta, of: 'bkg_1' }, around).kind

test('what is held for a checkout reads as paid once its booking is, and as back once it is not', () => {
  expect([kindOf(-500, tender('held')), kindOf(-500, tender('taken')), kindOf(-500, tender('released'))]).toEqual(['held', 'paid', 'held'])
  expect([kindOf(500, tender('released')), kindOf(500, tender('held'))]).toEqual(['released', 'released'])
  expect(ledgerMove({ kind: 'held', delta: -500, of: 'tnd_1' }, tender('taken')).bookingId).toBe(booking)
})

test('a refund of a booking names it, whether it or an item of it was cancelled, was changed, or was never confirmed', () => {
  for (const kind of ['cancelled', 'cancelled:2', 'changed:1', 'given_back:bkg_2', 'promised_back'])
    expect(ledgerMove({ kind, delta: 500, of: 'bkg_1' }, alone)).toMatchObject({ kind: 'given_back', bookingId: 'bkg_1' })
})

test('a top-up names its booking, a grant has none, and a gift is described by whom it went to, never by the person who claimed it', () => {
  expect(ledgerMove({ kind: 'confirmed', delta: 5_000, of: 'bkg_1' }, alone)).toEqual({ kind: 'topped_up', label: 'Top-up', bookingId: 'bkg_1' })
  expect(kindOf(5_000, alone, 'granted')).toBe('granted')
  expect(kindOf(5_000, alone, 'gift_claimed')).toBe('claimed')
  const theo = { tender: null, giftTo: 'Theo' }
  expect(ledgerMove({ kind: 'confirmed', delta: 5_000, of: 'bkg_1' }, theo)).toEqual({ kind: 'gift_sent', label: 'Gift sent to Theo', bookingId: 'bkg_1' })
  expect(ledgerMove({ kind: 'gift_claimed', delta: -5_000, of: 'gft_1' }, theo)).toEqual({
    kind: 'gift_claimed',
    label: 'Your gift to Theo was claimed',
    bookingId: null,
  })
})
