import { type SpawnedServer, spawnServer } from '../../tools/process/spawn-server.ts'
import { demoWorld } from './demo-world.ts'
import { test as base } from './test.ts'

/**
 * A `test` whose file has a server of its own, for what would change the world of the others: their cards, their settings. It starts with the file's first
 * test and ends with the file, not with the worker, whose browser goes on with the next file. `prepare` changes the world before the server opens it; `settings` are of the environment that it starts in.
 */
export function withOwnServer(
  prepare: (dataDir: string) => Promise<void> = async () => {},
  settings: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
) {
  let starting: Promise<SpawnedServer> | undefined
  const start = async () => {
    const dataDir = await demoWorld()
    await prepare(dataDir)
    return spawnServer({ dataDir, env: await settings(), isBrief: true })
  }
  const test = base.extend<{ server: SpawnedServer }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    server: async ({}, use) => {
      starting ??= start()
      await use(await starting)
    },
    baseURL: async ({ server }, use) => use(server.url),
  })
  test.afterAll(async ({ profiles, server }) => {
    await profiles.leave(server.url)
    await server.stop()
  })
  return test
}
