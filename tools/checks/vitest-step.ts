import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageBin } from '../process/package-bin.ts'
import { type RunOptions, runNode } from '../process/run.ts'
import { fromRoot } from '../root.ts'
import { AT_LEAST, COUNTS_FILE, type Counts, UNTIL } from './count-tests.ts'
import type { Step, StepResult } from './step.ts'
import { readJson, settle } from './tally.ts'

interface Deadline {
  /** Milliseconds since the epoch by which a run is to end. */
  readonly untilMs?: number
  /** However late it is, the tests have so many milliseconds. */
  readonly atLeastMs?: number
}

interface VitestStepOptions extends Deadline {
  /** Goes to Vitest as it is. */
  readonly more?: readonly string[]
  /** What runs where the rest of the options names no test at all. */
  readonly instead?: readonly string[]
}

/** Runs projects of `vitest.config.ts`, shows what they say and counts what they ran. */
export function vitestStep(name: string, projects: readonly string[], { more = [], instead, ...deadline }: VitestStepOptions = {}): Step {
  const chosen = projects.flatMap((project) => ['--project', project])
  const run = async () => {
    const result = await runVitest([...chosen, ...more], deadline)
    return instead && ranNone(result) ? runVitest([...chosen, ...instead], deadline) : result
  }
  return { name, stopsTheRun: false, run }
}

const ranNone = ({ ok, tally }: StepResult): boolean => ok && tally?.passed === 0

/** Runs Vitest to its end, or to its deadline. What had no turn by then is listed, and is no failure as long as anything had one. */
export async function runVitest(
  args: readonly string[],
  { untilMs, atLeastMs, output = 'show' }: Deadline & { output?: RunOptions['output'] } = {},
): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-tests-'))
  const file = join(folder, 'counts.json')
  const env = { [COUNTS_FILE]: file, [UNTIL]: untilMs?.toString(), [AT_LEAST]: atLeastMs?.toString(), NO_COLOR: process.stdout.isTTY ? undefined : '1' }
  const reporters = ['--reporter=dot', `--reporter=${fromRoot('tools', 'checks', 'count-tests.ts')}`]
  try {
    const { code } = await runNode(packageBin('vitest'), ['run', ...args, ...reporters], { output, env })
    return resultOf(code, readJson(file) as Counts | null, args.includes('--passWithNoTests'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The result of a run. Vitest reports a run that its deadline ended as failed: then the counts alone decide, and no test at all is a failure. */
export function resultOf(code: number, counts: Counts | null, mayBeNone: boolean): StepResult {
  const { passed = 0, failed = 0, files = 0, turns = 0, isCut = false, times = [], retried = [] } = counts ?? {}
  const settled = { ...(isCut ? settle(failed, { passed, failed }) : settle(code, { passed, failed }, mayBeNone)), times, retried }
  const left = files === 0 ? 'all' : `${files - turns} of ${files}`
  const unrun = isCut && (files === 0 || turns < files) ? { unrun: `${left} test files, for there was no time` } : {}
  const output = isCut && passed + failed === 0 ? { output: 'No test ran before the time was up, so nothing is known: run it again, or npm test.' } : {}
  return { ...settled, ...unrun, ...output }
}
