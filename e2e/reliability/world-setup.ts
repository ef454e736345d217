import { postgresOnDemand } from '@sojourn/testing'
import { openRunFolder } from '../../tools/process/run-folder.ts'
import { SERVER } from './postgres.ts'

/** Vitest's global set-up: the folder in which this run keeps its demo world, and the PostgreSQL that has it too. */
export async function setup(): Promise<() => Promise<void>> {
  const removeFolder = openRunFolder()
  // Not that of the other tests: the users of these may make no roles, nor pass on what an administrator gave them.
  const server = await postgresOnDemand()
  process.env[SERVER] = server.url
  return async () => {
    await server.stop()
    removeFolder()
  }
}
