import { expect, test } from 'vitest'
import { isWaiting, partsText } from './item-words.ts'

test('a list says how many items of a booking are over or in the balance, and nothing where all is as the booking says', () => {
  expect(partsText(['confirmed', 'confirmed'])).toBeNull()
  expect(partsText(['confirmed', 'cancelled'])).toBe('1 of 2 cancelled')
  expect(partsText(['cancelling', 'cancelled', 'confirmed'])).toBe('1 of 3 being cancelled, 1 of 3 cancelled')
  expect(partsText(['unknown', 'confirmed'])).toBe('1 of 2 being clarified with the supplier')
  expect(partsText(['cancelling'])).toBe('Being cancelled')
  expect(partsText(['cancelled', 'cancelled'])).toBeNull()
})

test('a page is asked again while a supplier owes an answer', () => {
  expect(isWaiting([{ state: 'confirmed' }, { state: 'cancelling' }])).toBe(true)
  expect(isWaiting([{ state: 'unknown' }])).toBe(true)
  expect(isWaiting([{ state: 'confirmed' }, { state: 'cancelled' }])).toBe(false)
})
