import { raw, runInvariants, sql } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import { fakeClock, idOf, seqIds, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createSagas,
  done,
  type Probe,
  ProcessKilled,
  refused,
  retry,
  type SagaDefinition,
  sagaInvariants,
  sagaMigrations,
  unknown,
  type Verdict,
} from './index.ts'

const org = idOf<'org'>('org_test')
const clock = fakeClock()
const ids = seqIds()
let db: Awaited<ReturnType<typeof testDb>>
beforeAll(async () => {
  db = await testDb([sagaMigrations])
})
afterAll(() => db.close())

// The world outside: what was really done there, by key, as a gateway with idempotency keys would see it.
let outside: Map<string, 'done' | 'undone'>
let inside: string[]
let subjects = 0
let subject: string
beforeEach(() => {
  outside = new Map()
  inside = []
  subject = `trip_${++subjects}`
})

const act = (key: string, verdict: Verdict = done()): Verdict => {
  if (verdict.kind === 'done') outside.set(key, 'done')
  return verdict
}

function trip(last: () => Verdict = () => done()): SagaDefinition<{ nights: number }> {
  const pair = (name: string) => ({
    name,
    call: async (ctx: { key: string }) => act(ctx.key),
    undo: {
      call: async (ctx: { key: string }) => {
        outside.set(ctx.key.replace(/:undo$/, ''), 'undone')
        return done()
      },
    },
  })
  return {
    kind: 'trip',
    steps: [pair('hold'), pair('pay'), { name: 'confirm', write: async () => last() }],
    onDone: async () => void inside.push('done'),
    onUndone: async (_tx, ctx) => void inside.push(`undone: ${ctx.reason?.code}`),
  }
}

const engine = (definition: SagaDefinition<{ nights: number }>, probe?: Probe) =>
  createSagas({ transactions: db, clock, ids, definitions: [definition], reportFault: () => {}, leaseMs: 3_000, ...(probe ? { probe } : {}) })

const start = (sagas: ReturnType<typeof engine>) => db.inTenant(org, (tx) => sagas.start(tx, { orgId: org, kind: 'trip', subject, input: { nights: 2 } }))
const stateOf = async (sagas: ReturnType<typeof engine>, orgId: OrgId = org) =>
  (await db.inTenant(orgId, (tx) => sagas.find(tx, orgId, 'trip', subject)))?.state

async function untilEnded(sagas: ReturnType<typeof engine>): Promise<void> {
  for (let rounds = 0; rounds < 40; rounds++) {
    clock.advance(3_001)
    await sagas.runDue()
    if (['done', 'undone', 'stuck'].includes((await stateOf(sagas))!)) return
  }
}

test('runs its steps in order, once each, and ends', async () => {
  const sagas = engine(trip())
  await start(sagas)
  await start(sagas)
  expect(await sagas.runDue()).toBe(1)
  expect(await sagas.runDue()).toBe(0)
  expect(await stateOf(sagas)).toBe('done')
  expect([...outside.values()]).toEqual(['done', 'done'])
  expect(inside).toEqual(['done'])
})

test('a refused step undoes what was done before it, last first, and says why', async () => {
  const sagas = engine(trip(() => refused({ code: 'sold_out' })))
  await start(sagas)
  await sagas.runDue()
  expect(await stateOf(sagas)).toBe('undone')
  expect([...outside.values()]).toEqual(['undone', 'undone'])
  expect(inside).toEqual(['undone: sold_out'])
})

test('unknown and retry run again later with the same key, waiting longer each time, and are never a failure', async () => {
  const verdicts = [unknown(), retry(100), done()]
  const keys: string[] = []
  const call = async (ctx: { key: string; tries: number }): Promise<Verdict> => {
    keys.push(ctx.key)
    return verdicts[ctx.tries - 1]!
  }
  const sagas = engine({ kind: 'trip', steps: [{ name: 'pay', call }] })
  await start(sagas)
  await sagas.runDue()
  expect(await stateOf(sagas)).toBe('running')
  expect(await sagas.runDue()).toBe(0)
  await untilEnded(sagas)
  expect(await stateOf(sagas)).toBe('done')
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(3)
})

test('an undo that is refused leaves the saga stuck, for a person and an invariant to see', async () => {
  const sagas = engine({
    kind: 'trip',
    steps: [
      { name: 'pay', call: async () => done(), undo: { call: async () => refused({ code: 'refund_refused' }) } },
      { name: 'confirm', write: async () => refused({ code: 'sold_out' }) },
    ],
  })
  await start(sagas)
  await sagas.runDue()
  expect(await stateOf(sagas)).toBe('stuck')
  expect((await runInvariants(db, sagaInvariants)).map((broken) => broken.name)).toEqual(['no saga is stuck'])
  await db.asSystem(async (tx) => {
    await raw`delete from saga_steps`.execute(sql(tx))
    await raw`delete from sagas`.execute(sql(tx))
  })
})

test('a worker that was slow past its lease records nothing: the worker that took over continues alone', async () => {
  let slowly: () => void = () => {}
  const slow = new Promise<void>((resolve) => {
    slowly = resolve
  })
  let runs = 0
  const definition: SagaDefinition<{ nights: number }> = {
    kind: 'trip',
    steps: [{ name: 'pay', call: async (ctx) => (++runs === 1 ? slow.then(() => act(ctx.key)) : act(ctx.key)) }],
    onDone: async () => void inside.push('done'),
  }
  const [first, second] = [engine(definition), engine(definition)]
  await start(first)
  const stale = first.runDue()
  while (runs === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  clock.advance(3_001)
  await second.runDue()
  expect(await stateOf(second)).toBe('done')
  slowly()
  await stale
  expect(inside).toEqual(['done'])
})

const forward = ['hold', 'pay'].flatMap((step) => [`before run ${step}`, `begun ${step}`, `called ${step}`, `recording ${step}`, `after run ${step}`])
const points = [...forward, 'before run confirm', 'recording confirm', 'after run confirm', 'before end', 'after end']
const backward = ['pay', 'hold'].flatMap((step) => [`before undo ${step}`, `begun ${step}`, `called ${step}`, `recording ${step}`, `after undo ${step}`])

const dieAt = (point: string): Probe => {
  let died = false
  return (here) => {
    if (here !== point || died) return
    died = true
    throw new ProcessKilled(point)
  }
}

test.each(points)('killed at "%s", another node resumes within the lease and the end is the same, once', async (point) => {
  const sagas = engine(trip(), dieAt(point))
  await start(sagas)
  await sagas.runDue().catch((error: unknown) => expect(error).toBeInstanceOf(ProcessKilled))
  await untilEnded(engine(trip()))
  expect(await stateOf(sagas)).toBe('done')
  expect([...outside.values()]).toEqual(['done', 'done'])
  expect(inside).toEqual(['done'])
  expect(await runInvariants(db, sagaInvariants)).toEqual([])
})

test.each([...points.filter((point) => !point.startsWith('recording confirm')), ...backward])(
  'killed at "%s" and again during recovery while it must be undone, everything is whole again, once',
  async (point) => {
    const sold = () => trip(() => refused({ code: 'sold_out' }))
    const sagas = engine(sold(), dieAt(point))
    await start(sagas)
    await sagas.runDue().catch(() => undefined)
    clock.advance(3_001)
    await engine(sold(), dieAt('called pay'))
      .runDue()
      .catch(() => undefined)
    await untilEnded(engine(sold()))
    expect(await stateOf(sagas)).toBe('undone')
    expect([...outside.values()].every((state) => state === 'undone')).toBe(true)
    expect(inside).toEqual(['undone: sold_out'])
    expect(await runInvariants(db, sagaInvariants)).toEqual([])
  },
)

const writesOnly = (second: () => Verdict): SagaDefinition<{ nights: number }> => ({
  kind: 'errand',
  steps: [
    { name: 'take', write: async () => done('taken') },
    { name: 'confirm', write: async (_tx, ctx) => (ctx.resultOf('take') === 'taken' ? second() : refused({ code: 'not_taken' })) },
  ],
  onDone: async () => void inside.push('done'),
  onUndone: async (_tx, ctx) => void inside.push(`undone: ${ctx.reason?.code}`),
})
const begin = (sagas: ReturnType<typeof engine>) => db.inTenant(org, (tx) => sagas.start(tx, { orgId: org, kind: 'errand', subject, input: { nights: 2 } }))
const errandState = async (sagas: ReturnType<typeof engine>) => (await db.inTenant(org, (tx) => sagas.find(tx, org, 'errand', subject)))?.state
const stepsOf = async (sagas: ReturnType<typeof engine>) =>
  (await db.inTenant(org, (tx) => sagas.find(tx, org, 'errand', subject)))?.steps.map(({ step, state }) => `${step}: ${state}`).toSorted()

test('steps that only write are one transaction with the end: power lost before the last leaves nothing of the first', async () => {
  const dying = engine(writesOnly(done), (point) => {
    if (point === 'before end') throw new ProcessKilled()
  })
  await begin(dying)
  await dying.runDue().catch(() => undefined)
  expect(await stepsOf(dying)).toEqual([])
  const alive = engine(writesOnly(done))
  clock.advance(3_001)
  await alive.runDue()
  expect([await errandState(alive), await stepsOf(alive), inside]).toEqual(['done', ['confirm: done', 'take: done'], ['done']])
})

test('one of them refused, those before it are recorded and undone as ever', async () => {
  const sagas = engine(writesOnly(() => refused({ code: 'sold_out' })))
  await begin(sagas)
  await sagas.runDue()
  expect([await errandState(sagas), inside]).toEqual(['undone', ['undone: sold_out']])
  expect(await stepsOf(sagas)).toContain('confirm: refused')
})

test('the caller that begins a saga runs it after the commit: no other worker takes it before the lease expires, and begun again it stays with the first', async () => {
  const [sagas, other] = [engine(writesOnly(done)), engine(writesOnly(done))]
  const request = { orgId: org, kind: 'errand', subject, input: { nights: 2 } }
  const first = await db.inTenant(org, (tx) => sagas.begin(tx, request))
  const second = await db.inTenant(org, (tx) => other.begin(tx, request))
  expect(await other.runDue()).toBe(0)
  await other.resume(second)
  expect([await errandState(other), inside]).toEqual(['running', []])
  await sagas.resume(first)
  expect([await errandState(sagas), await stepsOf(sagas), inside]).toEqual(['done', ['confirm: done', 'take: done'], ['done']])
})

test('begun by a node that died at once, it is resumed by another when the lease has expired', async () => {
  const [dead, alive] = [engine(writesOnly(done)), engine(writesOnly(done))]
  await db.inTenant(org, (tx) => dead.begin(tx, { orgId: org, kind: 'errand', subject, input: { nights: 2 } }))
  expect(await alive.runDue()).toBe(0)
  clock.advance(3_001)
  expect(await alive.runDue()).toBe(1)
  expect(await errandState(alive)).toBe('done')
})
