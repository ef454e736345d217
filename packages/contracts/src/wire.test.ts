import { expect, test } from 'vitest'
import { messageText, nameText, sitePath } from './wire.ts'

const LURES = [
  'claim at evil.com/login',
  'evil.com',
  'Evil.Com',
  'EVIL.COM',
  'go to Evil.Claims/now',
  'see gift-cards.shop.',
  'pay.böse.de',
  'дом.рф',
  'www.evil',
  'https://evil.test',
  'write to help@evil.com',
]
const SENTENCES = [
  'Happy birthday.Enjoy',
  'Happy birthday. Enjoy!',
  'See you at 10.30...Zoë',
  'Dr. J.P.Morgan, Ph.D',
  'e.g. a trip, i.e. two',
  'It is 12.50 each.',
  '',
]

test.each(LURES)('no lure goes out in our name: %s', (text) => {
  expect(messageText.safeParse(text).success).toBe(false)
  expect(nameText.safeParse(text).success).toBe(false)
})

test.each(SENTENCES)('an ordinary sentence is no link: %j', (text) => {
  expect(messageText.safeParse(text).success).toBe(true)
})

test('a name has no line break and turns no text around; a message may have lines', () => {
  for (const text of ['Zoë\nLink', 'Zo\u202eë']) expect(nameText.safeParse(text).success).toBe(false)
  expect(messageText.safeParse('One.\nTwo.').success).toBe(true)
  expect(messageText.safeParse('One\u2066Two').success).toBe(false)
  expect(messageText.safeParse('One\nevil.com').success).toBe(false)
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
