import { expect, test, vi } from 'vitest'
import { conditionsOf, warnOf } from './console-conditions.ts'
import type { Saving } from './saving.ts'

const stay: Saving = {
  kind: 'idea',
  product: 'HLT',
  title: 'Casa das Andorinhas',
  place: 'Lisbon',
  image: '',
  from: '2027-03-12',
  to: '2027-03-15',
  price: null,
  href: '/hotel-details?hotel=h1',
  details: { hotel_id: 'h1' },
}

test('[B8.2] what is whole says nothing on the console', () => expect(conditionsOf(stay, true)).toEqual([]))

test.each([
  ['user not logged in', stay, false],
  ['missing dates: no dates available', { ...stay, from: '' }, true],
  ['unsupported product type: SUB', { ...stay, product: 'SUB' as const }, true],
  ['missing product data for the trip', { ...stay, details: {} }, true],
  ['missing dates: no dates available', { kind: 'booking', bookingId: 'bkg_1', title: '', place: '', from: '', to: '' }, true],
] as const)('[B8.2] %s', (condition, saving, isSignedIn) => {
  expect(conditionsOf(saving as Saving, isSignedIn)).toEqual([condition])
})

test('[B8.2] a condition is a warning on the console, and nothing throws', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  warnOf(conditionsOf(stay, false))
  expect(warn).toHaveBeenCalledExactlyOnceWith('Add to trip: user not logged in')
  warn.mockRestore()
})
