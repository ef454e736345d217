import { runScript } from './plain-error.ts'
import { buildWebIfStale } from './web-build/build-web.ts'

await runScript(async () => console.log((await buildWebIfStale()) ? 'The web site is built.' : 'The web site is up to date.'))
