import { test as base } from '@playwright/test'
import { comeAlive } from './come-alive.ts'
import { watchFaults } from './faults.ts'
import { watch } from './witness.ts'

export { expect } from '@playwright/test'

interface Options {
  /** Faults a test brings about on purpose. */
  allowedFaults: readonly RegExp[]
}

/**
 * Playwright's `test` whose pages must stay clean: no violation of the content security policy, no uncaught error, no error on the console.
 * A test that fails says what its pages showed.
 */
export const test = base.extend<Options>({
  allowedFaults: [[], { option: true }],
  context: async ({ context, allowedFaults }, use, info) => {
    context.on('page', comeAlive)
    const faults = watchFaults(context)
    const seen = watch(context)
    await use(context)
    const unexpected = faults.filter((fault) => !allowedFaults.some((allowed) => allowed.test(fault)))
    if (info.status !== info.expectedStatus || unexpected.length > 0) info.errors.push({ message: `What the test saw\n${await seen()}` })
    base.expect(unexpected, 'faults that the pages told').toEqual([])
  },
})
