import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallBrowser } from '../browser/find-browser.ts'
import { packageBin } from '../process/package-bin.ts'
import { runNode } from '../process/run.ts'
import { cacheFolder } from '../root.ts'
import type { Step } from './step.ts'
import { playwrightRetried, playwrightTally, playwrightTimes, readJson, settle } from './tally.ts'

/**
 * Runs the journeys of `e2e/` in a real browser, which their set-up finds or installs; without one the step fails, it is never skipped. A new machine fetches the
 * browser from now on, while the steps before this one run.
 */
export function browserStep(find: () => Promise<string> = findOrInstallBrowser): Step {
  const browser = find()
  browser.catch(() => {}) // the set-up of the journeys looks again, and reports it
  return {
    name: 'browser',
    stopsTheRun: false,
    async run() {
      await browser.catch(() => {})
      const report = join(cacheFolder, 'playwright.json')
      rmSync(report, { force: true })
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
      const { code } = await runNode(packageBin('@playwright/test', 'playwright'), ['test', '--reporter=list,json'], { output: 'show', env })
      const results = readJson(report)
      return { ...settle(code, playwrightTally(results)), times: playwrightTimes(results), retried: playwrightRetried(results) }
    },
  }
}
