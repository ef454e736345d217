import type { OrgId } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { createMarks } from '../marks.ts'
import { isDisposable } from './disposable.ts'
import { canonicalEmail, domainOf, networkOf } from './traces.ts'

test('an address is stored as its network: /24 of IPv4, /48 of IPv6, however it is written', () => {
  expect(networkOf('203.0.113.77')).toBe('203.0.113.0/24')
  expect(networkOf('::ffff:203.0.113.77')).toBe('203.0.113.0/24')
  const one = ['2001:db8:abcd:1::5', '2001:0DB8:abcd:ffff:1:2:3:4', '2001:db8:abcd::'].map(networkOf)
  expect(new Set(one)).toEqual(new Set(['2001:db8:abcd::/48']))
  expect(networkOf('::1')).toBe('0:0:0::/48')
  expect(networkOf('2001:db8:abce::1')).not.toBe(one[0])
})

test('one mailbox is one text: tags anywhere, dots where the provider ignores them', () => {
  expect(canonicalEmail(' A.na+trip@GoogleMail.com ')).toBe('ana@gmail.com')
  expect(canonicalEmail('a.na+x@sojourn.test')).toBe('a.na@sojourn.test')
  expect(canonicalEmail('+x@sojourn.test')).toBe('+x@sojourn.test')
})

test('a disposable mailbox is known by its domain, below it too, and by no likeness', () => {
  for (const email of ['a@mailinator.com', 'a@x.mailinator.com']) expect(isDisposable(domainOf(email))).toBe(true)
  for (const email of ['a@notmailinator.com', 'a@sojourn.test', 'nothing']) expect(isDisposable(domainOf(email))).toBe(false)
})

test('a trace has another hash at another organisation, and the same one on every node', () => {
  const [here, there] = [createMarks('secret'), createMarks('secret')]
  expect(here('org_a' as OrgId)('device', 'x')).toBe(there('org_a' as OrgId)('device', 'x'))
  expect(here('org_a' as OrgId)('device', 'x')).not.toBe(here('org_b' as OrgId)('device', 'x'))
  expect(here('org_a' as OrgId)('device', 'x')).not.toBe(here('org_a' as OrgId)('network', 'x'))
})
