import { expect, test } from 'vitest'
import { isWaiting, partsText } from './item-words.ts'

test('a list says how many items of a booking are over or in the balance, and nothing where all is as the booking says', () => {
  expect(partsText(['confirmed', 'confirmed'])).toBeNull()
  expect(partsText(['confirmed', 'cancelled'])).toBe('1 of 2 canceled')
  expect(partsText(['cancelling', 'cancelled', 'confirmed'])).toBe('1 of 3 being canceled, 1 of 3 canceled')
  expect(partsText(['unknown', 'confirmed'])).toBe('Checking 1 of 2 with the supplier')
  expect(partsText(['cancelling'])).toBe('Being canceled')
  expect(partsText(['cancelled', 'cancelled'])).toBeNull()
})

test('a page is asked again while a supplier owes an answer', () => {
  expect(isWaiting([{ state: 'confirmed' }, { state: 'cancelling' }])).toBe(true)
  expect(isWaiting([{ state: 'unknown' }])).toBe(true)
  expect(isWaiting([{ state: 'confirmed' }, { state: 'cancelled' }])).toBe(false)
})
