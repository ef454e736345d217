import { raw, sql } from '@sojourn/db'
import type { Tx } from '@sojourn/kernel'
import type { Tables } from './tables.ts'

export type CatalogueTable = Exclude<keyof Tables, 'stock_nights' | 'stock_holds' | 'stock_hold_lines' | 'catalogue_edition' | 'place_names' | 'place_words'>
export type CatalogueRows = { readonly [T in CatalogueTable]: readonly Tables[T][] }

const TABLES: readonly CatalogueTable[] = ['destinations', 'places', 'place_grounds', 'taxes', 'hotels', 'hotel_texts']

/**
 * True where this edition or a newer one is not there yet and this transaction alone may write it: a node that starts at the same moment waits, then finds
 * it. An older edition is gone then.
 */
export async function mayFillCatalogue(tx: Tx, edition: number): Promise<boolean> {
  if (await hasEdition(tx, edition)) return false
  await lockCatalogue(tx)
  if (await hasEdition(tx, edition)) return false
  for (const table of TABLES) await raw`delete from ${raw.table(table)}`.execute(sql(tx))
  await sql<Tables>(tx)
    .insertInto('catalogue_edition')
    .values({ single: true, edition })
    .onConflict((c) => c.column('single').doUpdateSet({ edition }))
    .execute()
  return true
}

/** Locks the catalogue for writing until this transaction ends. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await raw`lock table catalogue_edition in share row exclusive mode`.execute(sql(tx))
}

async function hasEdition(tx: Tx, edition: number): Promise<boolean> {
  const row = await sql<Tables>(tx).selectFrom('catalogue_edition').select('edition').executeTakeFirst()
  return row !== undefined && row.edition >= edition
}

/** One statement and one parameter per table: rows travel as JSON, which both databases take apart faster than parameters. */
export async function insertCatalogue(tx: Tx, rows: Partial<CatalogueRows>): Promise<void> {
  for (const table of TABLES) {
    if (!rows[table]?.length) continue
    await raw`insert into ${raw.table(table)} select * from json_populate_recordset(null::${raw.table(table)}, ${JSON.stringify(rows[table])}::json)`.execute(
      sql(tx),
    )
  }
}

/** Of these destinations, those that are there: a destination is written with all that belongs to it or not at all. */
export async function listKnownDestinations(tx: Tx, destinationIds: readonly string[]): Promise<Set<string>> {
  const rows = await sql<Tables>(tx).selectFrom('destinations').select('destination_id').where('destination_id', 'in', destinationIds).execute()
  return new Set(rows.map((row) => row.destination_id))
}
