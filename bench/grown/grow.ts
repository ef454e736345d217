import type { Db } from '@sojourn/db'
import { PlainError } from '../../tools/plain-error.ts'
import { VALUE } from '../book/shoppers.ts'
import { type Table, type TemplateRow, templateOf } from './template.ts'

/** How many people the bookings are shared out to. */
export const PEOPLE = 1_000
/** Whose booking is copied. */
const WHO = '1'
/** What is shared by the bookings of one person: the person, their cash card and their points. */
const OF_PERSON = new RegExp(`(?<=(?:usr|pcd|lot)_bench_)${WHO}\\b`)
/** A night far beyond all that is sold: each copy takes one of its own. */
const NIGHT = `date '3000-01-01' + n`

/**
 * Copies one booking of the product so many times, with everything it left in all tables: under ids of their own, by a thousand people in turns, each with a night of stock of its own, balanced
 * in the ledger. `n` is the number of a copy, `k` the same as text for an id, `u` the number of its person, `o` how many of theirs came before.
 */
export async function grow(db: Db, bookingId: string, count: number): Promise<void> {
  const { tables, rows, ids } = await templateOf(db, bookingId)
  const client = await db.pool.connect()
  try {
    // What triggers and references would check, the invariants check afterwards.
    await client.query('set session_replication_role = replica')
    for (const row of rows.filter((each) => !isShared(each))) await client.query(copyOf(tables.find(({ name }) => name === row.table)!, row, ids, count))
    for (const statement of SHARED) await client.query(statement)
    await client.query('set session_replication_role = origin')
  } finally {
    client.release()
  }
  await db.pool.query('vacuum (analyze)')
}

/** The balance of a card or of points is that of all bookings of its person. */
const isShared = ({ table, values }: TemplateRow): boolean => table === 'public.ledger_balances' && OF_PERSON.test(values.subject_id!)

/** What many bookings add up to, from the rows that are there. */
const SHARED = [
  `update ledger_balances b set balance_minor = s.minor from (
    select org_id, account, currency, subject_id, sum(amount_minor) * case side when 'debit' then 1 else -1 end as minor
      from ledger_entries join ledger_chart using (account) where subject_id ~ '^(pcd|lot)_bench_' group by org_id, account, currency, subject_id, side) s
    where b.org_id = s.org_id and b.account = s.account and b.currency = s.currency and b.subject_id = s.subject_id`,
  `update coupons c set used = (select count(*) from coupon_uses u where u.org_id = c.org_id and u.coupon_id = c.coupon_id and u.state in ('reserved', 'redeemed')) where code = 'BENCH'`,
  `insert into stock_nights (room_type_id, night, destination_id, capacity, held, sold)
    select l.room_type_id, l.night, (select s.destination_id from stock_nights s where s.room_type_id = l.room_type_id limit 1), l.rooms, 0, l.rooms
    from stock_hold_lines l where l.night >= '3000-01-01'`,
]

function copyOf(table: Table, { values }: TemplateRow, ids: readonly string[], count: number): string {
  const copied = new Map(table.columns.map(({ name, type }) => [name, copiedValue(table.name, name, type, values, ids)]))
  const isOwn = (columns: readonly string[]) => columns.some((name) => /\b[knuo]\b|^null$/.test(withoutTexts(copied.get(name) ?? '')))
  for (const columns of table.unique.filter((each) => !isOwn(each))) {
    const name = columns.toReversed().find((each) => table.columns.some((column) => column.name === each && column.type === 'text') && each !== 'org_id')
    if (!name) throw new PlainError(`${table.name}: no column of ${columns.join(', ')} can be told apart`)
    copied.set(name, `${quoted(values[name]!.slice(0, 12))} || k`)
  }
  const names = [...copied.keys()].map((name) => `"${name}"`).join(', ')
  return `insert into ${table.name} (${names}) select ${[...copied.values()].join(', ')}
    from (select n, lpad(n::text, 7, '0') as k, 2 + n % ${PEOPLE - 1} as u, n / ${PEOPLE - 1} as o from generate_series(1, ${count}) n) each`
}

function copiedValue(table: string, name: string, type: string, values: TemplateRow['values'], ids: readonly string[]): string {
  const value = values[name]!
  if (value === null) return 'null'
  if (table === 'public.stock_hold_lines' && name === 'night') return NIGHT
  if (table === 'public.stock_holds' && name === 'checkin') return NIGHT
  if (table === 'public.stock_holds' && name === 'checkout') return `${NIGHT} + 1`
  // What the person had at first, and what this booking and those before it changed.
  if (table === 'public.ledger_entries' && name === 'balance_minor' && OF_PERSON.test(values.subject_id!))
    return `${VALUE} + ${Number(value) - VALUE} * (o + 1)`
  const parts = value.split(new RegExp(`(${ids.join('|')}|${OF_PERSON.source})`))
  if (parts.length === 1) return `${quoted(value)}::${type}`
  const text = parts
    .map((part) => (ids.includes(part) ? `${quoted(part.slice(0, -7))} || k` : part === WHO && parts.length > 1 ? 'u::text' : quoted(part)))
    .join(' || ')
  return type === 'text' ? text : `(${text})::${type}`
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const withoutTexts = (sql: string): string => sql.replaceAll(/'(?:[^']|'')*'/g, '')
