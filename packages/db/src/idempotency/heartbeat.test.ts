import type { OrgId, Transactions } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHeartbeat } from './heartbeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A heartbeat on a database that extends every lease, and how often it was asked to. */
function beating() {
  const clock = fakeClock()
  let asked = 0
  const asSystem = async () => {
    asked++
    return [true]
  }
  const heartbeat = createHeartbeat({ asSystem } as unknown as Transactions, clock)
  const hold = () => heartbeat.hold({ orgId: 'org_a' as OrgId, scope: '', key: 'k', fingerprint: 'one' }, 1, clock.nowMs())
  const pass = async (ms: number) => {
    clock.advance(ms)
    await vi.advanceTimersByTimeAsync(ms)
  }
  return { hold, pass, asked: () => asked }
}

test('the lease of work that goes on is renewed each second, and of ended work no more', async () => {
  const { hold, pass, asked } = beating()
  const lease = hold()
  for (let second = 0; second < 10; second++) await pass(1_000)
  expect(asked()).toBe(10)
  expect(lease.isOver).toBe(false)
  lease.release()
  await pass(1_000)
  expect(asked()).toBe(10)
  expect(vi.getTimerCount()).toBe(0)
})

test('work that outlived its lease and never goes on keeps no timer; work that goes on has its lease renewed again', async () => {
  const { hold, pass, asked } = beating()
  const lease = hold()
  await pass(30_000)
  expect(lease.isOver).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
  expect(asked()).toBe(0)

  expect(await lease.renew()).toBe(true)
  await pass(1_000)
  await pass(1_000)
  expect(asked()).toBe(3)
  lease.release()
  await lease.renew()
  await pass(1_000)
  expect(vi.getTimerCount()).toBe(0)
})
