import { runSteps } from './checks/run-steps.ts'
import { staticSteps } from './checks/static-steps.ts'
import { vitestStep } from './checks/vitest-step.ts'
import { runScript } from './plain-error.ts'
import { run } from './process/run.ts'

// The check ends within a minute on two quiet cores, however much changed. Where all else took that long, the tests have their part all the same.
const deadline = { untilMs: performance.timeOrigin + 50_000, atLeastMs: 25_000 }
// A change without tests, of a page of documentation say: these take a second, and a run of nothing would prove nothing.
const instead = ['packages/kernel']

await runScript(async () => {
  // Only tests that the last commit or uncommitted changes touch: the whole of them is what `npm test` is for.
  const hasBefore = (await run('git', ['rev-parse', '--quiet', '--verify', 'HEAD~1'])).code === 0
  const more = hasBefore ? ['--changed', 'HEAD~1', '--passWithNoTests'] : []
  process.exitCode = (await runSteps([...staticSteps(), vitestStep('unit tests of what changed', ['unit'], { more, instead, ...deadline })])) ? 0 : 1
})
