import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnServer } from '../tools/process/spawn-server.ts'
import { fromRoot } from '../tools/root.ts'
import { seconds } from './figures.ts'

/** From the command to the first 200 of `/readyz`: with the web site to build and the demo world to make, and again with both at hand. */
export async function run(): Promise<void> {
  for (const app of ['web', 'server']) rmSync(fromRoot('apps', app, 'build'), { recursive: true, force: true })
  // Nor has a fresh machine compiled anything yet.
  const env = { NODE_COMPILE_CACHE: mkdtempSync(join(tmpdir(), 'sojourn-compiled-')) }
  const first = await spawnServer({ env })
  await first.stop()
  const again = await spawnServer({ env, dataDir: first.env.DATA_DIR })
  await again.stop()
  console.log(`start (${process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded'}): first ${seconds(first.readyMs)}, again ${seconds(again.readyMs)}`)
}
