import { expect, test } from 'vitest'
import { fakeClock, idOf, seqIds, testDb } from './index.ts'

test('time does not change until it is moved', () => {
  const clock = fakeClock(1_000)
  clock.advance(500)
  expect(clock.nowMs()).toBe(1_500)
  clock.set(9)
  expect(clock.nowMs()).toBe(9)
})

test('ids count for each prefix', () => {
  const ids = seqIds()
  expect([ids.next('bkg'), ids.next('usr'), ids.next('bkg'), idOf<'org'>('org_a')]).toEqual(['bkg_000001', 'usr_000001', 'bkg_000002', 'org_a'])
})

test('each test database is a fresh one, whatever the last did to its own', async () => {
  const first = await testDb()
  await first.pool.query('create table mine (id int)')
  await first.close()
  const second = await testDb()
  expect((await second.pool.query("select to_regclass('mine') as mine")).rows).toEqual([{ mine: null }])
  await second.close()
})
