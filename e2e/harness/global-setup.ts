import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallBrowser } from '../../tools/browser/find-browser.ts'
import { spawnServer } from '../../tools/process/spawn-server.ts'
import { fromRoot } from '../../tools/root.ts'
import { demoWorld, WORLD } from './demo-world.ts'
import { checkInvariants } from './invariants.ts'

/** One server for the whole run, as `npm start` starts it; at the end the books are checked. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = await findOrInstallBrowser()
  const world = mkdtempSync(join(tmpdir(), 'sojourn-world-'))
  process.env[WORLD] = world
  // Pages in disguise are served too: `pseudo-languages.e2e.ts` asks for them by name.
  const server = await spawnServer({ dataDir: await demoWorld(), env: { PSEUDO_LANGUAGES: '1' } })
  process.env.SOJOURN_E2E_URL = server.url
  process.env.SOJOURN_E2E_GATEWAY_URL = server.gatewayUrl
  process.env.SOJOURN_E2E_LOG = server.logFile
  return async () => {
    rmSync(world, { recursive: true })
    await server.stop()
    mkdirSync(fromRoot('test-results'), { recursive: true })
    copyFileSync(server.logFile, fromRoot('test-results', 'server.log'))
    await checkInvariants(server)
  }
}
