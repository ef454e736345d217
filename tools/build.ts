import { runScript } from './plain-error.ts'
import { buildServerIfStale } from './server-build/build-server.ts'
import { buildWebIfStale } from './web-build/build-web.ts'

await runScript(async () => {
  const [web, server] = await Promise.all([buildWebIfStale(), buildServerIfStale()])
  console.log(web ? 'The web site is built.' : 'The web site is up to date.')
  console.log(server ? 'The server is built.' : 'The server is up to date.')
})
