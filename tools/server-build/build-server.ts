import { existsSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildStamp } from '../build-stamp/build-stamp.ts'
import { cacheFolder, fromRoot, root } from '../root.ts'

/** Where the bundle is. */
export const FOLDER = fromRoot('apps', 'server', 'build')
/** The modules of the server that a process starts with. */
const ENTRIES = {
  'start-server': fromRoot('apps', 'server', 'src', 'start-server.ts'),
  'run-until-stopped': fromRoot('apps', 'server', 'src', 'run-until-stopped.ts'),
  'create-system': fromRoot('apps', 'server', 'src', 'create-system.ts'),
  worker: fromRoot('apps', 'server', 'src', 'workers', 'worker.ts'),
}
/** What makes the bundle stale when it changes. */
export const SOURCES = [
  'apps/api/src',
  'apps/gateway/src',
  'apps/server/src',
  'apps/web/src/serve',
  'apps/web/src/lib',
  'packages',
  'tools/server-build',
  'package-lock.json',
]
const stamp = buildStamp(join(FOLDER, '.stamp'), root, SOURCES)

/** Bundles the server unless the bundle at hand was made from the same sources. Returns whether it did. Two nodes that start together do so once. */
export const buildServerIfStale = (): Promise<boolean> =>
  stamp.makeIfStale(join(cacheFolder, 'server-build.lock'), async () => {
    const { bundleServer } = await import('./bundle-server.ts')
    await bundleServer({ entries: ENTRIES, folder: FOLDER })
  })

interface Entries {
  readonly 'start-server': typeof import('../../apps/server/src/start-server.ts')
  readonly 'run-until-stopped': typeof import('../../apps/server/src/run-until-stopped.ts')
  readonly 'create-system': typeof import('../../apps/server/src/create-system.ts')
}

/**
 * Where the modules of the server are to be loaded from: its bundle, which is made if it is stale, for two thousand files take a second to load. Without the
 * tools that make it (`npm ci --omit=dev`) a stale one is left aside, and the sources themselves are loaded.
 */
export async function builtServer() {
  const isCurrent = stamp.isCurrent()
  const isBundled = isCurrent || existsSync(fromRoot('node_modules', 'rolldown'))
  if (!isCurrent && isBundled) await buildServerIfStale()
  // A stack names the lines of the sources.
  module.setSourceMapsSupport(isBundled)
  const place = (name: keyof typeof ENTRIES): URL => pathToFileURL(isBundled ? join(FOLDER, `${name}.js`) : ENTRIES[name])
  return {
    worker: place('worker'),
    load: <Name extends keyof Entries>(name: Name): Promise<Entries[Name]> => import(place(name).href),
  }
}
