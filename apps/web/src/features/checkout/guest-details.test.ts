import { expect, test } from 'vitest'
import { faultsIn, filledFrom, NOBODY, withoutProfile } from './guest-details.ts'

test('an empty form names every field, a whole one none', () => {
  expect(Object.keys(faultsIn(NOBODY))).toEqual(['firstName', 'lastName', 'email', 'phone'])
  expect(faultsIn({ firstName: 'Nora', lastName: 'Andrade', email: 'nora@example.com', phone: '+351 912 555 018' })).toEqual({})
})

test('signing in fills what is empty and never replaces what was typed', () => {
  const typed = { ...NOBODY, firstName: 'Typed' }
  expect(filledFrom(typed, { firstName: 'Profile', lastName: 'Andrade' })).toEqual({ ...NOBODY, firstName: 'Typed', lastName: 'Andrade' })
})

test('[C3.1] when an agent chooses another client, what came from the one before goes, and what was typed stays', () => {
  const before = { firstName: 'Amara', lastName: 'Okafor', email: 'client@northwind.test', phone: '' }
  const typed = { ...before, phone: '+351 912 555 018' }
  expect(withoutProfile(typed, before)).toEqual({ firstName: '', lastName: '', email: '', phone: '+351 912 555 018' })
})
