import { browserStep } from './checks/browser-step.ts'
import { buildStep } from './checks/build-step.ts'
import { runSteps } from './checks/run-steps.ts'
import { staticSteps } from './checks/static-steps.ts'
import { vitestStep } from './checks/vitest-step.ts'
import { runScript } from './plain-error.ts'

await runScript(async () => {
  const steps = [...staticSteps(), vitestStep('unit', ['unit']), vitestStep('postgres', ['postgres']), buildStep, browserStep]
  process.exitCode = (await runSteps(steps)) ? 0 : 1
})
