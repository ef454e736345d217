import { expect, test } from 'vitest'
import { email, lastName, messageText, nameText, phone, sitePath } from './wire.ts'

const reasons = (made: { success: boolean; error?: { issues: readonly { message: string }[] } }) => made.error?.issues.map(({ message }) => message)

test.each(['https://evil.test', 'go to http://evil.test/now', 'www.evil', 'ｗｗｗ．evil.test', 'see WWW.evil.com'])(
  'no address goes out in our name: %s',
  (text) => {
    expect(messageText.safeParse(text).success).toBe(false)
    expect(nameText.safeParse(text).success).toBe(false)
  },
)

test.each(['M.NAZIR', 'J.SMITH', 'ST.JOHN', 'MOHD.ALI', 'Moh.amin', 'O’Brien', 'Nguyễn', '王小明', 'Dr. J.P.Morgan, Ph.D'])(
  '[C2.17] a name in the letters of a passport is no link: %s',
  (name) => {
    expect(nameText.parse(name)).toBe(name)
    expect(lastName.parse(name)).toBe(name)
    expect(messageText.parse(`For ${name}`)).toBe(`For ${name}`)
  },
)

test('[C2.17] one name is enough where it is said: an empty last name is one, a missing one is not', () => {
  expect(lastName.parse('')).toBe('')
  expect(lastName.parse(' \u200b')).toBe('')
  expect(reasons(lastName.safeParse(undefined))).toEqual(['please fill this in, or send an empty text for a person with one name'])
})

test('[C2.17] a name of nothing is refused, with the reason', () => {
  for (const name of ['', ' ', '\u200b', '\u2060', '\u3164', '\u115f', '\uffa0'])
    expect(reasons(nameText.safeParse(name)), JSON.stringify(name)).toEqual(['please fill this in'])
  for (const name of ['.', '\u0301', '-']) {
    expect(reasons(nameText.safeParse(name)), JSON.stringify(name)).toEqual(['a name needs at least one letter'])
    expect(reasons(lastName.safeParse(name)), JSON.stringify(name)).toEqual(['a name needs at least one letter'])
  }
})

test('a name has no line break and turns no text around; a message may have lines', () => {
  expect(nameText.safeParse('Zoë\nLink').success).toBe(false)
  expect(nameText.parse('Zo\u202eë')).toBe('Zoë')
  expect(messageText.parse('One.\r\nTwo.')).toBe('One.\nTwo.')
  expect(messageText.parse('One\u2066Two')).toBe('OneTwo')
  expect(nameText.parse(' St. John ')).toBe('St. John')
})

test('[C4.4] a path of this site is stored as a URL parser writes it, and never leads to another site', () => {
  expect(sitePath.parse('/a/../plans?x="1"&y=\'2\'#é"')).toBe('/plans?x=%221%22&y=%272%27#%C3%A9%22')
  expect(sitePath.parse('/it\'s/"here"')).toBe('/it%27s/%22here%22')
  const plain = '/hotel-details?hotel=42&rooms=2%2C8&from=2027-03-01#rates'
  expect(sitePath.parse(plain)).toBe(plain)
  for (const astray of [
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'plans',
    '',
  ])
    expect(sitePath.safeParse(astray).success, astray).toBe(false)
})

test('[C2.17] an address of mail is read from any keyboard and with letters of any domain', () => {
  expect(email.parse(' User@MÜNCHEN.de')).toBe('user@xn--mnchen-3ya.de')
  expect(email.parse('ｕｓｅｒ＠ｅｘａｍｐｌｅ．ｃｏｍ\u200e')).toBe('user@example.com')
  for (const text of ['user@münchen', 'user@mün chen.de', '@münchen.de', 'user@bü..de', 'user@1.1']) expect(email.safeParse(text).success, text).toBe(false)
})

test('[C2.17] a phone number is read from any keyboard, and says what is wrong with it', () => {
  expect(phone.parse('\u202a+351\u00a0912\u2011555\u2011018\u202c')).toBe('+351 912-555-018')
  expect(phone.parse('٠٥٠١٢٣٤٥٦٧')).toBe('0501234567')
  expect(reasons(phone.safeParse('------'))).toEqual(['a phone number has at least 6 digits'])
  expect(reasons(phone.safeParse('1234567890123456'))).toEqual(['a phone number has at most 15 digits'])
  expect(reasons(phone.safeParse('call me'))).toEqual(['enter a phone number such as +351 912 555 018'])
})
