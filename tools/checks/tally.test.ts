import { expect, test } from 'vitest'
import { playwrightTally, playwrightTimes, settle } from './tally.ts'

test('counts are those of the reports', () => {
  expect(playwrightTally({ stats: { expected: 3, unexpected: 1, flaky: 1 } })).toEqual({ passed: 3, failed: 2 })
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
