import type { Tx } from '@sojourn/kernel'
import { type BrokenInvariant, brokenAmong, type ChangedRows, type InvariantCheck } from './invariants.ts'
import { openTransaction } from './sql.ts'
import type { Db } from './types.ts'

/** What an earlier look found, as `invariant_looks` has it. */
interface Look {
  readonly atMs: number
  /** It knew all that transactions before this one did. */
  readonly xid: number
  readonly wasWhole: boolean
  readonly broken: readonly string[]
}

/** The hour of the day, in UTC, after which everything is read again. */
const NIGHT_HOUR = 3
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How far the clocks of nodes and of the database may differ. */
const CLOCKS_DIFFER_MS = 60_000
// Any number does, as long as every node uses the same.
const WHOLE_LOCK = 6_171_094

const PRESENT = `(extract(epoch from now()) * 1000)::bigint`
const THIS = `select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xid, ${PRESENT} as "atMs"`
const LOOKS = `select at_ms as "atMs", xid, was_whole as "wasWhole", broken from invariant_looks order by look_no desc`

/**
 * The checks that do not hold, reading what is new or changed since the looks before: to be asked every minute. What was broken at the last look is read whole until it holds; once a
 * night, and where there is no look to go on from, everything is.
 */
export async function watchInvariants(db: Db, checks: readonly InvariantCheck[]): Promise<BrokenInvariant[]> {
  const { broken, look } = await db.asSystem((tx) => lookAt(tx, checks), { snapshot: true, unhurried: true })
  await db.asSystem((tx) => remember(tx, look, checks))
  return broken
}

async function lookAt(tx: Tx, checks: readonly InvariantCheck[]): Promise<{ broken: BrokenInvariant[]; look: Look }> {
  const [here] = await ask<Pick<Look, 'atMs' | 'xid'>>(tx, THIS)
  const before = await ask<Look>(tx, LOOKS)
  const wasWhole = isWholeDue(before, here!) && (before.length === 0 || (await mayReadWhole(tx)))
  const broken = await brokenAmong(tx, wasWhole ? checks : await dueSince(tx, checks, before))
  return { broken, look: { ...here!, wasWhole, broken: broken.map(({ name }) => name) } }
}

/** There is nothing to go on from after a restore too: the numbers of transactions begin lower there. */
function isWholeDue([last, ...earlier]: readonly Look[], here: Pick<Look, 'atMs' | 'xid'>): boolean {
  const whole = last && [last, ...earlier].find(({ wasWhole }) => wasWhole)
  const night = Math.floor((here.atMs - NIGHT_HOUR * HOUR_MS) / DAY_MS) * DAY_MS + NIGHT_HOUR * HOUR_MS
  return !last || last.xid > here.xid || !whole || whole.atMs < night
}

/** One node at a time. */
async function mayReadWhole(tx: Tx): Promise<boolean> {
  const [lock] = await ask<{ locked: boolean }>(tx, `select pg_try_advisory_xact_lock(${WHOLE_LOCK}, hashtext(current_schema())) as locked`)
  return lock!.locked
}

/** What has to be looked at now: what has no rows of its own or was broken, whole; of the rest what changed. */
async function dueSince(tx: Tx, checks: readonly InvariantCheck[], before: readonly Look[]): Promise<InvariantCheck[]> {
  const [last] = before
  const since = new Map<string, number>()
  for (const { of } of checks) if (of) for (const table of tablesOf(of)) since.set(table, Math.min(since.get(table) ?? Infinity, sinceOf(of, before)))
  const changed = await changedAmong(tx, since)
  return checks.flatMap((check) => {
    if (!check.of || last?.broken.includes(check.name)) return [check]
    return tablesOf(check.of).some((table) => changed.has(table)) ? [changedOnly(check, check.of, sinceOf(check.of, before))] : []
  })
}

/** Rows that may be as they are for a while are looked at again once they may not: from a look that was that long before the last one. */
function sinceOf({ lateMs }: ChangedRows, before: readonly Look[]): number {
  const last = before[0]!
  const from = lateMs === undefined ? last : (before.find(({ atMs }) => atMs <= last.atMs - lateMs - CLOCKS_DIFFER_MS) ?? before.at(-1)!)
  return from.xid
}

async function changedAmong(tx: Tx, since: ReadonlyMap<string, number>): Promise<ReadonlySet<string>> {
  const each = [...since].map(([table, xid]) => `select '${table}' as name where exists (select from ${table} where changed_xid >= ${xid})`)
  if (each.length === 0) return new Set()
  const { rows } = await openTransaction(tx).ask({ sql: each.join(' union all '), parameters: [], once: true })
  return new Set((rows as { name: string }[]).map(({ name }) => name))
}

const tableOf = (also: NonNullable<ChangedRows['also']>[number]): string => (typeof also === 'string' ? also : also[0])
const tablesOf = ({ rows, also = [] }: ChangedRows): string[] => [...rows, ...also.map(tableOf)]

/** The same SQL, in which the names of tables stand for their changed rows. */
export function changedOnly({ name, sql }: InvariantCheck, { rows, key, also = [] }: ChangedRows, xid: number): InvariantCheck {
  const changed = (table: string, columns: string, join = '') => `select ${columns} from ${table} t ${join} where t.changed_xid >= ${xid}`
  if (!key) return { name, sql: `with ${rows.map((table) => `${table} as not materialized (${changed(table, 't.*')})`).join(', ')} ${merged(sql)}` }
  const touched = [...rows, ...also].map((each) => (typeof each === 'string' ? changed(each, key) : changed(...each)))
  const seen = rows.map((table) => `${table} as not materialized (select t.* from touched join ${table} t using (${key}))`)
  return { name, sql: `with touched (${key}) as materialized (select distinct * from (${touched.join(' union all ')}) t), ${seen.join(', ')} ${merged(sql)}` }
}

/** A `with` of its own goes on behind ours. */
const merged = (sql: string): string => sql.trimStart().replace(/^with\s/, ', ')

/** Looks are kept for as long as a row may be late, and the last whole one. */
async function remember(tx: Tx, { atMs, xid, wasWhole, broken }: Look, checks: readonly InvariantCheck[]): Promise<void> {
  const open = openTransaction(tx)
  const lateMs = Math.max(0, ...checks.map(({ of }) => of?.lateMs ?? 0)) + 3 * CLOCKS_DIFFER_MS
  await open.ask({ sql: 'insert into invariant_looks (at_ms, xid, was_whole, broken) values ($1, $2, $3, $4)', parameters: [atMs, xid, wasWhole, broken] })
  const isOver = 'look_no <> (select coalesce(max(look_no), 0) from invariant_looks where was_whole)'
  await open.ask({ sql: `delete from invariant_looks where at_ms < $1 and ${isOver}`, parameters: [atMs - lateMs] })
}

async function ask<Row>(tx: Tx, sql: string): Promise<Row[]> {
  return (await openTransaction(tx).ask({ sql, parameters: [] })).rows as Row[]
}
