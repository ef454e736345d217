import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from '../../tools/process/one-at-a-time.ts'
import { runNode } from '../../tools/process/run.ts'
import { newDataHome, runFolder } from '../../tools/process/run-folder.ts'
import { fromRoot } from '../../tools/root.ts'

/** A new data folder with the demo world in it. The world is made once in a run, by the first that asks, and copied for each. */
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
  const { code, output } = await runNode(fromRoot('tools', 'run.mjs'), ['tools/seed.ts'], { env: { DATA_DIR: dataDir, DATABASE_URL: undefined } })
  if (code !== 0) throw new Error(`the world was not made:\n${output}`)
  renameSync(dataDir, made)
}
