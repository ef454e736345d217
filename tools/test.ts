import { browserStep } from './checks/browser-step.ts'
import { buildStep } from './checks/build-step.ts'
import { runSteps } from './checks/run-steps.ts'
import { staticSteps } from './checks/static-steps.ts'
import { vitestStep } from './checks/vitest-step.ts'
import { weightStep } from './checks/weight-step.ts'
import { runScript } from './plain-error.ts'

await runScript(async () => {
  // One run for all that needs no browser, beside the one that does: while a test waits for a lease to end or a page to come, another has its core.
  const onNode = vitestStep('unit, postgres, reliability', ['unit', 'postgres', 'reliability'], { besideNext: true })
  process.exitCode = (await runSteps([...staticSteps(), buildStep, weightStep, onNode, browserStep])) ? 0 : 1
})
