import { expect, test } from 'vitest'
import { faultsIn, filledFrom, NOBODY } from './guest-details.ts'

test('an empty form names every field, a whole one none', () => {
  expect(Object.keys(faultsIn(NOBODY))).toEqual(['firstName', 'lastName', 'email', 'phone'])
  expect(faultsIn({ firstName: 'Nora', lastName: 'Andrade', email: 'nora@example.com', phone: '+351 912 555 018' })).toEqual({})
})

test('signing in fills what is empty and never replaces what was typed', () => {
  const typed = { ...NOBODY, firstName: 'Typed' }
  expect(filledFrom(typed, { firstName: 'Profile', lastName: 'Andrade' })).toEqual({ ...NOBODY, firstName: 'Typed', lastName: 'Andrade' })
})
