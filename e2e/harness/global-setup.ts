import { copyFileSync, mkdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { findOrInstallBrowser } from '../../tools/browser/find-browser.ts'
import { openRunFolder } from '../../tools/process/run-folder.ts'
import { spawnServer } from '../../tools/process/spawn-server.ts'
import { fromRoot } from '../../tools/root.ts'
import { expectCleanLog, expectNoCardInRows } from '../reliability/nothing-leaks.ts'
import { demoWorld } from './demo-world.ts'
import { checkInvariants } from './invariants.ts'

/** One server for the whole run, as `npm start` starts it; at the end the books are checked, and that nothing of a card is found. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = await findOrInstallBrowser()
  const removeFolder = openRunFolder()
  // Pages in disguise are served too: `pseudo-languages.e2e.ts` asks for them by name.
  const server = await spawnServer({ dataDir: await demoWorld(), env: { PSEUDO_LANGUAGES: '1' } })
  process.env.SOJOURN_E2E_URL = server.url
  process.env.SOJOURN_E2E_GATEWAY_URL = server.gatewayUrl
  process.env.SOJOURN_E2E_LOG = server.logFile
  return async () => {
    await server.stop()
    mkdirSync(fromRoot('test-results'), { recursive: true })
    copyFileSync(server.logFile, fromRoot('test-results', 'server.log'))
    try {
      expectCleanLog(server)
      await checkInvariants(server)
      expect(await expectNoCardInRows({ dataDir: server.env.DATA_DIR as string }, ['gateway'])).toBeGreaterThan(0)
    } finally {
      removeFolder()
    }
  }
}
