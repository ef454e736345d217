import { expect, test } from 'vitest'
import { sitePath } from './wire.ts'

test.each(['/', '/hotel-checkout?checkout=chk_1#pay', '/holidaystays/hotel-checkout', '/a//b'])('[A7.14] %s is an address of this site', (path) =>
  expect(sitePath.parse(path)).toBe(path),
)

test.each([
  '',
  'hotel-checkout',
  '//evil.test/x',
  '/\\\\evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/a b',
  '/a\nb',
  '/\t/evil.test',
  `/${'x'.repeat(2000)}`,
])('[A7.14] %j is refused: nothing leads a payer elsewhere', (path) => expect(sitePath.safeParse(path).success).toBe(false))
