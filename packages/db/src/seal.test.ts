import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const SECRET = 'a secret of the server, long enough'
const seal = createSeal(SECRET, 'travellers')

test('what is sealed is opened by the same secret, for the same purpose and owner, and by no other', () => {
  const sealed = seal.close('org_a bkg_1', Buffer.from('P1234567'))
  expect(sealed).not.toContain(Buffer.from('P1234567').toString('base64url'))
  expect(createSeal(SECRET, 'travellers').open('org_a bkg_1', sealed)).toEqual(Buffer.from('P1234567'))
  expect(() => seal.open('org_a bkg_2', sealed)).toThrow()
  expect(() => createSeal(SECRET, 'second factor').open('org_a bkg_1', sealed)).toThrow()
  expect(() => createSeal('another secret, as long as it was', 'travellers').open('org_a bkg_1', sealed)).toThrow()
})

test('the same text is sealed differently each time, and one that was changed or cut opens nothing', () => {
  const [one, other] = [seal.close('a', Buffer.from('x')), seal.close('a', Buffer.from('x'))]
  expect(one).not.toBe(other)
  const bytes = Buffer.from(one, 'base64url')
  bytes[14]! ^= 1
  expect(() => seal.open('a', bytes.toString('base64url'))).toThrow()
  expect(() => seal.open('a', one.slice(0, 20))).toThrow('a nonce and a tag')
})
