import { test as base } from '@playwright/test'
import { watchFaults } from './faults.ts'
import { waitForHydration } from './hydrated.ts'
import { Profiles } from './profile.ts'
import { watch } from './witness.ts'

export { expect } from '@playwright/test'

interface Options {
  /** Faults a test brings about on purpose. */
  allowedFaults: readonly RegExp[]
  /** A profile of the test's own: with no cached file, and for what cannot be taken back, such as a clock that stands still or a service worker. */
  ownProfile: boolean
  /** The sites that pages of the test come from. */
  sites: readonly string[]
}

interface WorkerFixtures {
  /** The profiles that tests share. */
  profiles: Profiles
}

/**
 * Playwright's `test` whose pages must stay clean: no violation of the content security policy, no uncaught error, no error on the console.
 * A test that fails says what its pages showed.
 */
export const test = base.extend<Options, WorkerFixtures>({
  allowedFaults: [[], { option: true }],
  ownProfile: [false, { option: true }],
  sites: async ({ baseURL }, use) => use([baseURL as string]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
  profiles: [async ({}, use) => use(new Profiles()), { scope: 'worker' }],
  context: async ({ browser, profiles, ownProfile, sites, javaScriptEnabled, allowedFaults }, use, info) => {
    const shared = ownProfile ? null : await profiles.of(browser, sites, javaScriptEnabled)
    const context = shared?.context ?? (await browser.newContext())
    if (!shared) context.on('page', waitForHydration)
    const faults = watchFaults(context)
    const seen = watch(context)
    await use(context)
    const unexpected = faults.list.filter((fault) => !allowedFaults.some((allowed) => allowed.test(fault)))
    if (info.status !== info.expectedStatus || unexpected.length > 0) info.errors.push({ message: `What the test saw\n${await seen.report()}` })
    faults.stop()
    seen.stop()
    // Other people's browsers too: a page that stays open goes on asking for news.
    await Promise.all([shared?.empty(), ...browser.contexts().map((each) => !profiles.has(each) && each.close())])
    base.expect(unexpected, 'faults that the pages told').toEqual([])
  },
})
