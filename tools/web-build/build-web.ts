import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, PSEUDO_LANGUAGES } from '@sojourn/i18n'
import { buildStamp } from '../build-stamp/build-stamp.ts'
import { PlainError } from '../plain-error.ts'
import { packageBin } from '../process/package-bin.ts'
import { runNode } from '../process/run.ts'
import { cacheFolder, fromRoot, root } from '../root.ts'
import { packFiles } from './pack-files.ts'

const SOURCES = ['apps/web', 'packages', 'package-lock.json']
const stamp = buildStamp(fromRoot('apps', 'web', 'build', '.stamp'), root, SOURCES)

const NO_TOOLS =
  'the web site is not built from these sources, and what builds it is not installed (npm ci --omit=dev leaves it out): run npm ci && npm run build here, or bring apps/web/build along from where that was done'

/** Builds the web site unless the build at hand was made from the same sources. Returns whether it built. Two nodes that start together build once. */
export const buildWebIfStale = (): Promise<boolean> => stamp.makeIfStale(join(cacheFolder, 'web-build.lock'), build)

async function build(): Promise<void> {
  if (!existsSync(fromRoot('node_modules', '@react-router', 'dev'))) throw new PlainError(NO_TOOLS)
  const built = await runNode(packageBin('@react-router/dev', 'react-router'), ['build'], { cwd: fromRoot('apps', 'web'), env: { NODE_ENV: 'production' } })
  if (built.code !== 0) throw new PlainError(`${built.output.trim()}\nthe web site could not be built (npm run build repeats it alone)`)
  const worker = await runNode(packageBin('vite'), ['build', '--config', 'vite.worker.config.ts'], {
    cwd: fromRoot('apps', 'web'),
    env: { NODE_ENV: 'production' },
  })
  if (worker.code !== 0) throw new PlainError(`${worker.output.trim()}\nthe service worker could not be built (npm run build repeats it)`)
  await stampTexts()
  await packFiles(fromRoot('apps', 'web', 'build', 'client'), new RegExp(`assets.(${PSEUDO_LANGUAGES.map(({ tag }) => tag).join('|')})-`))
}

/** One copy of the build for each language. What makes them is loaded only here: a start without a build needs none of it. */
async function stampTexts(): Promise<void> {
  const { sourceMessages, stampBuild } = await import('@sojourn/i18n/compile')
  const messages = sourceMessages(root, ['apps/web/src', 'packages'])
  await stampBuild({ folder: fromRoot('apps', 'web', 'build'), messages, languages: [...LANGUAGES, ...PSEUDO_LANGUAGES].map(({ tag }) => tag) })
}
