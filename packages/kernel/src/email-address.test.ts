import { expect, test } from 'vitest'
import { shownEmail, typedDomain, typedEmail } from './email-address.ts'

test.each([
  ['user@münchen.de', 'user@xn--mnchen-3ya.de'],
  ['Info@MÜNCHEN.de ', 'info@xn--mnchen-3ya.de'],
  ['ＵＳＥＲ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'user@example.com'],
  ['user@例え。jp', 'user@xn--r8jz45g.jp'],
  ['почта@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
  ['\u202auser@example.com\u202c', 'user@example.com'],
  ['mailto:User@Example.com', 'user@example.com'],
  ['user@xn--mnchen-3ya.de', 'user@xn--mnchen-3ya.de'],
  ['user@bü cher.de', 'user@bü cher.de'],
  ['user@bü/cher.de', 'user@bü/cher.de'],
  ['nobody', 'nobody'],
])('[C2.17] %j is the address %j', (typed, stored) => {
  expect(typedEmail(typed)).toBe(stored)
})

test.each([
  ['user@xn--mnchen-3ya.de', 'user@münchen.de'],
  ['user@xn--r8jz45g.jp', 'user@例え.jp'],
  ['user@xn--e1afmkfd.xn--p1ai', 'user@пример.рф'],
  ['user@example.com', 'user@example.com'],
  // "аpple" with a Cyrillic first letter.
  ['user@xn--pple-43d.com', 'user@xn--pple-43d.com'],
  ['user@xn--!!.com', 'user@xn--!!.com'],
  ['', ''],
])('[C2.17] %j is shown as %j', (stored, shown) => {
  expect(shownEmail(stored)).toBe(shown)
})

test('[C2.17] what is decoded is encoded again to the same', () => {
  for (const domain of ['mañana.com', 'bücher.example', 'ليهمابتكلموشعربي.test', '他们为什么不说中文.test', '안녕하세요.kr', 'ñ.es']) {
    const stored = typedEmail(`a@${domain}`)
    expect(shownEmail(stored)).toBe(`a@${domain}`)
  }
})

test('[C2.17] a domain is stored as the addresses of it are', () => {
  expect(typedDomain(' MÜNCHEN.de')).toBe('xn--mnchen-3ya.de')
  expect(typedDomain('example.com')).toBe('example.com')
})
