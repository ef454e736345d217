import { expect, test } from 'vitest'
import { failureOf } from '../../lib/form/failure.ts'
import { askedByAddress } from './asked-by-address.ts'
import { invitationOf, viewOf, withoutOpeners } from './sign-in-machine.ts'

test.each([
  ['login=true', 'sign-in'],
  ['type=email', 'sign-in'],
  ['signup=true', 'sign-up'],
  ['register=true', 'sign-up'],
  ['forgot=true', 'forgot'],
  ['rooms=2&login=true&destination=lisbon', 'sign-in'],
  ['login=false', null],
  ['login=trueish', null],
  ['relogin=true', null],
  ['type=phone', null],
  ['type=emails', null],
  ['accesscode=', null],
  ['', null],
])('[A2.8] %s opens %s', (query, at) => {
  expect(viewOf(new URLSearchParams(query))?.at ?? null).toBe(at)
  expect(askedByAddress(`?${query}`) !== null).toBe(at !== null)
})

test('[A2.8] closing takes the opener out of the address and leaves the rest', () => {
  const rest = withoutOpeners(new URLSearchParams('destination=lisbon&login=true&type=email&rooms=2'))
  expect(rest.toString()).toBe('destination=lisbon&rooms=2')
})

test('[A2.22] a refusal is shown at its field, or above the form', () => {
  const refused = { ok: false as const, message: 'bad input' }
  expect(failureOf({ ...refused, errors: [{ path: 'email', message: 'an address has an @' }] })).toEqual({
    summary: null,
    fields: { email: 'An address has an @.' },
  })
  expect(failureOf({ ...refused, errors: [] })).toEqual({ summary: 'Bad input.', fields: {} })
})

test('[A2.22] too many tries says how long to wait, as the API says', () => {
  const message = 'Too many tries. Please wait 4 minutes and try again.'
  expect(failureOf({ ok: false, message, errors: [] }).summary).toBe(message)
})

const invited = 'destination=lisbon&accesscode=k7&email=nora%40example.com&firstname=Nora&lastname=Andrade&title=Ms&countrycode=351&phonenumber=912&lang=pt-BR'

test('[A2.9] an invitation opens sign-up with the name, title, email and phone it says', () => {
  expect(viewOf(new URLSearchParams(invited))?.at).toBe('sign-up')
  expect(askedByAddress(`?${invited}`)).not.toBeNull()
  expect(invitationOf(new URLSearchParams(invited))).toEqual({
    accessCode: 'k7',
    email: 'nora@example.com',
    firstName: 'Nora',
    lastName: 'Andrade',
    title: 'Ms',
    phone: '+351 912',
  })
  expect(invitationOf(new URLSearchParams('accesscode=k7'))).toEqual({ accessCode: 'k7', email: '', firstName: '', lastName: '', title: '', phone: '' })
  expect(invitationOf(new URLSearchParams('accesscode=k7&title=%20Her%20Excellency%20the%20Ambassador'))?.title).toBe('Her Excellency the Ambassador')
})

test('a name and an email without an access code are no invitation', () => {
  const query = new URLSearchParams('email=nora%40example.com&firstname=Nora')
  expect(invitationOf(query)).toBeNull()
  expect(viewOf(query)).toBeNull()
  expect(askedByAddress(`?${query}`)).toBeNull()
  expect(withoutOpeners(query).toString()).toBe(query.toString())
})

test('closing takes what an invitation says of a person out of the address', () => {
  expect(withoutOpeners(new URLSearchParams(invited)).toString()).toBe('destination=lisbon&lang=pt-BR')
})
