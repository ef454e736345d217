import type { Tx } from '@sojourn/kernel'
import { openTransaction } from './sql.ts'
import type { Db } from './types.ts'

/**
 * A fact about the rows: SQL that returns none where all is well. The present is `extract(epoch from now()) * 1000` in it, or the same of `clock_timestamp()`.
 * One without `of` is read whole every minute: it is about few rows, or about those in a state that has an index.
 */
export interface InvariantCheck {
  readonly name: string
  readonly sql: string
  readonly of?: ChangedRows
}

/** Which rows a change may break. Every table that is named tracks its changes (`track_changes`). */
export interface ChangedRows {
  /** The tables that are seen with these rows alone, and others as they are. */
  readonly rows: readonly string[]
  /** The columns that say what is looked at as a whole, in each of these tables with an index; without it a row is looked at alone. */
  readonly key?: string
  /** Other tables whose changes count: with the columns of the key, or with what is selected and joined (the table is `t`) to get them. */
  readonly also?: readonly (string | readonly [table: string, columns: string, join?: string])[]
  /** For how long after it was written a row may be as the SQL forbids it. */
  readonly lateMs?: number
}

export interface BrokenInvariant {
  readonly name: string
  /** The first offending rows. */
  readonly rows: readonly Record<string, unknown>[]
}

const ROWS_MAX = 20

/** What `protect` lets a tenant see, as the database writes it back. */
const OWN_ROWS = `'(org_id = current_setting(''app.tenant''::text, true))'`

/**
 * Row-level security is on and forced wherever the tenant role may write or meet rows that name an organisation, and of those only its own
 * pass. A view would bypass it, unless it is a security invoker. What an extension brought (the view of `pg_stat_statements`) is not ours.
 */
export const tenantTablesAreProtected: InvariantCheck = {
  name: 'row-level security is forced on every tenant table',
  sql: `select c.oid::regclass::text as table_name from pg_class c join pg_namespace n on n.oid = c.relnamespace,
      lateral (select exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id') as names_tenant,
        exists (select from pg_policy p where p.polrelid = c.oid and p.polroles && array[0::oid, 'sojourn_tenant'::regrole::oid]
          and (pg_get_expr(p.polqual, c.oid) is distinct from ${OWN_ROWS} or pg_get_expr(p.polwithcheck, c.oid) <> ${OWN_ROWS})) as is_wide) t
    where n.nspname = current_schema() and has_table_privilege('sojourn_tenant', c.oid, 'select, insert, update, delete')
      and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      and case when c.relkind in ('v', 'm', 'f') then not coalesce(c.reloptions @> array['security_invoker=true'], false)
        when names_tenant then is_wide or not (c.relrowsecurity and c.relforcerowsecurity)
        else has_table_privilege('sojourn_tenant', c.oid, 'insert, update, delete') and not (c.relrowsecurity and c.relforcerowsecurity) end`,
}

const PRESENT = /extract\(epoch from (?:now|clock_timestamp)\(\)\) \* 1000/g

/** The same checks as of a moment in the past: nothing is late that fell due after it. */
export const asOf = (checks: readonly InvariantCheck[], atMs: number): InvariantCheck[] =>
  checks.map(({ name, sql }) => ({ name, sql: sql.replaceAll(PRESENT, `${atMs}`) }))

/** Runs all checks on one snapshot, over all rows of all tenants; returns those that are broken. Where all is well that is one statement. */
export function runInvariants(db: Db, checks: readonly InvariantCheck[]): Promise<BrokenInvariant[]> {
  return checks.length === 0 ? Promise.resolve([]) : db.asSystem((tx) => brokenAmong(tx, checks), { snapshot: true, unhurried: true })
}

/** Those that are broken, in the snapshot of this transaction. */
export async function brokenAmong(tx: Tx, checks: readonly InvariantCheck[]): Promise<BrokenInvariant[]> {
  if (checks.length === 0) return []
  const open = openTransaction(tx)
  const found = await open.ask({ sql: whichAreBroken(checks), parameters: [], once: true })
  const broken: BrokenInvariant[] = []
  for (const { at } of found.rows as { at: number }[]) {
    const { name, sql } = checks[at] as InvariantCheck
    const { rows } = await open.ask({ sql, parameters: [], once: true })
    broken.push({ name, rows: rows.slice(0, ROWS_MAX) })
  }
  return broken
}

/** Asks for the places of the checks whose SQL returns rows. */
const whichAreBroken = (checks: readonly InvariantCheck[]): string =>
  `${checks.map(({ sql }, index) => `select ${index} as at where exists (${sql}\n)`).join(' union all ')} order by at`
