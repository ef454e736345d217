import { money } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { storedLineWords } from './line-reason.ts'

const offer = { brand_name: 'Classic' } as Parameters<typeof storedLineWords>[1]
const fare = { of: 'fare', type: 'adult', surcharge: money(11_600, 'USD') }
const tax = { of: 'tax', code: 'XY', name: 'Immigration user fee', rule: '', since: '2001-01-01', backIfUnused: true }

test('a line says what it is for, whose fare is dearer and why, since when a tax is so much and whether it comes back', () => {
  expect(storedLineWords(fare, offer)).toEqual({ label: 'Adult fare: Classic', rule: 'includes a carrier surcharge of $116' })
  expect(storedLineWords({ ...fare, isDearer: true }, offer)?.rule).toBe(
    'no seat is left at the fare of the first traveler; includes a carrier surcharge of $116',
  )
  expect(storedLineWords(tax, offer)).toEqual({ label: 'Immigration user fee (XY)', rule: "since 1 Jan 2001; comes back if you don't fly" })
  expect(storedLineWords({ ...tax, since: undefined, backIfUnused: false }, offer)?.rule).toBeNull()
  expect(storedLineWords({ of: 'spa' }, offer)).toBeNull()
})
