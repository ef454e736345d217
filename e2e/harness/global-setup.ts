import { copyFileSync, mkdirSync } from 'node:fs'
import { findOrInstallBrowser } from '../../tools/browser/find-browser.ts'
import { spawnServer } from '../../tools/process/spawn-server.ts'
import { fromRoot } from '../../tools/root.ts'
import { checkInvariants } from './invariants.ts'

/** One server for the whole run, as `npm start` starts it; at the end the books are checked. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = await findOrInstallBrowser()
  const server = await spawnServer()
  process.env.SOJOURN_E2E_URL = server.url
  process.env.SOJOURN_E2E_GATEWAY_URL = server.gatewayUrl
  process.env.SOJOURN_E2E_LOG = server.logFile
  return async () => {
    await server.stop()
    mkdirSync(fromRoot('test-results'), { recursive: true })
    copyFileSync(server.logFile, fromRoot('test-results', 'server.log'))
    await checkInvariants(server)
  }
}
