import { expect, test } from 'vitest'
import { failureOf } from '../../lib/form/failure.ts'
import { viewOf, withoutOpeners } from './sign-in-machine.ts'

test.each([
  ['login=true', 'sign-in'],
  ['type=email', 'sign-in'],
  ['signup=true', 'sign-up'],
  ['register=true', 'sign-up'],
  ['login=false', 'closed'],
  ['type=phone', 'closed'],
  ['', 'closed'],
])('[A2.8] %s opens %s', (query, at) => {
  expect(viewOf(new URLSearchParams(query)).at).toBe(at)
})

test('[A2.8] closing takes the opener out of the address and leaves the rest', () => {
  const rest = withoutOpeners(new URLSearchParams('destination=lisbon&login=true&type=email&rooms=2'))
  expect(rest.toString()).toBe('destination=lisbon&rooms=2')
})

test('[A2.22] a refusal stands beside its field, or above the form', () => {
  const refused = { ok: false as const, message: 'bad input' }
  expect(failureOf({ ...refused, errors: [{ path: 'email', message: 'an address has an @' }] })).toEqual({
    summary: null,
    fields: { email: 'An address has an @.' },
  })
  expect(failureOf({ ...refused, errors: [] })).toEqual({ summary: 'Bad input.', fields: {} })
})

test('[A2.22] too many tries says how long to wait, as the API told', () => {
  const message = 'Too many tries. Please wait 4 minutes and try again.'
  expect(failureOf({ ok: false, message, errors: [] }).summary).toBe(message)
})
