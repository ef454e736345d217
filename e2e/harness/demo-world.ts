import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from '../../tools/process/one-at-a-time.ts'
import { newDataHome, runFolder } from '../../tools/process/run-folder.ts'
import { spawnServer } from '../../tools/process/spawn-server.ts'

/** A new data folder with the demo world in it. It is made once in a run, as the product makes it at its first start, by the first that asks, and copied for each. */
export async function demoWorld(): Promise<string> {
  const folder = join(runFolder(), 'world')
  mkdirSync(folder, { recursive: true })
  const made = join(folder, 'made')
  await oneAtATime(join(folder, 'lock'), () => (existsSync(made) ? Promise.resolve() : make(join(folder, 'data'), made)))
  const own = newDataHome()
  cpSync(made, own, { recursive: true })
  return own
}

async function make(dataDir: string, made: string): Promise<void> {
  const server = await spawnServer({ dataDir, env: { DATABASE_URL: undefined } })
  const code = await server.stop()
  if (code !== 0) throw new Error(`the server that made the world ended with ${code}`)
  renameSync(dataDir, made)
}
