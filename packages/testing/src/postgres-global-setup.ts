import { postgresServer } from './postgres-server.ts'

/** One server for a whole run: the test files learn of it through the environment. `TEST_POSTGRES_URL` names a server that is there already. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_POSTGRES_URL) return undefined
  const server = await postgresServer()
  process.env.TEST_POSTGRES_URL = server.adminUrl
  return server.stop
}
