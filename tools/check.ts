import { runSteps } from './checks/run-steps.ts'
import { staticSteps } from './checks/static-steps.ts'
import { vitestStep } from './checks/vitest-step.ts'
import { runScript } from './plain-error.ts'

await runScript(async () => {
  process.exitCode = (await runSteps([...staticSteps(), vitestStep('unit', ['unit'])])) ? 0 : 1
})
