import { expect, test } from 'vitest'
import { formatMessage, messageOf, placesOf, plural } from './message.ts'
import { pseudoText } from './pseudo.ts'
import { inLanguage, speakByRequest } from './server.ts'
import { fill, say, sayAs, setTexts } from './texts.ts'

const read = (strings: TemplateStringsArray, ...values: Parameters<typeof messageOf>[1]) => ({ message: messageOf(strings, values), places: placesOf(values) })

test('a template is a message with numbered places, and a plural with its forms', () => {
  expect(read`Held for ${5} minutes`).toEqual({ message: 'Held for {0} minutes', places: [5] })
  expect(read`${plural(2, { one: '# night', other: '# nights' })} in ${'Lisbon'}`).toEqual({
    message: '{0, plural, one {# night} other {# nights}} in {1}',
    places: [2, 'Lisbon'],
  })
})

test('a plural is said by the rules of the language, its number as the language writes it', () => {
  const arabic = '{0, plural, zero {z} one {o} two {t} few {#f} many {#m} other {#x}}'
  expect([0, 1, 2, 3, 11, 100].map((count) => formatMessage(arabic, [count], 'ar'))).toEqual(['z', 'o', 't', '3f', '11m', '100x'])
  expect(say`${plural(1, { one: '# stay', other: '# stays' })}`).toBe('1 stay')
  expect(say`${plural(1200, { one: '# stay', other: '# stays' })} in ${'Lisbon'}`).toBe('1,200 stays in Lisbon')
})

test('a translation may move places, say one twice, and hold others inside a plural', () => {
  expect(formatMessage('{1}: {0}, {1}', ['a', 'b'], 'en-US')).toBe('b: a, b')
  expect(formatMessage('{0, plural, one {# noche en {1}} other {# noches en {1}}}', [3, 'Lima'], 'es-MX')).toBe('3 noches en Lima')
})

test('what a value holds is never read as a message', () => {
  expect(say`Dear ${'{0} <1>'}`).toBe('Dear {0} <1>')
  expect(fill('{0} and {1}', ['{1}', 'b'])).toBe('{1} and b')
})

test('a server uses the language of the current request, and English outside of one', async () => {
  const before = setTexts({ language: () => 'en-US', find: () => null })
  speakByRequest()
  const said = () => say`Free ${'x'}`
  expect(said()).toBe('Free x')
  expect(inLanguage('en-XA', said)).toBe('Ƒŕééé x')
  await inLanguage('ar-XB', async () => {
    await Promise.resolve()
    expect(said()).toBe('\u202EFree\u202C x')
  })
  expect(inLanguage('tlh', said)).toBe('Free x')
  setTexts(before)
})

test('the same English with another meaning is another message', () => {
  const before = setTexts({ language: () => 'es-MX', find: (message, context) => (message === 'Free' ? (context ? 'Gratis' : 'Libre') : null) })
  expect([say`Free`, sayAs('of a price')`Free`]).toEqual(['Libre', 'Gratis'])
  setTexts(before)
})

test('a disguise keeps places, tags and plurals', () => {
  expect(pseudoText('Read <0>this</0>, {1}', 'en-XA')).toMatch(/^\S+ <0>\S+<\/0>, \{1\}$/)
  expect(pseudoText('{0, plural, one {# night} other {# nights}} in {1}', 'en-XA')).toMatch(/^\{0, plural, one \{# ñîîĝħţ\} other \{# \S+\}\} \S+ \{1\}$/)
})

test('[C6.2] in Arabic a Latin name keeps its own direction, and other languages have no marks', () => {
  expect(formatMessage('{0} د سيرا إلى {1}', [9, 'Burj Khalifa'], 'ar')).toBe('9 د سيرا إلى \u2068Burj Khalifa\u2069')
  expect(formatMessage('من أجل {0}', ['ليلى'], 'ar')).toBe('من أجل ليلى')
  expect(formatMessage('اتصل: {0}', ['+351 912 555 018'], 'ar')).toBe('اتصل: \u2068+351 912 555 018\u2069')
  expect(formatMessage('To {0}', ['Burj Khalifa'], 'en-US')).toBe('To Burj Khalifa')
  expect(formatMessage('To {0}', ['Burj Khalifa'], 'ar-XB')).toBe('To Burj Khalifa')
})
