import { type Ran, type RunOptions, runNode } from '../process/run.ts'

export interface Tally {
  readonly passed: number
  readonly failed: number
}

/** How long a test file took, by its path from the root. */
export interface FileTime {
  readonly file: string
  readonly ms: number
}

export interface StepResult {
  readonly ok: boolean
  /** Shown only when the step failed and has not shown its output while it ran. */
  readonly output?: string
  /** For steps that run tests. */
  readonly tally?: Tally
  /** For steps that run tests: the time of each file. */
  readonly times?: readonly FileTime[]
  /** Tests that failed at first and passed when they were tried again. */
  readonly retried?: readonly string[]
  /** The part of it that did not run. */
  readonly unrun?: string
}

export interface Step {
  readonly name: string
  /** After a failure of this step nothing costly is worth its time. */
  readonly stopsTheRun: boolean
  /** Needs nothing but the code: runs in parallel with other such steps, and always, so that one run names all errors. */
  readonly always?: boolean
  run(): Promise<StepResult>
}

/** A step that is one or more commands, run in parallel, judged by their exit codes alone. */
export function commandStep(name: string, commands: readonly (() => Promise<Ran>)[]): Step {
  return {
    name,
    stopsTheRun: true,
    always: true,
    async run() {
      const ran = await Promise.all(commands.map((command) => command()))
      const failed = ran.filter(({ code }) => code !== 0)
      return { ok: failed.length === 0, output: failed.map(({ output }) => output.trim()).join('\n') }
    },
  }
}

export const script =
  (file: string, args: readonly string[], options?: RunOptions): (() => Promise<Ran>) =>
  () =>
    runNode(file, args, options)
