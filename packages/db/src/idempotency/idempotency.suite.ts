import { accept, type OrgId, refuse, type Tx } from '@sojourn/kernel'
import { type FakeClock, fakeClock } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, sql, write } from '../index.ts'
import { createIdempotency, type Idempotency } from './idempotency.ts'
import type { KeyedRequest, SavedAnswer } from './request.ts'

interface KeyTables {
  keyed_requests: { key: string; created_ms: number }
}

const A = 'org_a' as OrgId
const DAY_MS = 86_400_000
const done = (body: string, status = 200): SavedAnswer => ({ status, body })
const answered = (body: string, replayed: boolean, status = 200) => accept({ status, body, replayed })
const asked = (key: string, more: Partial<KeyedRequest> = {}): KeyedRequest => ({ orgId: A, scope: '', key, fingerprint: 'one', ...more })

const addEffect = (tx: Tx, effect: string) =>
  write(tx, sql<{ effects: { org_id: string; effect: string } }>(tx).insertInto('effects').values({ org_id: A, effect }))

/** Work that ends when the test says so. */
function held(body: string) {
  let end: () => void = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { end, work: () => ended.then(() => done(body)) }
}

/** The rules of keyed requests. `open` gives two nodes on one database that has the table; they may be the same. */
export function idempotencyStoreSuite(open: () => Promise<readonly [Db, Db]>): void {
  let nodes: readonly [Db, Db]
  let clock: FakeClock
  let keys: readonly Idempotency[]
  /** This one does not save faults. */
  let forgetting: Idempotency
  beforeAll(async () => {
    nodes = await open()
    clock = fakeClock()
    keys = nodes.map((db) => createIdempotency({ db, clock, afterFault: done('our fault', 500) }))
    forgetting = createIdempotency({ db: nodes[0], clock, afterFault: 'forget' })
  })
  afterAll(() => Promise.all([...new Set(nodes)].map((db) => db.close())))

  const once = (key: string, work: () => Promise<SavedAnswer>, node = 0) => keys[node]!.once(asked(key), work)
  const at = (key: string) => nodes[0].asSystem((tx) => sql<KeyTables>(tx).selectFrom('keyed_requests').where('key', '=', key).selectAll().executeTakeFirst())

  test('an answer is sent again as it was: its status, and every byte of its body, however large and whatever its format', async () => {
    for (const [key, body, status] of [
      ['json', '{"b":1,"a":[2]}', 200],
      ['empty', '', 204],
      ['text', 'BEGIN:VCALENDAR\r\nü\r\n', 200],
      ['large', 'x'.repeat(2_000_000), 200],
      ['refusal', '{"error":"card_declined"}', 402],
    ] as const) {
      expect(await once(key, async () => done(body, status))).toEqual(answered(body, false, status))
      expect(await once(key, async () => done('again'), 1)).toEqual(answered(body, true, status))
    }
  })

  test('a key belongs to its organisation and its scope', async () => {
    const said = await Promise.all(
      [asked('mine'), asked('mine', { scope: 'usr_b /api/pay' }), asked('mine', { orgId: 'org_b' as OrgId })].map((request, nth) =>
        keys[0]!.once(request, async () => done(`${nth}`)),
      ),
    )
    expect(said).toEqual([0, 1, 2].map((nth) => answered(`${nth}`, false)))
  })

  test('a run that lost its lease does not write over the answer of the run that took its place', async () => {
    const slow = held('slow')
    const first = once('fenced', slow.work)
    await expect.poll(() => at('fenced')).toBeDefined()
    expect(await once('fenced', async () => done('second'), 1)).toEqual(refuse('in_flight'))
    expect(await keys[1]!.once(asked('fenced', { fingerprint: 'two' }), async () => done('other'))).toEqual(refuse('key_reused'))
    clock.advance(30_000)
    expect(await once('fenced', async () => done('second'), 1)).toEqual(answered('second', false))
    slow.end()
    expect(await first).toEqual(answered('slow', false))
    expect(await once('fenced', async () => done('third'))).toEqual(answered('second', true))
  })

  test('a fault of a run that lost its lease does not free the key', async () => {
    let fail: (error: Error) => void = () => {}
    const failing = new Promise<never>((_, reject) => {
      fail = reject
    })
    const first = forgetting.once(asked('late-fault'), () => failing)
    await expect.poll(() => at('late-fault')).toBeDefined()
    clock.advance(30_000)
    expect(await once('late-fault', async () => done('second'), 1)).toEqual(answered('second', false))
    fail(new Error('late'))
    await expect(first).rejects.toThrow('late')
    expect(await once('late-fault', async () => done('third'))).toEqual(answered('second', true))
  })

  test('a fault is saved, or not, as configured', async () => {
    const throwing = async (): Promise<SavedAnswer> => {
      throw new Error('a defect')
    }
    await expect(once('throws', throwing)).rejects.toThrow('a defect')
    expect(await once('throws', async () => done('better'))).toEqual(answered('our fault', true, 500))
    await expect(keys[0]!.onceInside(asked('throws-inside'), throwing)).rejects.toThrow('a defect')
    expect(await keys[0]!.onceInside(asked('throws-inside'), async () => done('better'))).toEqual(answered('our fault', true, 500))
    expect(await once('says-500', async () => done('bad', 503))).toEqual(answered('bad', false, 503))
    expect(await once('says-500', async () => done('better'))).toEqual(answered('bad', true, 503))

    await expect(forgetting.once(asked('throws-2'), throwing)).rejects.toThrow('a defect')
    expect(await forgetting.once(asked('throws-2'), async () => done('better'))).toEqual(answered('better', false))
    await expect(forgetting.onceInside(asked('throws-3'), throwing)).rejects.toThrow('a defect')
    expect(await forgetting.onceInside(asked('throws-3'), async () => done('better'))).toEqual(answered('better', false))
    expect(await forgetting.once(asked('says-500-2'), async () => done('bad', 500))).toEqual(answered('bad', false, 500))
    expect(await forgetting.once(asked('says-500-2'), async () => done('better'))).toEqual(answered('better', false))
  })

  test('work inside and its key are written together or not at all', async () => {
    const note = (key: string) =>
      keys[0]!.onceInside(asked(key), async (tx) => {
        addEffect(tx, key)
        return done(key)
      })
    expect(await note('inside')).toEqual(answered('inside', false))
    expect(await note('inside')).toEqual(answered('inside', true))
    // The second insertion of this effect fails, and takes its key with it.
    await nodes[0].inTenant(A, async (tx) => addEffect(tx, 'twice'))
    await expect(note('twice')).rejects.toThrow(/duplicate/)
    expect(await note('twice')).toEqual(answered('our fault', true, 500))
  })

  test('of many who find a crashed run, on both nodes, one runs', async () => {
    void once('raced', () => new Promise<never>(() => {}))
    await expect.poll(() => at('raced')).toBeDefined()
    clock.advance(30_000)
    let runs = 0
    const all = await Promise.all(Array.from({ length: 30 }, (_, nth) => once('raced', async () => done(`${++runs}`), nth % 2)))
    expect(runs).toBe(1)
    for (const said of all) expect([answered('1', false), answered('1', true), refuse('in_flight')]).toContainEqual(said)
  })

  test('a key older than a day is new, for any request', async () => {
    await once('old', async () => done('first'))
    clock.advance(DAY_MS - 1)
    expect(await once('old', async () => done('second'))).toEqual(answered('first', true))
    clock.advance(1)
    const other = asked('old', { fingerprint: 'two' })
    expect(await keys[1]!.once(other, async () => done('second'))).toEqual(answered('second', false))
    expect(await keys[0]!.once(other, async () => done('third'))).toEqual(answered('second', true))
  })

  test('keys go a day after they came, but for one whose work is under way', async () => {
    const slow = held('slow')
    const working = once('working', slow.work)
    await once('pruned', async () => done('pruned'))
    await expect.poll(() => at('working')).toBeDefined()
    // As if a crashed run had been resumed after a day.
    await nodes[0].asSystem((tx) => sql<KeyTables>(tx).updateTable('keyed_requests').set({ created_ms: 0 }).where('key', '=', 'working').execute())
    await keys[0]!.prune()
    expect(await at('pruned')).toBeDefined()
    expect(await at('working')).toBeDefined()
    slow.end()
    expect(await working).toEqual(answered('slow', false))
    clock.advance(DAY_MS)
    expect(await keys[0]!.prune()).toBeGreaterThan(1)
    expect([await at('pruned'), await at('working')]).toEqual([undefined, undefined])
  })
}
