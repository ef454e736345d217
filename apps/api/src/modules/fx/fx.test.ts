import { testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFx, fxMigrations } from './index.ts'

const rate = (currency: string, perUsd: string) => ({ currency, perUsd, asOf: '2026-09-29', source: 'test' })
let db: Awaited<ReturnType<typeof testDb>>
beforeAll(async () => {
  db = await testDb([fxMigrations])
})
afterAll(() => db?.close())

test('rates need no table of hotels, are read again after a seed, and of an unknown currency there is none', async () => {
  const fx = createFx()
  const crossed = async (from: string, to: string) => (await db.asSystem((tx) => fx.crossRates(tx)))(from, to)
  expect(await crossed('USD', 'EUR')).toBeNull()
  await db.asSystem((tx) => fx.seed(tx, [rate('USD', '1'), rate('EUR', '0.5')]))
  expect(await crossed('EUR', 'USD')).toBe('2.00000000')
  await db.asSystem((tx) => fx.seed(tx, [rate('EUR', '0.8')]))
  expect(await crossed('USD', 'EUR')).toBe('0.80000000')
  expect(await crossed('USD', 'XXX')).toBeNull()
})
