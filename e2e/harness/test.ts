import { test as base } from '@playwright/test'
import { comeAlive } from './come-alive.ts'
import { watchFaults } from './faults.ts'
import { openProfile, type Profile } from './profile.ts'
import { watch } from './witness.ts'

export { expect } from '@playwright/test'

interface Options {
  /** Faults a test brings about on purpose. */
  allowedFaults: readonly RegExp[]
  /** A profile of the test's own: with no cached file, and for what cannot be taken back, such as a clock that stands still or a service worker. */
  ownProfile: boolean
}

interface WorkerFixtures {
  /** The profiles that tests share, by what they are made with. */
  profiles: Map<string, Profile>
}

/**
 * Playwright's `test` whose pages must stay clean: no violation of the content security policy, no uncaught error, no error on the console.
 * A test that fails says what its pages showed.
 */
export const test = base.extend<Options, WorkerFixtures>({
  allowedFaults: [[], { option: true }],
  ownProfile: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
  profiles: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  context: async ({ browser, profiles, ownProfile, baseURL, javaScriptEnabled, allowedFaults }, use, info) => {
    const key = `${baseURL} ${javaScriptEnabled}`
    const shared = ownProfile ? null : (profiles.get(key) ?? (await openProfile(browser, baseURL as string)))
    if (shared) profiles.set(key, shared)
    const context = shared?.context ?? (await browser.newContext())
    if (!shared) context.on('page', comeAlive)
    const faults = watchFaults(context)
    const seen = watch(context)
    await use(context)
    const unexpected = faults.list.filter((fault) => !allowedFaults.some((allowed) => allowed.test(fault)))
    if (info.status !== info.expectedStatus || unexpected.length > 0) info.errors.push({ message: `What the test saw\n${await seen.report()}` })
    faults.stop()
    seen.stop()
    // Other people's browsers too: a page that stays open goes on asking for news.
    const kept = new Set([...profiles.values()].map((profile) => profile.context))
    await Promise.all([shared?.empty(), ...browser.contexts().map((each) => !kept.has(each) && each.close())])
    base.expect(unexpected, 'faults that the pages told').toEqual([])
  },
})
