import type { Tx } from '@sojourn/kernel'
import { sql as raw } from 'kysely'
import { sql } from './sql.ts'

interface StoredRows {
  readonly table: string
  /** The columns that say whose rows they are, with their values. */
  readonly by: Readonly<Record<string, string>>
  /** Columns that are no data of that person: secrets, and those that every row has. */
  readonly without?: readonly string[]
}

/** What a table stores about somebody, as it lies: for the file of all their data. Amounts are minor units, times milliseconds. */
export async function storedRows(tx: Tx, { table, by, without = [] }: StoredRows): Promise<Readonly<Record<string, unknown>>[]> {
  const own = raw.join(
    Object.entries(by).map(([column, value]) => raw`${raw.ref(`t.${column}`)} = ${value}`),
    raw` and `,
  )
  const { rows } = await raw<{
    row: Record<string, unknown>
  }>`select to_jsonb(t) - ${['org_id', ...without]}::text[] as row from ${raw.table(table)} t where ${own} order by 1`.execute(sql(tx))
  return rows.map(({ row }) => row)
}
