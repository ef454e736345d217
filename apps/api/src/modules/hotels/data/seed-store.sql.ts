import { raw, sql } from '@sojourn/db'
import type { Tx } from '@sojourn/kernel'
import type { Tables } from './tables.ts'

export type CatalogueTable = Exclude<keyof Tables, 'stock_nights' | 'stock_holds' | 'stock_hold_lines'>
export type CatalogueRows = { readonly [T in CatalogueTable]: readonly Tables[T][] }

// Parents before children.
const ORDER: readonly CatalogueTable[] = ['destinations', 'places', 'taxes', 'hotels', 'room_types', 'rate_plans', 'reviews', 'fx_rates']

/** True where there is no catalogue yet and this transaction alone may write one: a node that starts at the same moment waits, then finds it. */
export async function mayFillCatalogue(tx: Tx): Promise<boolean> {
  if (await hasCatalogue(tx)) return false
  await raw`lock table destinations in share row exclusive mode`.execute(sql(tx))
  return !(await hasCatalogue(tx))
}

async function hasCatalogue(tx: Tx): Promise<boolean> {
  return (await sql<Tables>(tx).selectFrom('destinations').select('destination_id').limit(1).executeTakeFirst()) !== undefined
}

/** One statement and one parameter per table: rows travel as JSON, which both databases take apart faster than parameters. */
export async function insertCatalogue(tx: Tx, rows: Partial<CatalogueRows>): Promise<void> {
  for (const table of ORDER) {
    if (!rows[table]?.length) continue
    await raw`insert into ${raw.table(table)} select * from json_populate_recordset(null::${raw.table(table)}, ${JSON.stringify(rows[table])}::json)`.execute(
      sql(tx),
    )
  }
}
