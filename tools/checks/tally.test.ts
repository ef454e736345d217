import { expect, test } from 'vitest'
import { playwrightRetried, playwrightTally, playwrightTimes, settle } from './tally.ts'

test('counts are those of the reports', () => {
  expect(playwrightTally({ stats: { expected: 3, unexpected: 1, flaky: 1 } })).toEqual({ passed: 4, failed: 1 })
})

test('the time of a file is that of all its tests, nested ones too', () => {
  const spec = (ms: number) => ({ tests: [{ results: [{ duration: ms }] }] })
  const suites = [{ file: 'pages.e2e.ts', specs: [spec(5)], suites: [{ file: 'pages.e2e.ts', specs: [spec(7), spec(8)] }] }]
  expect(playwrightTimes({ suites })).toEqual([{ file: 'e2e/pages.e2e.ts', ms: 20 }])
  expect(playwrightTimes(null)).toEqual([])
})

test('a run without a report, without a test or with a bad exit is never green', () => {
  expect(settle(1, { passed: 0, failed: 0 })).toEqual({ ok: false, tally: { passed: 0, failed: 1 } })
  expect(settle(0, playwrightTally(null))).toEqual({ ok: false, tally: { passed: 0, failed: 1 } })
  expect(settle(1, { passed: 5, failed: 0 })).toEqual({ ok: false, tally: { passed: 5, failed: 1 } })
})

test('a green run stays as it is', () => {
  expect(settle(0, { passed: 5, failed: 0 })).toEqual({ ok: true, tally: { passed: 5, failed: 0 } })
})

test('a test that passed only when it was tried again is named', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [] }] })
  const suites = [{ file: 'pay.e2e.ts', specs: [spec('pays', 'expected')], suites: [{ file: 'pay.e2e.ts', specs: [spec('is slow', 'flaky')] }] }]
  expect(playwrightRetried({ suites })).toEqual(['e2e/pay.e2e.ts: is slow'])
})
