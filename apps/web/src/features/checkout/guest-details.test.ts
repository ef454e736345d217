import { expect, test } from 'vitest'
import { faultsIn, filledFrom, lastNameOf, NOBODY, refusedOf, withoutProfile } from './guest-details.ts'

test('an empty form names every field, a whole one none', () => {
  expect(Object.keys(faultsIn(NOBODY))).toEqual(['firstName', 'lastName', 'email', 'phone'])
  expect(faultsIn({ ...NOBODY, firstName: 'Nora', lastName: 'Andrade', email: 'nora@example.com', phone: '+351 912 555 018' })).toEqual({})
})

test('signing in fills what is empty and never replaces what was typed', () => {
  const typed = { ...NOBODY, firstName: 'Typed' }
  expect(filledFrom(typed, { firstName: 'Profile', lastName: 'Andrade' })).toEqual({ ...NOBODY, firstName: 'Typed', lastName: 'Andrade' })
})

test('[C3.1] when an agent chooses another client, what came from the one before goes, and what was typed stays', () => {
  const before = { firstName: 'Amara', lastName: 'Okafor', isSingle: '', email: 'client@northwind.test', phone: '' }
  const typed = { ...before, phone: '+351 912 555 018' }
  expect(withoutProfile(typed, before)).toEqual({ ...NOBODY, phone: '+351 912 555 018' })
})

const WHOLE = { ...NOBODY, firstName: 'Nora', lastName: 'Andrade', email: 'nora@example.com', phone: '+351 912 555 018' }

test('[C2.17] a single name is a whole name, and no last name of a profile is added to it', () => {
  const single = { ...WHOLE, firstName: 'Suharto', lastName: 'typed before', isSingle: 'yes' }
  expect(faultsIn(single)).toEqual({})
  expect(lastNameOf(single)).toBe('')
  expect(lastNameOf(filledFrom({ ...single, lastName: '' }, { firstName: 'Nora', lastName: 'Andrade' }))).toBe('')
  expect(filledFrom(NOBODY, { firstName: 'Suharto', lastName: '', isSingle: 'yes' }).isSingle).toBe('yes')
  expect(filledFrom({ ...NOBODY, firstName: 'Nora' }, { firstName: 'Suharto', lastName: '', isSingle: 'yes' }).isSingle).toBe('')
})

test('[C2.17] a pasted contact is read, and what is wrong is said at its field', () => {
  expect(faultsIn({ ...WHOLE, email: '\u202auser@münchen.de\u202c', phone: '\u202a+351\u00a0912\u2011555\u2011018\u202c' })).toEqual({})
  expect(faultsIn({ ...WHOLE, email: 'ｕｓｅｒ＠example.com', phone: '０９０ー１２３４ー５６７８' })).toEqual({})
  expect(faultsIn({ ...WHOLE, phone: '------' })).toEqual({ phone: 'A phone number has at least 6 digits.' })
  expect(faultsIn({ ...WHOLE, firstName: '\u200b' })).toEqual({ firstName: 'Enter the first name as shown in the passport.' })
  expect(faultsIn({ ...WHOLE, lastName: 'x'.repeat(90) })).toEqual({
    lastName: 'This can have at most 80 characters. It has 90 now, so please shorten it.',
  })
})

test('[C2.17] what the server alone can refuse is said at its field, as a sentence', () => {
  const errors = [
    { path: 'contact.email', message: 'enter an email such as name@example.com' },
    { path: 'guests.1.first_name', message: 'of another traveler' },
  ]
  expect(refusedOf(errors)).toEqual({ email: 'Enter an email such as name@example.com.' })
})
