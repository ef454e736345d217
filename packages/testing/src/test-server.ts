import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IMAGE_FOLDER } from './embedded-image.ts'
import { type PostgresServer, postgresServer } from './postgres-server.ts'

/** The address at which a test file asks for the server of its run. */
const ON_DEMAND = 'TEST_POSTGRES_ON_DEMAND'

let own: Promise<string> | undefined

/** The administrator's address of `TEST_POSTGRES_URL`, of the server that this test run starts at the first request, or of one of this process's own. */
export function testServerUrl(): Promise<string> {
  const { TEST_POSTGRES_URL, [ON_DEMAND]: onDemandUrl } = process.env
  if (TEST_POSTGRES_URL) return Promise.resolve(TEST_POSTGRES_URL)
  own ??= onDemandUrl ? askFor(onDemandUrl) : postgresServer().then((server) => server.adminUrl)
  return own
}

/** Whether the server keeps its databases when this run is over. */
export const outlivesRun = (): boolean => Boolean(process.env.TEST_POSTGRES_URL)

async function askFor(url: string): Promise<string> {
  const response = await fetch(url)
  const text = await response.text()
  if (!response.ok) throw new Error(`this run could not start its PostgreSQL: ${text}`)
  return text
}

/** A PostgreSQL that starts at the first request to `url`, which returns its address: a run of pure rules does not wait for one. */
export async function postgresOnDemand(): Promise<{ url: string; stop(): Promise<void> }> {
  let starting: Promise<PostgresServer> | undefined
  const listener = createServer((_request, response) => {
    starting ??= postgresServer()
    starting.then(
      ({ adminUrl }) => response.end(adminUrl),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`,
    async stop() {
      listener.close()
      listener.closeAllConnections()
      await (await starting)?.stop()
    },
  }
}

/** Vitest's global set-up: one server for a whole run, and one image of the embedded database. */
export async function setup(): Promise<() => Promise<void>> {
  const image = process.env[IMAGE_FOLDER] ? undefined : mkdtempSync(join(tmpdir(), 'sojourn-embedded-'))
  if (image) process.env[IMAGE_FOLDER] = image
  const server = process.env.TEST_POSTGRES_URL || process.env[ON_DEMAND] ? undefined : await postgresOnDemand()
  if (server) process.env[ON_DEMAND] = server.url
  return async () => {
    if (image) rmSync(image, { recursive: true })
    await server?.stop()
  }
}
