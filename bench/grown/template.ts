import type { Db } from '@sojourn/db'

/** A row of a real booking, its columns as text, json too. */
export interface TemplateRow {
  /** With its schema. */
  readonly table: string
  readonly values: Readonly<Record<string, string | null>>
}

export interface Column {
  readonly name: string
  readonly type: string
}

export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  /** The columns of each unique index. */
  readonly unique: readonly (readonly string[])[]
}

/** An id of ours, of which those of browsers, sessions and customers of the gateway are shared by many bookings. */
const ID = /\b(?!brw_|ses_|cus_)[a-z]{2,5}_[0-9a-z]{25}\b/g

/** Tables of the catalogue, and those whose rows are swept within a day. */
const LEFT_OUT = [
  'hotels',
  'hotel_texts',
  'places',
  'place_names',
  'place_words',
  'stock_nights',
  'keyed_requests',
  'risk_counts',
  'hold_claims',
  'customers',
  'payment_customers',
]

const TABLES = `
  select n.nspname || '.' || c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '' and a.attname <> 'changed_xid') as columns,
    coalesce((select json_agg((select json_agg(a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey))) from pg_index i
      where i.indrelid = c.oid and i.indisunique), '[]') as unique
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'gateway') and c.relkind = 'r' and c.relname <> all($1)`

/** All rows that a booking left in a database, and the ids that are its own. */
export async function templateOf({ pool }: Db, bookingId: string): Promise<{ tables: readonly Table[]; rows: readonly TemplateRow[]; ids: readonly string[] }> {
  const tables = (await pool.query<Table>(TABLES, [LEFT_OUT])).rows
  const ids = new Set([bookingId])
  const found = new Map<string, TemplateRow>()
  for (let asked: readonly string[] = [bookingId]; asked.length > 0; ) {
    const before = new Set(ids)
    for (const { name, columns } of tables) {
      const texts = columns.map((column) => `"${column.name}"::text`).join(', ')
      const { rows } = await pool.query<Record<string, string | null>>(`select ${texts} from ${name} t where to_jsonb(t)::text ~ $1`, [asked.join('|')])
      for (const values of rows) {
        const whole = JSON.stringify(values)
        found.set(`${name} ${whole}`, { table: name, values })
        for (const [id] of whole.matchAll(ID)) ids.add(id)
      }
    }
    asked = [...ids].filter((id) => !before.has(id))
  }
  return { tables, rows: [...found.values()], ids: [...ids] }
}
