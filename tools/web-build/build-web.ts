import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../plain-error.ts'
import { oneAtATime } from '../process/one-at-a-time.ts'
import { packageBin } from '../process/package-bin.ts'
import { runNode } from '../process/run.ts'
import { cacheFolder, fromRoot, root } from '../root.ts'
import { fingerprint } from './fingerprint.ts'

const SOURCES = ['apps/web', 'packages', 'package-lock.json']
const STAMP = fromRoot('apps', 'web', 'build', '.stamp')

/** Builds the web site unless the build at hand was made from the same sources. Answers whether it built. Two nodes that start together build once. */
export async function buildWebIfStale(): Promise<boolean> {
  if (fingerprint(root, SOURCES) === stamped()) return false
  return oneAtATime(join(cacheFolder, 'web-build.lock'), build)
}

async function build(): Promise<boolean> {
  const wanted = fingerprint(root, SOURCES)
  if (wanted === stamped()) return false
  const built = await runNode(packageBin('@react-router/dev', 'react-router'), ['build'], { cwd: fromRoot('apps', 'web'), env: { NODE_ENV: 'production' } })
  if (built.code !== 0) throw new PlainError(`${built.output.trim()}\nthe web site could not be built (npm run build repeats it alone)`)
  // Written last: a build that was cut short leaves no stamp and is made again.
  mkdirSync(fromRoot('apps', 'web', 'build'), { recursive: true })
  writeFileSync(STAMP, wanted)
  return true
}

function stamped(): string | null {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return null
  }
}
