import { setTimeout as wait } from 'node:timers/promises'
import { type DatabaseLine, databaseLine } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SpawnedServer, spawnServer } from '../../tools/process/spawn-server.ts'
import { badAddresses } from './bad-addresses.ts'
import { expectCleanLog } from './nothing-leaks.ts'
import { demoDatabase } from './postgres.ts'

const DATES = 'checkin=2027-03-01&checkout=2027-03-03&rooms=2'
const READS = ['/', `/search-detail?destination=lisbon&${DATES}`, '/wallet', '/user/my-bookings']
const USUAL = [200, 200, 401, 401]
const SEARCH = 1

let line: DatabaseLine
let node: SpawnedServer
beforeAll(async () => {
  const world = await demoDatabase()
  line = await databaseLine(world.DATABASE_URL)
  node = await spawnServer({ env: { ...world, DATABASE_URL: line.databaseUrl, WORKERS: '2' } })
})
afterAll(async () => {
  line?.thaw()
  expect(await node?.stop()).toBe(0)
  await line?.close()
})

const page = (path: string, init: RequestInit = {}) => fetch(node.url + path, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init })
async function statusOf(path: string): Promise<number> {
  const answer = await page(path)
  await answer.arrayBuffer()
  return answer.status
}

test('[C4.5] a failover of five seconds shows no reader an error', async () => {
  expect(await Promise.all(READS.map(statusOf))).toEqual(USUAL)
  let isAway = true
  const readers = READS.map(async (path, index) => {
    const seen = new Set<number>()
    while (isAway) seen.add(await statusOf(path))
    seen.add(await statusOf(path))
    return [...seen].filter((status) => status !== USUAL[index])
  })
  line.cut()
  await wait(5_000)
  line.restore()
  isAway = false
  expect(await Promise.all(readers)).toEqual(READS.map(() => []))
})

test('[C4.5] with a database that does not answer, pages and readiness answer in time, with 503 and `Retry-After`; afterwards everything works again without a restart', async () => {
  line.freeze()
  const startedMs = performance.now()
  const [ready, ...pages] = await Promise.all([
    page('/readyz').then(async (answer) => ({ status: answer.status, tookMs: performance.now() - startedMs, body: await answer.json() })),
    ...READS.map((path) => page(path).then(async ({ status, headers }) => ({ status, after: headers.get('retry-after') }))),
  ]).finally(line.thaw)
  expect(ready).toMatchObject({ status: 503, body: { status: 'unavailable', database: 'silent' } })
  expect(ready.tookMs).toBeLessThan(5_000)
  const unavailable = { status: 503, after: '2' }
  // What a page needs of the database may be known still, for some seconds, or not be needed for a guest.
  for (const [index, seen] of pages.entries()) expect([unavailable, { status: USUAL[index], after: null }]).toContainEqual(seen)
  expect(pages[SEARCH]).toEqual(unavailable)
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  expect(await Promise.all(READS.map(statusOf))).toEqual(USUAL)
})

test('[C4.4] no address of a page answers 5xx, and none writes a line to the log that is not JSON', async () => {
  const bad: string[] = []
  const addresses = badAddresses(20_261_124).values()
  // One for each process of the node.
  const asking = [1, 2].map(async () => {
    for (const path of addresses) {
      const status = await statusOf(path)
      if (status >= 500) bad.push(`${status} ${path.slice(0, 120)}`)
    }
  })
  await Promise.all(asking)
  expect(bad).toEqual([])
  expectCleanLog(node)
})
