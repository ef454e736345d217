import type { Tx } from '@sojourn/kernel'
import type { Insertable, Kysely, Updateable } from 'kysely'
import { prepared } from '../../prepared.ts'
import { sql } from '../../sql.ts'
import type { KnownKey } from '../decide.ts'
import type { KeyedRequest, SavedAnswer } from '../request.ts'

interface KeyTable {
  org_id: string
  scope: string
  key: string
  fingerprint: string
  run: number
  lease_until_ms: number
  status: number | null
  body: string | null
  created_ms: number
}

interface Tables {
  keyed_requests: KeyTable
}

type Place = Pick<KeyTable, 'org_id' | 'scope' | 'key'>

const placeOf = ({ orgId, scope, key }: KeyedRequest): Place => ({ org_id: orgId, scope, key })

const insert = prepared((db: Kysely<Tables>, row: Insertable<KeyTable>) =>
  db
    .insertInto('keyed_requests')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returning('key'),
)
const changeKey = prepared((db: Kysely<Tables>, { org_id, scope, key, ...changes }: Place & Updateable<KeyTable>) =>
  db.updateTable('keyed_requests').set(changes).where('org_id', '=', org_id).where('scope', '=', scope).where('key', '=', key),
)
const changeRun = prepared((db: Kysely<Tables>, { org_id, scope, key, run, ...changes }: Place & { run: number } & Updateable<KeyTable>) =>
  db.updateTable('keyed_requests').set(changes).where('org_id', '=', org_id).where('scope', '=', scope).where('key', '=', key).where('run', '=', run),
)

interface Lease {
  readonly run: number
  readonly untilMs: number
  readonly nowMs: number
}

/** The rows of keyed requests. */
export const keyStore = {
  /** True where the key is new and now ours. Waits for a transaction that is inserting the same key. */
  async insert(tx: Tx, request: KeyedRequest, { run, untilMs, nowMs }: Lease): Promise<boolean> {
    const row = { ...placeOf(request), fingerprint: request.fingerprint, run, lease_until_ms: untilMs, created_ms: nowMs, status: null, body: null }
    return (await insert.first(tx, row)) !== undefined
  },

  /** Locks the row, so that of many who find a lease over one takes the key. */
  async lock(tx: Tx, request: KeyedRequest): Promise<KnownKey | null> {
    const row = await sql<Tables>(tx)
      .selectFrom('keyed_requests')
      .selectAll()
      .where((eb) => eb.and(placeOf(request)))
      .forUpdate()
      .executeTakeFirst()
    if (!row) return null
    const answer = row.status === null || row.body === null ? null : { status: row.status, body: row.body }
    return { fingerprint: row.fingerprint, run: row.run, leaseUntilMs: row.lease_until_ms, createdMs: row.created_ms, answer }
  },

  resume(tx: Tx, request: KeyedRequest, { run, untilMs }: Lease): void {
    changeKey.write(tx, { ...placeOf(request), run, lease_until_ms: untilMs })
  },

  renew(tx: Tx, request: KeyedRequest, { run, untilMs, nowMs }: Lease): void {
    const { fingerprint } = request
    changeKey.write(tx, { ...placeOf(request), fingerprint, run, lease_until_ms: untilMs, created_ms: nowMs, status: null, body: null })
  },

  /** Gives this run more time; false where another has taken the key. */
  async extend(tx: Tx, request: KeyedRequest, run: number, untilMs: number): Promise<boolean> {
    return (await changeRun.change(tx, { ...placeOf(request), run, lease_until_ms: untilMs })) > 0
  },

  /** Saves the answer of this run, unless another has taken the key meanwhile. */
  save(tx: Tx, request: KeyedRequest, run: number, { status, body }: SavedAnswer): void {
    changeRun.write(tx, { ...placeOf(request), run, status, body })
  },

  /** Frees the key of this run, unless another has taken it meanwhile. */
  async forget(tx: Tx, request: KeyedRequest, run: number): Promise<void> {
    await sql<Tables>(tx)
      .deleteFrom('keyed_requests')
      .where((eb) => eb.and({ ...placeOf(request), run }))
      .execute()
  },

  /** Deletes what is older, but for what is running. Returns how many went. */
  async prune(tx: Tx, { createdBeforeMs, nowMs }: { createdBeforeMs: number; nowMs: number }): Promise<number> {
    const { numDeletedRows } = await sql<Tables>(tx)
      .deleteFrom('keyed_requests')
      .where('created_ms', '<=', createdBeforeMs)
      .where((eb) => eb.or([eb('status', 'is not', null), eb('lease_until_ms', '<=', nowMs)]))
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  },
}
