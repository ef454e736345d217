import { setTimeout as wait } from 'node:timers/promises'
import { type DatabaseLine, databaseLine } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SpawnedServer, spawnServer } from '../../tools/process/spawn-server.ts'
import { badAddresses } from './bad-addresses.ts'
import { expectCleanLog } from './nothing-leaks.ts'
import { freshDatabase, stopServers } from './postgres.ts'

const DATES = 'checkin=2027-03-01&checkout=2027-03-03&rooms=2'
const READS = ['/', `/search-detail?destination=lisbon&${DATES}`, '/wallet', '/user/my-bookings']

let line: DatabaseLine
let node: SpawnedServer
beforeAll(async () => {
  line = await databaseLine(await freshDatabase())
  node = await spawnServer({ env: { DATABASE_URL: line.databaseUrl, WORKERS: '2' } })
})
afterAll(async () => {
  line?.thaw()
  expect(await node?.stop()).toBe(0)
  await line?.close()
  await stopServers()
})

const page = (path: string, init: RequestInit = {}) => fetch(node.url + path, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init })
async function statusOf(path: string): Promise<number> {
  const answer = await page(path)
  await answer.arrayBuffer()
  return answer.status
}

test('[C4.5] a failover of five seconds shows no reader an error', async () => {
  const usual = await Promise.all(READS.map(statusOf))
  expect(usual).toEqual([200, 200, 401, 401])
  let isAway = true
  const readers = READS.map(async (path, at) => {
    const seen = new Set<number>()
    while (isAway) seen.add(await statusOf(path))
    seen.add(await statusOf(path))
    return [...seen].filter((status) => status !== usual[at])
  })
  line.cut()
  await wait(5_000)
  line.restore()
  isAway = false
  expect(await Promise.all(readers)).toEqual(READS.map(() => []))
})

test('[C4.5] with a database that has fallen silent pages and readiness answer in time, with 503 and when to ask again; then all is well by itself', async () => {
  line.freeze()
  const startedMs = performance.now()
  const ready = page('/readyz')
  const pages = READS.map((path) => page(path))
  expect((await ready).status).toBe(503)
  expect(await (await ready).json()).toMatchObject({ database: 'silent' })
  expect(performance.now() - startedMs).toBeLessThan(5_000)
  for (const answer of await Promise.all(pages)) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.text()).toContain('</html>')
  }
  line.thaw()
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  expect(await Promise.all(READS.map(statusOf))).toEqual([200, 200, 401, 401])
})

test('[C4.4] no address of a page answers 5xx, and none writes a line to the log that is not JSON', async () => {
  const bad: string[] = []
  for (const path of badAddresses(20_261_124)) {
    const status = await statusOf(path)
    if (status >= 500) bad.push(`${status} ${path.slice(0, 120)}`)
  }
  expect(bad).toEqual([])
  expectCleanLog(node)
})
