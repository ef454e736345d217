import { readFileSync } from 'node:fs'
import type { StepResult, Tally } from './step.ts'

/** A report file of a test runner, or null where the run broke off before it wrote one. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Counts of Vitest's JSON report. A file that could not be loaded counts as one failure: its tests are unknown, not absent. */
export function vitestTally(report: unknown): Tally {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = (report ?? {}) as VitestReport
  const broken = testResults.filter((file) => file.status === 'failed' && !file.assertionResults?.some(({ status }) => status === 'failed'))
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** Counts of Playwright's JSON report. A flaky test failed at least once, and so it failed. */
export function playwrightTally(report: unknown): Tally {
  const { expected = 0, unexpected = 0, flaky = 0 } = ((report ?? {}) as PlaywrightReport).stats ?? {}
  return { passed: expected, failed: unexpected + flaky }
}

/** A runner that ended badly without naming a failed test (a set-up, a crash, a teardown) has one failure all the same; so has one that ran nothing, unless nothing `mayBeNone`. */
export function settle(code: number, { passed, failed }: Tally, mayBeNone = false): StepResult {
  const unnamed = failed === 0 && (code !== 0 || (passed === 0 && !mayBeNone)) ? 1 : 0
  return { ok: code === 0 && failed + unnamed === 0, tally: { passed, failed: failed + unnamed } }
}

interface VitestReport {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly testResults?: readonly { readonly status: string; readonly assertionResults?: readonly { readonly status: string }[] }[]
}

interface PlaywrightReport {
  readonly stats?: { readonly expected?: number; readonly unexpected?: number; readonly flaky?: number }
}
