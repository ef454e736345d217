import { runSteps } from './checks/run-steps.ts'
import { staticSteps } from './checks/static-steps.ts'
import { vitestStep } from './checks/vitest-step.ts'
import { runScript } from './plain-error.ts'

// Only tests that the last commit or uncommitted changes touch: the whole of them is what `npm test` is for.
const TOUCHED = ['--changed', 'HEAD~1', '--passWithNoTests']

await runScript(async () => {
  process.exitCode = (await runSteps([...staticSteps(), vitestStep('unit tests of what changed', ['unit'], TOUCHED)])) ? 0 : 1
})
