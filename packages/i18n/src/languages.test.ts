import { expect, test } from 'vitest'
import { chooseLanguage, directionOf, matchAccepted, matchLanguage } from './languages.ts'

test('a requested tag finds its language, whatever region it names', () => {
  expect(matchLanguage('es-MX')).toBe('es-MX')
  expect(matchLanguage('ES-mx-u-co-trad')).toBe('es-MX')
  expect(matchLanguage('es-AR')).toBe('es-MX')
  expect(matchLanguage('de-AT')).toBe('de-DE')
  expect(matchLanguage('en-GB')).toBe('en-US')
  expect(matchLanguage('tlh')).toBeNull()
})

test('what a browser accepts is read by its weights', () => {
  expect(matchAccepted('tlh;q=0.9, es;q=0.8, en;q=0.7')).toBe('es-MX')
  expect(matchAccepted('en;q=0.5, es-ES')).toBe('es-MX')
  expect(matchAccepted('es;q=0, *')).toBeNull()
  expect(matchAccepted(null)).toBeNull()
})

test('the address goes before the cookie, the cookie before the preference, and the browser last', () => {
  const request = { asked: 'es', cookie: 'en-US', preferred: 'en-US', accepted: 'en' }
  expect(chooseLanguage(request)).toBe('es-MX')
  expect(chooseLanguage({ ...request, asked: 'xx', cookie: null, preferred: 'es-MX' })).toBe('es-MX')
  expect(chooseLanguage({ accepted: 'es-CL, en' })).toBe('es-MX')
  expect(chooseLanguage({})).toBeNull()
})

test('a disguise is served only where it is offered', () => {
  expect(matchLanguage('en-XA')).toBe('en-US')
  expect(matchLanguage('ar-XB')).toBe('ar')
  expect(directionOf('ar-XB')).toBe('rtl')
})
