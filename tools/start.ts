import module from 'node:module'
import { buildWebIfStale } from './web-build/build-web.ts'

module.enableCompileCache()

// Before anything of the server is loaded: the build has a processor of its own while the database is made ready on the other.
const webBuild = buildWebIfStale().then(() => undefined)
webBuild.catch(() => {}) // the error is reported where it is awaited; until then a failed build must not end the process

const { runUntilStopped } = await import('../apps/server/src/run-until-stopped.ts')
const { startServer } = await import('../apps/server/src/start-server.ts')

await runUntilStopped(() => startServer({ webBuild }))
