import type { Step, StepResult } from './step.ts'

/**
 * Runs steps in order, tells each with its time, and ends with the plain line `N passed, N failed`: all tests of all steps, and one failure
 * for each step that failed without being a test. Answers whether everything passed.
 */
export async function runSteps(steps: readonly Step[], say: (line: string) => void = console.log): Promise<boolean> {
  const results: StepResult[] = []
  const unrun: string[] = []
  let stopped = false
  for (const step of steps) {
    if (stopped && !step.always) {
      unrun.push(step.name)
      continue
    }
    const started = performance.now()
    say(`▸ ${step.name}`)
    const result = await step.run().catch((error: unknown): StepResult => ({ ok: false, output: error instanceof Error ? error.message : String(error) }))
    results.push(result)
    if (!result.ok && result.output) say(result.output)
    say(`${result.ok ? '✓' : '✗'} ${step.name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
    stopped ||= !result.ok && step.stopsTheRun
  }
  if (unrun.length > 0) say(`Not run: ${unrun.join(', ')}`)
  const passed = results.reduce((total, { tally }) => total + (tally?.passed ?? 0), 0)
  const failed = results.reduce((total, { ok, tally }) => total + (tally?.failed ?? (ok ? 0 : 1)), 0)
  say(`\n${passed} passed, ${failed} failed`)
  return failed === 0
}
