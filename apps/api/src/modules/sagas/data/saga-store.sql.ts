import { fallsDue, fixed, prepared, raw, type Sql, sql, write } from '@sojourn/db'
import type { OrgId, Refusal, Tx } from '@sojourn/kernel'
import type { ColumnType, Insertable, Selectable, Updateable } from 'kysely'
import type { Saga, SagaState, StepState } from '../domain/saga.ts'
import { type Lease, SAGAS, type SagaStore, type StepMark } from './saga-store.ts'

type Json = ColumnType<unknown, string, string>

interface SagaTable {
  org_id: string
  saga_id: string
  kind: string
  subject_id: string
  input: Json
  state: SagaState
  reason: ColumnType<Refusal | null, string | null | undefined, string | null>
  lease_token: string | null
  leased_until_ms: ColumnType<number, number | undefined, number>
  next_run_ms: number
  created_ms: number
  ended_ms: ColumnType<number | null, number | null | undefined, number | null>
}

interface Tables {
  sagas: SagaTable
  saga_steps: { org_id: string; saga_id: string; step: string; key: string; state: StepState; tries: number; result: Json; updated_ms: number }
}

const insert = prepared((db: Sql<Tables>, row: Insertable<SagaTable>) =>
  db
    .insertInto('sagas')
    .values(row)
    .onConflict((conflict) => conflict.columns(['org_id', 'kind', 'subject_id']).doNothing()),
)

const held = prepared((db: Sql<Tables>, { orgId, sagaId, token, ...changes }: Lease & Updateable<SagaTable>) =>
  db.updateTable('sagas').set(changes).where('org_id', '=', orgId).where('saga_id', '=', sagaId).where('lease_token', '=', token),
)

const firstRun = (lease: Lease, { step, key, state, result, atMs }: StepMark) => ({
  org_id: lease.orgId,
  saga_id: lease.sagaId,
  step,
  key,
  state,
  tries: 1,
  result: JSON.stringify(result),
  updated_ms: atMs,
})

async function withSteps(tx: Tx, rows: readonly Selectable<SagaTable>[]): Promise<Saga[]> {
  if (rows.length === 0) return []
  const steps = await sql<Tables>(tx)
    .selectFrom('saga_steps')
    .selectAll()
    .where('org_id', 'in', [...new Set(rows.map((row) => row.org_id))])
    .where(
      'saga_id',
      'in',
      rows.map((row) => row.saga_id),
    )
    .execute()
  return rows.map((row) => ({
    orgId: row.org_id as OrgId,
    sagaId: row.saga_id,
    kind: row.kind,
    subject: row.subject_id,
    input: row.input,
    state: row.state,
    reason: row.reason,
    steps: steps.filter((step) => step.org_id === row.org_id && step.saga_id === row.saga_id),
  }))
}

export const sagaStore: SagaStore = {
  async insert(tx, saga) {
    insert.write(tx, {
      org_id: saga.orgId,
      saga_id: saga.sagaId,
      kind: saga.kind,
      subject_id: saga.subject,
      input: JSON.stringify(saga.input),
      state: 'running',
      lease_token: saga.lease?.token ?? null,
      leased_until_ms: saga.lease?.untilMs ?? 0,
      next_run_ms: saga.atMs,
      created_ms: saga.atMs,
    })
    // A caller that begins with it at once needs no call.
    if (!saga.lease) fallsDue(tx, SAGAS, saga.atMs)
  },

  async claim(tx, { kinds, token, nowMs, untilMs, limit }) {
    const due = sql<Tables>(tx)
      .selectFrom('sagas')
      .select(['org_id', 'saga_id'])
      .where('state', 'in', [fixed<SagaState>('running'), fixed<SagaState>('compensating')])
      .where('kind', 'in', kinds)
      .where('leased_until_ms', '<=', nowMs)
      .where('next_run_ms', '<=', nowMs)
      .orderBy('next_run_ms')
      .limit(limit)
      .forUpdate()
      .skipLocked()
    const rows = await sql<Tables>(tx)
      .updateTable('sagas')
      .set({ lease_token: token, leased_until_ms: untilMs })
      .where((eb) => eb(eb.refTuple('org_id', 'saga_id'), 'in', due.$asTuple('org_id', 'saga_id')))
      .returningAll()
      .execute()
    return withSteps(tx, rows)
  },

  async nextDueMs(tx, kinds) {
    const row = await sql<Tables>(tx)
      .selectFrom('sagas')
      .select(raw<number | null>`min(greatest(next_run_ms, leased_until_ms))`.as('at_ms'))
      .where('state', 'in', [fixed<SagaState>('running'), fixed<SagaState>('compensating')])
      .where('kind', 'in', kinds)
      .executeTakeFirst()
    return row?.at_ms ?? null
  },

  async renew(tx, lease, untilMs) {
    return (await held.change(tx, { ...lease, leased_until_ms: untilMs })) === 1
  },

  async begin(tx, lease, mark) {
    const row = await sql<Tables>(tx)
      .insertInto('saga_steps')
      .values(firstRun(lease, mark))
      .onConflict((conflict) =>
        conflict.columns(['org_id', 'saga_id', 'step']).doUpdateSet({
          // Forward and backward are counted apart.
          tries: raw<number>`case when saga_steps.state = excluded.state then saga_steps.tries + 1 else 1 end`,
          state: mark.state,
          updated_ms: mark.atMs,
        }),
      )
      .returning('tries')
      .executeTakeFirstOrThrow()
    return row.tries
  },

  async count(tx, lease, mark, tries) {
    await sagaStore.begin(tx, lease, mark)
    await sql<Tables>(tx)
      .updateTable('saga_steps')
      .set({ tries })
      .where('org_id', '=', lease.orgId)
      .where('saga_id', '=', lease.sagaId)
      .where('step', '=', mark.step)
      .execute()
  },

  async mark(tx, lease, mark) {
    await sql<Tables>(tx)
      .updateTable('saga_steps')
      .set({ state: mark.state, updated_ms: mark.atMs, ...(mark.state === 'done' ? { result: JSON.stringify(mark.result ?? null) } : {}) })
      .where('org_id', '=', lease.orgId)
      .where('saga_id', '=', lease.sagaId)
      .where('step', '=', mark.step)
      .execute()
  },

  async add(tx, lease, marks) {
    write(
      tx,
      sql<Tables>(tx)
        .insertInto('saga_steps')
        .values(marks.map((mark) => firstRun(lease, mark))),
    )
  },

  async turnBack(tx, lease, reason) {
    await held.change(tx, { ...lease, state: 'compensating', reason: JSON.stringify(reason) })
  },

  async end(tx, lease, state, atMs) {
    return (await held.change(tx, { ...lease, state, ended_ms: atMs, lease_token: null, leased_until_ms: 0 })) === 1
  },

  async releaseLease(tx, lease, nextRunMs) {
    await held.change(tx, { ...lease, next_run_ms: nextRunMs, lease_token: null, leased_until_ms: 0 })
    fallsDue(tx, SAGAS, nextRunMs)
  },

  async wake(tx, { orgId, subject }, atMs) {
    await sql<Tables>(tx)
      .updateTable('sagas')
      .set({ next_run_ms: atMs })
      .where('org_id', '=', orgId)
      .where((eb) => eb.or([eb('subject_id', '=', subject), eb('subject_id', 'like', `${subject}:%`)]))
      .where('state', 'in', ['running', 'compensating'])
      .execute()
    fallsDue(tx, SAGAS, atMs)
  },

  async find(tx, orgId, kind, subject) {
    const rows = await sql<Tables>(tx)
      .selectFrom('sagas')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('kind', '=', kind)
      .where('subject_id', '=', subject)
      .execute()
    return (await withSteps(tx, rows))[0] ?? null
  },
}
