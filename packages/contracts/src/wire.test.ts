import { expect, test } from 'vitest'
import { messageText, nameText } from './wire.ts'

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
