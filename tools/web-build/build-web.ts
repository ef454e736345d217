import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { PlainError } from '../plain-error.ts'
import { packageBin } from '../process/package-bin.ts'
import { runNode } from '../process/run.ts'
import { fromRoot, root } from '../root.ts'
import { fingerprint } from './fingerprint.ts'

const SOURCES = ['apps/web', 'packages', 'package-lock.json']
const STAMP = fromRoot('apps', 'web', 'build', '.stamp')

/** Builds the web site unless the build at hand was made from the same sources. Answers whether it built. */
export async function buildWebIfStale(): Promise<boolean> {
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
