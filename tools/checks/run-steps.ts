import type { FileTime, Step, StepResult } from './step.ts'

const SLOWEST = 10

/**
 * Runs steps in order, those that need nothing but the code side by side, prints each with its time, then the slowest test files, and ends with the plain
 * line `N passed, N failed`: all tests of all steps, and one failure for each step that failed without being a test. Returns whether everything passed.
 */
export async function runSteps(steps: readonly Step[], say: (line: string) => void = console.log): Promise<boolean> {
  const results: StepResult[] = []
  const unrun: string[] = []
  let stopped = false
  for (const turn of inTurns(steps)) {
    const names = turn.map(({ name }) => name)
    if (stopped && !turn[0]?.always) {
      unrun.push(...names)
      continue
    }
    say(`▸ ${names.join(', ')}`)
    await Promise.all(
      turn.map(async (step) => {
        const started = performance.now()
        const result = await step.run().catch((error: unknown): StepResult => ({ ok: false, output: error instanceof Error ? error.message : String(error) }))
        results.push(result)
        if (!result.ok && result.output) say(result.output)
        say(`${result.ok ? '✓' : '✗'} ${step.name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
        if (result.unrun) unrun.push(result.unrun)
        stopped ||= !result.ok && step.stopsTheRun
      }),
    )
  }
  if (unrun.length > 0) say(`Not run: ${unrun.join(', ')}`)
  for (const line of slowest(results.flatMap(({ times = [] }) => times))) say(line)
  const retried = results.flatMap(({ retried = [] }) => retried)
  if (retried.length > 0) say(['\nPassed only when tried again:', ...retried].join('\n  '))
  const passed = results.reduce((total, { tally }) => total + (tally?.passed ?? 0), 0)
  const failed = results.reduce((total, { ok, tally }) => total + (tally?.failed ?? (ok ? 0 : 1)), 0)
  say(`\n${passed} passed, ${failed} failed`)
  return failed === 0
}

/** Where the time of the tests went, longest first. */
function slowest(times: readonly FileTime[]): string[] {
  if (times.length === 0) return []
  const longest = times.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  return ['\nSlowest test files:', ...longest.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)]
}

/** What runs at the same time, in order: neighbours that need nothing but the code, and each other step alone. */
function inTurns(steps: readonly Step[]): Step[][] {
  const turns: Step[][] = []
  for (const step of steps) {
    const last = turns.at(-1)
    if (step.always && last?.[0]?.always) last.push(step)
    else turns.push([step])
  }
  return turns
}
