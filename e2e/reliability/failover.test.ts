import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openDb } from '@sojourn/db'
import { type PostgresServer, postgresServer } from '@sojourn/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SpawnedServer, spawnServer } from '../../tools/process/spawn-server.ts'
import { checkInvariants } from '../harness/invariants.ts'
import { expectCleanLog } from './nothing-leaks.ts'
import { bookSteadily } from './steady-traveller.ts'
import { traveller, until } from './traveller.ts'

const LASTING = { fsync: 'off', synchronous_commit: 'on' }
const PROMOTED_AFTER_MS = 3_000
const CITIES = ['lisbon', 'rome', 'vienna', 'madrid']

// Two servers and a world of its own take longer than `npm test` can spare.
describe.runIf(process.env.FAILOVER)('a replicated PostgreSQL', () => {
  let primary: PostgresServer
  let standby: PostgresServer
  let node: SpawnedServer
  beforeAll(async () => {
    primary = await postgresServer(LASTING)
    const name = `failover_${randomBytes(4).toString('hex')}`
    await asAdmin(primary, [`create role ${name} login createrole password 'owner'`, `create database ${name} owner ${name}`])
    standby = await primary.standby()
    const [one, two] = [primary, standby].map(({ adminUrl }) => new URL(adminUrl).host)
    node = await spawnServer({ env: { DATABASE_URL: `postgres://${name}:owner@${one},${two}/${name}?target_session_attrs=read-write`, WORKERS: '1' } })
    // From now on a commit is answered once the standby has it.
    await asAdmin(primary, [`alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()'])
  })
  afterAll(async () => {
    await node?.stop()
    await standby?.stop()
    await primary?.stop()
  })

  async function asAdmin({ adminUrl }: PostgresServer, statements: readonly string[]): Promise<void> {
    const db = await openDb({ databaseUrl: adminUrl, connectionsMax: 1 })
    for (const statement of statements) await db.pool.query(statement)
    await db.close()
  }

  test('[C4.5] four shoppers go on booking while the primary dies and its standby is promoted: no 500, and nothing that was confirmed is lost', async () => {
    const faults: string[] = []
    let isOver = false
    const shops = CITIES.map((city, index) => {
      const who = traveller(node, {}, ({ status, headers, url }) => {
        if (status >= 500 && (status !== 503 || !headers.has('retry-after'))) faults.push(`${status} ${url}`)
      })
      const confirmed: string[] = []
      const shopping = (async () => {
        await who.signIn()
        for (let week = 6; !isOver; week++) confirmed.push((await bookSteadily(who, await who.findOffer(city, week + index))).bookingId)
      })()
      return { who, confirmed, shopping }
    })
    const everybodyHas = (more: number) => {
      const goals = shops.map(({ confirmed }) => confirmed.length + more)
      return until(
        async () => shops.map(({ confirmed }) => confirmed.length),
        (counts) => counts.every((count, index) => count >= goals[index]!),
        60_000,
      )
    }
    await everybodyHas(2)
    await primary.kill()
    await wait(PROMOTED_AFTER_MS)
    await asAdmin(standby, ['select pg_promote()'])
    await everybodyHas(2)
    isOver = true
    await Promise.all(shops.map(({ shopping }) => shopping))
    for (const { who, confirmed } of shops) for (const bookingId of confirmed) expect((await who.get(bookingId)).status).toBe('confirmed')
    expect(faults).toEqual([])
    expectCleanLog(node)
    await checkInvariants(node)
  })
})
