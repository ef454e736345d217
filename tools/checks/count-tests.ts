import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import type { FileTime } from './step.ts'

/** The file that gets a run's counts. */
export const COUNTS_FILE = 'TESTS_COUNTS_FILE'
/** Milliseconds since the epoch by which a run is to end, where there is a deadline. */
export const UNTIL = 'TESTS_UNTIL'
/** Milliseconds that the tests have after the deadline too: to be found, and to run once they are found. */
export const AT_LEAST = 'TESTS_AT_LEAST'

/** The result of a run: its tests, the test files that were to run, and those that ran to their end. */
export interface Counts {
  passed: number
  failed: number
  files: number
  turns: number
  /** Ended by its deadline. */
  isCut: boolean
  times: FileTime[]
  /** Tests that failed at first and passed when they were tried again, with the line and the error of the first try. */
  retried: string[]
}

/** What ends later than this after the deadline is not waited for. */
const GRACE_MS = 3_000

/** Vitest's reporter that stores the result of a run, and ends the run when its time is up. A file that had no turn is neither passed nor failed. */
export default class CountTests {
  readonly #counts: Counts = { passed: 0, failed: 0, files: 0, turns: 0, isCut: false, times: [], retried: [] }
  #timer: NodeJS.Timeout | undefined
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    if (!process.env[UNTIL]) return
    vitest.config.sequence.sequencer = LightFirst
    this.#vitest = vitest
    this.#cutAtDeadline(vitest)
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#counts.files = specifications.length
    // To find what a change touches takes long on a busy machine, and that time is not the tests' own.
    if (this.#vitest && !this.#counts.isCut) this.#cutAtDeadline(this.#vitest)
  }

  onTestModuleEnd(module: TestModule): void {
    const count = (state: 'passed' | 'failed' | 'skipped') => [...module.children.allTests(state)].length
    const passed = count('passed')
    const failed = count('failed')
    this.#counts.passed += passed
    // A file that could not be loaded, or whose set-up failed, is one failure: its tests are unknown, not absent.
    this.#counts.failed += failed === 0 && module.state() === 'failed' ? 1 : failed
    const { collectDuration, duration } = module.diagnostic()
    this.#counts.times.push({ file: relative(module.project.vitest.config.root, module.moduleId), ms: collectDuration + duration })
    for (const test of module.children.allTests('passed')) {
      if (!test.diagnostic()?.flaky) continue
      const [first] = test.result().errors ?? []
      const place = first?.stacks?.find(({ file }) => file === module.moduleId)
      const where = `${relative(module.project.vitest.config.root, module.moduleId)}${place ? `:${place.line}` : ''}`
      this.#counts.retried.push(`${where}: ${test.fullName}: ${first?.message}`)
    }
    // What was under way at the deadline leaves its other tests out, or all of them where it was still being loaded.
    if (!this.#counts.isCut || (passed + failed > 0 && count('skipped') === 0)) this.#counts.turns++
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly unknown[]): void {
    clearTimeout(this.#timer)
    this.#counts.failed += errors.length
    this.#write()
  }

  #cutAtDeadline(vitest: Vitest): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#cut(vitest), Math.max(Number(process.env[AT_LEAST] ?? 0), Number(process.env[UNTIL]) - Date.now()))
  }

  #cut(vitest: Vitest): void {
    this.#counts.isCut = true
    void vitest.cancelCurrentRun('keyboard-input')
    this.#timer = setTimeout(() => {
      this.#write()
      process.exit(1)
    }, GRACE_MS)
  }

  #write(): void {
    const file = process.env[COUNTS_FILE]
    if (file) writeFileSync(file, JSON.stringify(this.#counts))
  }
}

/** Opens a database, a system or a process: seconds, where a rule takes milliseconds. */
const HEAVY = /testDb|openDb|createSystem|createApi|spawn|\.testing\.ts'|places: 'all'/

const weight = ({ moduleId }: Pick<TestSpecification, 'moduleId'>): number => (HEAVY.test(readFileSync(moduleId, 'utf8')) ? 1 : 0)

/** Unit tests before whole systems: most faults are found in the first seconds. */
export const lightFirst = <File extends Pick<TestSpecification, 'moduleId'>>(files: readonly File[]): File[] => files.toSorted((a, b) => weight(a) - weight(b))

class LightFirst extends BaseSequencer {
  /** Vitest begins with the longest, to be through soonest; here as many as can be are to have their turn. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return lightFirst((await super.sort(files)).toReversed())
  }
}
