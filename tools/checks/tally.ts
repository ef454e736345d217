import { readFileSync } from 'node:fs'
import type { FileTime, StepResult, Tally } from './step.ts'

/** A report file of a test runner, or null where the run broke off before it wrote one. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Counts of Playwright's JSON report. A test that passed only when it was tried again has passed; `playwrightRetried` names it. */
export function playwrightTally(report: unknown): Tally {
  const { expected = 0, unexpected = 0, flaky = 0 } = ((report ?? {}) as PlaywrightReport).stats ?? {}
  return { passed: expected + flaky, failed: unexpected }
}

/** The tests that failed at first and passed when they were tried again. */
export function playwrightRetried(report: unknown): string[] {
  const namesIn = (suite: PlaywrightSuite): string[] => [
    ...(suite.suites ?? []).flatMap(namesIn),
    ...(suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => `e2e/${suite.file}: ${title}`),
  ]
  return (((report ?? {}) as PlaywrightReport).suites ?? []).flatMap(namesIn)
}

/** The time of each file in Playwright's JSON report, tries and hooks included. */
export function playwrightTimes(report: unknown): FileTime[] {
  const msOf = (suite: PlaywrightSuite): number =>
    sum((suite.suites ?? []).map(msOf)) +
    sum((suite.specs ?? []).flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))))
  return (((report ?? {}) as PlaywrightReport).suites ?? []).map((suite) => ({ file: `e2e/${suite.file}`, ms: msOf(suite) }))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** A runner that ended badly without naming a failed test (a set-up, a crash, a teardown) has one failure all the same; so has one that ran nothing, unless nothing `mayBeNone`. */
export function settle(code: number, { passed, failed }: Tally, mayBeNone = false): StepResult {
  const unnamed = failed === 0 && (code !== 0 || (passed === 0 && !mayBeNone)) ? 1 : 0
  return { ok: code === 0 && failed + unnamed === 0, tally: { passed, failed: failed + unnamed } }
}

interface PlaywrightSuite {
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string; readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[]
  readonly stats?: { readonly expected?: number; readonly unexpected?: number; readonly flaky?: number }
}
