import { createServer } from 'node:http'
import { newFolder } from '@sojourn/testing'
import { afterAll, expect, test } from 'vitest'
import { freePorts } from '../../tools/process/free-ports.ts'
import { runNode } from '../../tools/process/run.ts'
import { spawnServer } from '../../tools/process/spawn-server.ts'
import { fromRoot } from '../../tools/root.ts'
import { demoWorld } from '../harness/demo-world.ts'
import { expectCleanLog } from './nothing-leaks.ts'
import { freshDatabase, stopServers } from './postgres.ts'

afterAll(stopServers)

async function environment(): Promise<Record<string, string | undefined>> {
  const [port, gatewayPort] = await freePorts(2)
  const dataDir = newFolder()
  return { PORT: `${port}`, GATEWAY_PORT: `${gatewayPort}`, DATA_DIR: dataDir, DATABASE_URL: undefined, PUBLIC_URL: undefined, GATEWAY_URL: undefined }
}

/** Starts as `npm start` does; a start that is refused exits. */
async function refusedStart(env: Record<string, string | undefined>): Promise<{ code: number; lines: string[] }> {
  const { code, output } = await runNode(fromRoot('tools', 'run.mjs'), ['tools/start.ts'], { env: { ...(await environment()), ...env }, timeoutMs: 90_000 })
  return { code, lines: output.trim().split('\n') }
}

test('a start that cannot be ends with one line that says what to change, and exit 1', async () => {
  const other = createServer().listen(0)
  const taken = (other.address() as { port: number }).port
  const rightless = await freshDatabase({ roles: 'none' })
  const nobody = new URL(rightless)
  nobody.password = 'wrong'
  const nowhere = new URL(rightless)
  nowhere.pathname = '/no_such_database'
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: `${taken}` }, /^sojourn: Port \d+ \(PORT\) cannot be taken/],
    [{ GATEWAY_PORT: `${taken}` }, /^sojourn: Port \d+ \(GATEWAY_PORT\) cannot be taken/],
    [{ SESSION_SECRET: 'short' }, /^sojourn: SESSION_SECRET must have at least 32 characters/],
    [{ SEED: 'big' }, /^sojourn: SEED must be demo or none/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^sojourn: DATABASE_URL names a PostgreSQL that does not answer/],
    [{ DATABASE_URL: nobody.href }, /^sojourn: DATABASE_URL names a user or a password that PostgreSQL refuses/],
    [{ DATABASE_URL: nowhere.href }, /^sojourn: DATABASE_URL names a database that is not there/],
    [{ DATABASE_URL: rightless }, /^sojourn: DATABASE_URL names a user who may not do enough: .*CREATEROLE/],
  ]
  const ends = await Promise.all(cases.map(async ([env, line]) => ({ line, ...(await refusedStart(env)) })))
  other.close()
  for (const { line, code, lines } of ends) {
    expect(lines).toEqual([expect.stringMatching(line)])
    expect(code).toBe(1)
  }
})

test('a stop under load answers what was asked, refuses nothing half done, and ends with exit 0 in seconds; its folder is free again', async () => {
  const server = await spawnServer({ dataDir: await demoWorld() })
  const locked = await refusedStart({ DATA_DIR: server.env.DATA_DIR! })
  expect(locked).toEqual({ code: 1, lines: [expect.stringMatching(/^sojourn: The data folder .* is in use by process \d+/)] })

  const seen = new Map<string, number>()
  const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
  let isOver = false
  const stay = { checkin: '2027-03-01', checkout: '2027-03-03', rooms: [{ adults: 2, children: [] }] }
  const asking = Array.from({ length: 16 }, async (_, index) => {
    while (!isOver) {
      const search = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ destination: 'rome', ...stay }) }
      const asked = index % 2 ? fetch(`${server.url}/api/hotels/search`, search) : fetch(`${server.url}/`)
      const answer = await asked.catch((error: Error) => ((error.cause as { code?: string })?.code === 'ECONNREFUSED' ? 'closed' : 'unanswered'))
      // An answer that broke off in the middle is a fault; one that never began is asked for again, at another node.
      note(
        typeof answer === 'string'
          ? answer
          : await answer.text().then(
              () => `${answer.status}`,
              () => 'broken off',
            ),
      )
    }
  })
  // It is busy by then: more than two answers for each who asks.
  await expect.poll(() => seen.get('200') ?? 0, { timeout: 60_000 }).toBeGreaterThan(32)
  const started = performance.now()
  const code = await server.stop()
  const tookMs = performance.now() - started
  isOver = true
  await Promise.all(asking)
  expect(code).toBe(0)
  // Seconds, also on a busy machine: one that waits for its callers to leave would never end.
  expect(tookMs).toBeLessThan(30_000)
  expect([...seen.keys()].filter((what) => /^5|broken off/.test(what))).toEqual([])
  expectCleanLog(server)
  const again = await spawnServer({ dataDir: server.env.DATA_DIR!, env: server.env })
  expect(await again.stop()).toBe(0)
  console.log(`stopped in ${tookMs.toFixed(0)} ms under load: ${JSON.stringify(Object.fromEntries(seen))}`)
})
