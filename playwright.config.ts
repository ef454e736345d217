import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './tools/browser/chromium-flags.ts'

/**
 * One process for a site, and V8 for pages that live for seconds: without its optimising compilers, with what it compiled kept for the next page instead of
 * compiling ahead of it, and with memory that is seldom collected. It changes nothing but speed: a third of the browser's processor time (decision 0018).
 */
const forTests = [
  '--process-per-site',
  '--js-flags=--no-maglev --no-turbofan --no-flush-bytecode --min-semi-space-size=32 --single-threaded-gc --no-script-streaming',
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // Sets CHROMIUM_PATH and the servers' addresses before the workers read this file again.
  globalSetup: './e2e/harness/global-setup.ts',
  // Files side by side, the tests of one file in their order; one more than there are cores, for pages wait for their server. One that fails is tried once more, and `npm test` names what passed only then (decision 0018).
  workers: availableParallelism() + 1,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // On a machine that is busy elsewhere a long journey takes three times as long; what does not come at all is told by the shorter ones below.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags, ...forTests] },
    baseURL: process.env.SOJOURN_E2E_URL,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    actionTimeout: 15_000,
    // Tests stand between pages and their answers, which a worker would ask by itself. `offline.e2e.ts` allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A test that fails says what its pages showed. A trace of every step costs a third of the time: `TRACE=1 npm run e2e` keeps one.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
  },
})
