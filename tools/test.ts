import { browserStep } from './checks/browser-step.ts'
import { buildStep } from './checks/build-step.ts'
import { runSteps } from './checks/run-steps.ts'
import { staticSteps } from './checks/static-steps.ts'
import { vitestStep } from './checks/vitest-step.ts'
import { weightStep } from './checks/weight-step.ts'
import { runScript } from './plain-error.ts'
import { openRunFolder } from './process/run-folder.ts'

await runScript(async () => {
  // One run for all that needs no browser: while a reliability test waits for a lease to end, unit tests have its core.
  const onNode = vitestStep('unit, postgres, reliability', ['unit', 'postgres', 'reliability'])
  const removeFolder = openRunFolder()
  try {
    process.exitCode = (await runSteps([...staticSteps(), buildStep, weightStep, onNode, browserStep()])) ? 0 : 1
  } finally {
    removeFolder()
  }
})
