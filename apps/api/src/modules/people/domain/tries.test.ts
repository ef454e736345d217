import { expect, test } from 'vitest'
import { judgeTry, noTries, type Tries, takeBack, tryRules } from './tries.ts'

const rule = { free: 3, firstWaitMs: 1_000, longestWaitMs: 10_000, forgetAfterMs: 60_000 }

function afterTries(count: number): { tries: Tries; nowMs: number } {
  let [tries, nowMs] = [noTries, 1_000_000]
  for (let i = 0; i < count; i++) {
    nowMs = Math.max(nowMs, tries.nextMs)
    const judged = judgeTry(rule, tries, nowMs)
    if (judged.allowed) tries = judged.tries
  }
  return { tries, nowMs }
}

test('the free tries wait for nothing, then each waits twice as long, up to the longest', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => {
    const { tries, nowMs } = afterTries(count)
    return tries.nextMs - nowMs
  })
  expect(waits).toEqual([0, 0, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
})

test('a try during the wait is not let through and does not lengthen it', () => {
  const { tries, nowMs } = afterTries(3)
  expect(judgeTry(rule, tries, nowMs + 400)).toEqual({ allowed: false, waitMs: 600 })
})

test('after long enough without a try the count is reset', () => {
  const { tries, nowMs } = afterTries(6)
  const judged = judgeTry(rule, tries, nowMs + rule.forgetAfterMs + 1)
  expect(judged.allowed && judged.tries.count).toBe(1)
})

test('a successful try is not counted', () => {
  expect(takeBack({ count: 7, lastMs: 5, nextMs: 9 })).toEqual({ count: 6, lastMs: 5, nextMs: 0 })
  expect(takeBack(noTries).count).toBe(0)
})

test('no wait at one account is longer than five minutes: an attacker cannot lock its owner out', () => {
  expect(tryRules.account.longestWaitMs).toBeLessThanOrEqual(300_000)
})
