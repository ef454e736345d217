import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageBin } from '../process/package-bin.ts'
import { type RunOptions, runNode } from '../process/run.ts'
import { fromRoot } from '../root.ts'
import { COUNTS_FILE, type Counts, UNTIL } from './count-tests.ts'
import type { Step, StepResult } from './step.ts'
import { readJson, settle } from './tally.ts'

interface VitestStepOptions {
  /** Goes to Vitest as it is. */
  readonly more?: readonly string[]
  /** Milliseconds since the epoch by which a run must end; asked when the step begins. */
  readonly untilMs?: () => number
}

/** Runs projects of `vitest.config.ts`, shows what they say and counts what they ran. */
export function vitestStep(name: string, projects: readonly string[], { more = [], untilMs }: VitestStepOptions = {}): Step {
  const chosen = projects.flatMap((project) => ['--project', project])
  return { name, stopsTheRun: false, run: () => runVitest([...chosen, ...more], { untilMs: untilMs?.() }) }
}

/** Runs Vitest to its end, or to `untilMs`. What had no turn by then is listed, and is no failure. */
export async function runVitest(
  args: readonly string[],
  { untilMs, output = 'show' }: { untilMs?: number; output?: RunOptions['output'] } = {},
): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-tests-'))
  const file = join(folder, 'counts.json')
  const env = { [COUNTS_FILE]: file, [UNTIL]: untilMs?.toString(), NO_COLOR: process.stdout.isTTY ? undefined : '1' }
  const reporters = ['--reporter=dot', `--reporter=${fromRoot('tools', 'checks', 'count-tests.ts')}`]
  try {
    const { code } = await runNode(packageBin('vitest'), ['run', ...args, ...reporters], { output, env })
    return resultOf(code, readJson(file) as Counts | null, args.includes('--passWithNoTests'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The result of a run. Vitest reports a run that its deadline ended as failed: then the counts alone decide. */
export function resultOf(code: number, counts: Counts | null, mayBeNone: boolean): StepResult {
  const { passed = 0, failed = 0, files = 0, turns = 0, isCut = false, times = [], retried = [] } = counts ?? {}
  const settled = { ...(isCut ? settle(failed, { passed, failed }, true) : settle(code, { passed, failed }, mayBeNone)), times, retried }
  const left = files === 0 ? 'all' : `${files - turns} of ${files}`
  return isCut && (files === 0 || turns < files) ? { ...settled, unrun: `${left} test files, for there was no time` } : settled
}
