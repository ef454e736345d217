import { type Db, openDb } from '@sojourn/db'

export interface BookLine {
  readonly bookingId: string
  /** How often the bank took money for it, and how much in all; how often it gave some back, and how much. */
  readonly captures: number
  readonly captured: number
  readonly refunds: number
  readonly refunded: number
}

export type WhichDatabase = { readonly databaseUrl: string } | { readonly dataDir: string }

export async function bookLines(which: WhichDatabase): Promise<BookLine[]> {
  const db = await openDb(which)
  return bookLinesIn(db).finally(db.close)
}

/** What the bank itself has on its books for each booking that money was taken for: neither our word nor the gateway's. */
export async function bookLinesIn(db: Pick<Db, 'pool'>): Promise<BookLine[]> {
  const client = await db.pool.connect()
  try {
    await client.query('begin read only; set local role sojourn_system')
    const { rows } = await client.query<BookLine>(
      `select p.metadata ->> 'booking_id' as "bookingId", count(*)::int as captures, sum(b.amount_minor)::int as captured,
          coalesce(sum(r.count), 0)::int as refunds, coalesce(sum(r.minor), 0)::int as refunded
        from gateway.sandbox_charges b
          join gateway.charges c on c.org_id = b.org_id and c.charge_id = b.key
          join gateway.payment_intents p on p.org_id = c.org_id and p.payment_id = c.payment_id
          left join lateral (select count(*) as count, sum(amount_minor) as minor from gateway.sandbox_refunds
            where org_id = b.org_id and charge_key = b.key) r on true
        where b.state = 'succeeded' group by 1 order by 1`,
    )
    await client.query('rollback')
    return rows
  } finally {
    client.release()
  }
}
