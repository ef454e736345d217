import { embeddedDb } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { effects } from '../fixtures/effects.ts'
import { idempotencyStoreSuite } from './idempotency.suite.ts'
import { idempotencyMigrations } from './idempotency.ts'
import { isIdempotencyKey } from './request.ts'

idempotencyStoreSuite(async () => {
  const db = await embeddedDb([idempotencyMigrations, effects])
  return [db, db]
})

test('a key has 255 characters at most and is no card number', () => {
  const carriesCardNumber = (text: string) => text === '4242'
  expect(isIdempotencyKey('k'.repeat(255), carriesCardNumber)).toBe(true)
  expect(isIdempotencyKey('k'.repeat(256), carriesCardNumber)).toBe(false)
  expect(isIdempotencyKey('4242', carriesCardNumber)).toBe(false)
})

test('the digits of a UUID are no card number, whatever they are; next to it one is refused', () => {
  const carriesCardNumber = (text: string) => text.replaceAll('-', '').includes('4242424242424242')
  expect(isIdempotencyKey('retry-1b9d6bcd-bbfd-4b2d-4242-424242424242', carriesCardNumber)).toBe(true)
  expect(isIdempotencyKey('1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed-4242-4242-4242-4242', carriesCardNumber)).toBe(false)
})
