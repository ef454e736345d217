import module from 'node:module'
import { builtServer } from './server-build/build-server.ts'
import { buildWebIfStale } from './web-build/build-web.ts'

module.enableCompileCache()

// Before anything of the server is loaded: the build has a processor of its own while the database is made ready on the other.
const webBuild = buildWebIfStale().then(() => undefined)
webBuild.catch(() => {}) // the error is reported where it is awaited; until then a failed build must not end the process

const { load, worker } = await builtServer()
const { runUntilStopped } = await load('run-until-stopped')
const { startServer } = await load('start-server')

await runUntilStopped(() => startServer({ webBuild, worker }))
