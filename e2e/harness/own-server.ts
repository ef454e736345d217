import { type SpawnedServer, spawnServer } from '../../tools/process/spawn-server.ts'
import { test as base } from './test.ts'

/** The `test` of a file with a server of its own, for what would change the world of the others: their cards, their settings. */
export const test = base.extend<object, { server: SpawnedServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      const server = await spawnServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})
