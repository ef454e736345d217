import { setTimeout as wait } from 'node:timers/promises'
import { accept, refuse, systemClock, type Tx } from '@sojourn/kernel'
import { type DatabaseLine, databaseLine, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { effects } from './fixtures/effects.ts'
import { A, addNote, listNotes, notes } from './fixtures/notes.ts'
import { createIdempotency, type Db, idempotencyMigrations, raw, sql, write } from './index.ts'

const LIMITS = { statementMs: 500, answerMs: 800, connectMs: 400, waitMs: 2_500 }

let database: PgDatabase
let line: DatabaseLine
/** A node whose connection to the database the test controls. */
let node: Db
/** Another, whose line is good. */
let other: Db
beforeEach(async () => {
  database = await pgDatabase([notes, idempotencyMigrations, effects])
  line = await databaseLine(database.databaseUrl)
  node = await database.open({ databaseUrl: line.databaseUrl, limits: LIMITS })
  other = await database.open()
  await node.inTenant(A, (tx) => addNote(tx, A, 1))
})
afterEach(async () => {
  await line.close()
  await database.drop()
})

const add = (id: number) => node.inTenant(A, (tx) => addNote(tx, A, id))
const read = () => node.inTenant(A, listNotes, { readOnly: true })
const there = async () => (await other.inTenant(A, listNotes)).map((note) => note.note_id)

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

test.each(['cut', 'freeze'] as const)('a failover (%s) that ends in time is seen by no reader and no writer', async (trouble) => {
  line[trouble]()
  const work = Promise.all([read(), add(2)])
  await wait(600)
  if (trouble === 'cut') line.restore()
  else line.thaw()
  await work
  expect(await there()).toEqual([1, 2])
})

test('connections to a server that is gone are replaced by new ones', async () => {
  line.strand()
  expect(await read()).toHaveLength(1)
})

test.each(['cut', 'freeze'] as const)('a database that stays away (%s) is waited for once, then reported as `silent` without a wait', async (trouble) => {
  line[trouble]()
  const silent = { name: 'DatabaseTrouble', kind: 'silent', isOutcomeUnknown: false }
  const firstMs = await msOf(() => expect(Promise.all([read(), add(2)])).rejects.toMatchObject(silent))
  expect(firstMs).toBeLessThan(LIMITS.waitMs + LIMITS.connectMs + LIMITS.answerMs + 1_000)
  const laterMs = await msOf(() => expect(read()).rejects.toMatchObject(silent))
  expect(laterMs).toBeLessThan(LIMITS.answerMs + LIMITS.connectMs + 500)
  expect(await node.condition()).toBe('silent')
  line.thaw()
  line.restore()
  expect(await read()).toHaveLength(1)
  expect(await there()).toEqual([1])
})

test('a library that listens on a connection loses no place in the pool with it, and its statements are answered or fail', async () => {
  const listener = await node.libraryPool.connect()
  await listener.query('listen something')
  line.cut()
  await expect.poll(() => node.pool.totalCount).toBe(0)
  line.restore()
  await node.libraryPool.query('select 1')
  line.strand()
  await expect(node.libraryPool.query('select 1')).rejects.toThrow()
  expect(await read()).toHaveLength(1)
})

test('a commit whose answer is lost is not done again: whether it was committed is not known', async () => {
  line.loseAnswersFrom('commit')
  let runs = 0
  const lost = node.inTenant(A, async (tx) => {
    runs++
    await addNote(tx, A, 2)
  })
  await expect(lost).rejects.toMatchObject({ name: 'DatabaseTrouble', kind: 'silent', isOutcomeUnknown: true })
  expect(runs).toBe(1)
  expect(await there()).toEqual([1, 2])
})

test('a single batch whose answer is lost is not done again: whether it was committed is not known', async () => {
  line.loseAnswersFrom('insert')
  let runs = 0
  const lost = node.inTenant(
    A,
    async (tx) => {
      runs++
      await addNote(tx, A, 2)
    },
    { oneBatch: true },
  )
  await expect(lost).rejects.toMatchObject({ name: 'DatabaseTrouble', kind: 'silent', isOutcomeUnknown: true })
  expect(runs).toBe(1)
  expect(await there()).toEqual([1, 2])
})

test('[C4.5] a lost answer to a commit is settled by the key: the work is done once, and its own answer is given', async () => {
  const afterFault = { status: 500, body: 'a defect' }
  const keys = createIdempotency({ db: node, clock: systemClock, afterFault })
  const request = { orgId: A, scope: '', key: 'once', fingerprint: 'one' }
  const work = async (tx: Tx) => {
    write(tx, sql<{ effects: { org_id: string; effect: string } }>(tx).insertInto('effects').values({ org_id: A, effect: 'done' }))
    return { status: 200, body: 'done' }
  }
  line.loseAnswersFrom('commit')
  const asked = keys.onceInside(request, work)
  await wait(300)
  line.restore()
  expect(await asked).toEqual(accept({ status: 200, body: 'done', replayed: true }))
  expect(await keys.onceInside(request, work)).toEqual(accept({ status: 200, body: 'done', replayed: true }))
})

test('a read-only database refuses writes as read-only, reads on, and takes writes again without a restart', async () => {
  const setReadOnly = async (to: string) => {
    await other.pool.query(`alter database ${new URL(database.databaseUrl).pathname.slice(1)} set default_transaction_read_only to ${to}`)
    line.reset()
  }
  await setReadOnly('on')
  await expect(add(2)).rejects.toMatchObject({ name: 'DatabaseTrouble', kind: 'read_only' })
  expect(await read()).toHaveLength(1)
  expect(await node.condition()).toBe('read_only')
  await setReadOnly('off')
  await add(2)
  expect(await there()).toEqual([1, 2])
})

test('a full disk is reported at once, and cleared by the next write that is taken', async () => {
  await other.pool.query(`create function refuse_write() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await other.pool.query('create trigger full_disk before insert on notes for each row execute function refuse_write()')
  const ms = await msOf(() => expect(add(2)).rejects.toMatchObject({ name: 'DatabaseTrouble', kind: 'full' }))
  expect(ms).toBeLessThan(1_000)
  expect(await node.condition()).toBe('full')
  await other.pool.query('drop trigger full_disk on notes')
  await add(2)
  await wait(1_000)
  expect(await node.condition()).toBe('ok')
})

test('a statement that takes too long is ended and not tried again, but in work that may take its time', async () => {
  let runs = 0
  const slow = async (tx: Tx) => {
    runs++
    await raw`select pg_sleep(0.7)`.execute(sql(tx))
  }
  await expect(node.inTenant(A, slow)).rejects.toMatchObject({ name: 'DatabaseTrouble', kind: 'silent' })
  expect(runs).toBe(1)
  await node.inTenant(A, (tx) => raw`select pg_sleep(1.1)`.execute(sql(tx)), { unhurried: true })
})

test('[C4.5] a key whose node is gone is free in five seconds; one whose node works on it is not, however long it takes', async () => {
  const lost = createIdempotency({ db: node, clock: systemClock, afterFault: 'forget' })
  const alive = createIdempotency({ db: other, clock: systemClock, afterFault: 'forget' })
  const request = (key: string) => ({ orgId: A, scope: '', key, fingerprint: 'one' })
  const done = async () => ({ status: 200, body: 'done' })
  let endLong: () => void = () => {}
  const long = alive.once(request('long'), () => new Promise((end) => (endLong = () => end({ status: 200, body: 'long' }))))
  let wake: () => void = () => {}
  const late = lost.once(request('lost'), async () => {
    await new Promise<void>((end) => (wake = end))
    await add(2)
    return { status: 200, body: 'late' }
  })
  await wait(300)
  line.cut()
  const takenOver = async (key: string) => {
    for (;;) {
      const answer = await alive.once(request(key), done)
      if (answer.ok || answer.refusal.code !== 'in_flight') return answer
      await wait(100)
    }
  }
  const ms = await msOf(async () => expect(await takenOver('lost')).toEqual(accept({ status: 200, body: 'done', replayed: false })))
  expect(ms).toBeLessThan(5_000)
  await wait(1_000)
  expect(await alive.once(request('long'), done)).toEqual(refuse('in_flight'))
  endLong()
  expect(await long).toMatchObject({ ok: true })
  // The node that was away comes back: the work is another's now, and it changes nothing more.
  line.restore()
  wake()
  await expect(late).rejects.toMatchObject({ name: 'LeaseLost' })
  expect(await there()).toEqual([1])
})
