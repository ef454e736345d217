import { type SpawnedServer, spawnServer } from '../../tools/process/spawn-server.ts'
import { demoWorld } from './demo-world.ts'
import { test as base } from './test.ts'

/** A `test` whose file has a server of its own, for what would change the world of the others: their cards, their settings. Each call is another server's. */
export const withOwnServer = () =>
  base.extend<object, { server: SpawnedServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
      async ({}, use) => {
        const server = await spawnServer({ dataDir: await demoWorld() })
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ server }, use) => use(server.url),
  })
