import { runSteps } from './checks/run-steps.ts'
import { staticSteps } from './checks/static-steps.ts'
import { vitestStep } from './checks/vitest-step.ts'
import { runScript } from './plain-error.ts'
import { run } from './process/run.ts'

// The check ends within a minute, on two cores too and however much changed; the tests always get a part of it.
const untilMs = () => Math.max(performance.timeOrigin + 50_000, Date.now() + 5_000)

await runScript(async () => {
  // Only tests that the last commit or uncommitted changes touch: the whole of them is what `npm test` is for.
  const hasBefore = (await run('git', ['rev-parse', '--quiet', '--verify', 'HEAD~1'])).code === 0
  const more = hasBefore ? ['--changed', 'HEAD~1', '--passWithNoTests'] : []
  process.exitCode = (await runSteps([...staticSteps(), vitestStep('unit tests of what changed', ['unit'], { more, untilMs })])) ? 0 : 1
})
