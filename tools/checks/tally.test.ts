import { expect, test } from 'vitest'
import { playwrightTally, settle } from './tally.ts'

test('counts are those of the reports', () => {
  expect(playwrightTally({ stats: { expected: 3, unexpected: 1, flaky: 1 } })).toEqual({ passed: 3, failed: 2 })
})

test('a run without a report, without a test or with a bad exit is never green', () => {
  expect(settle(1, { passed: 0, failed: 0 })).toEqual({ ok: false, tally: { passed: 0, failed: 1 } })
  expect(settle(0, playwrightTally(null))).toEqual({ ok: false, tally: { passed: 0, failed: 1 } })
  expect(settle(1, { passed: 5, failed: 0 })).toEqual({ ok: false, tally: { passed: 5, failed: 1 } })
})

test('a green run stays as it is', () => {
  expect(settle(0, { passed: 5, failed: 0 })).toEqual({ ok: true, tally: { passed: 5, failed: 0 } })
})
