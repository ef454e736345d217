import { fallsDue, prepared, raw, type Sql, sql } from '@sojourn/db'
import type { BookingId, OrgId, Tx, UserId } from '@sojourn/kernel'
import type { ColumnType, Selectable } from 'kysely'
import { z } from 'zod'
import type { NewsAnswer } from '../../../sale/product.ts'
import { storedTerms } from '../../../sale/snapshot.ts'
import type { ChangedOffer, ItemNews, NewsKind, NewsState } from '../domain/item-news.ts'
import { SUPPLIER_NEWS } from './names.ts'

type Json = ColumnType<unknown, string, never>

interface NewsTable {
  org_id: string
  booking_id: string
  item_no: number
  news_no: number
  news_key: string
  kind: NewsKind
  state: NewsState
  note: string | null
  offer: Json
  answer_by_ms: number | null
  at_ms: number
  answered_ms: number | null
}
interface InboxTable {
  supplier: string
  news_key: string
  body: Json
  received_ms: number
  tries: ColumnType<number, number | undefined, number>
  next_ms: number | null
  result: string | null
}
interface Tables {
  item_news: NewsTable
  supplier_inbox: InboxTable
  supplier_cursors: { supplier: string; cursor: string | null; next_ms: number }
}
type Of = { readonly orgId: OrgId; readonly bookingId: BookingId }

const offer: z.ZodType<ChangedOffer> = z.object({ schema: z.string(), details: z.unknown(), terms: storedTerms.optional() })

const read = (row: Selectable<NewsTable>): ItemNews => ({
  orgId: row.org_id as OrgId,
  bookingId: row.booking_id as BookingId,
  itemNo: row.item_no,
  newsNo: row.news_no,
  kind: row.kind,
  state: row.state,
  note: row.note,
  offer: offer.parse(row.offer),
  answerByMs: row.answer_by_ms,
  atMs: row.at_ms,
  answeredMs: row.answered_ms,
})

const listed = prepared((db: Sql<Tables>, of: Of) =>
  db.selectFrom('item_news').selectAll().where('org_id', '=', of.orgId).where('booking_id', '=', of.bookingId).orderBy('item_no').orderBy('news_no'),
)

/** Something a supplier says, by the key it gives it. */
export interface SaidNews {
  readonly key: string
  readonly body: unknown
}

export interface Received extends SaidNews {
  readonly supplier: string
  readonly tries: number
}

export const newsStore = {
  /** Null where this was told before. The booking is locked. */
  async insert(tx: Tx, news: Omit<ItemNews, 'newsNo' | 'answeredMs'> & { readonly key: string }): Promise<ItemNews | null> {
    const before = sql<Tables>(tx)
      .selectFrom('item_news')
      .select((eb) => eb.fn.coalesce(eb.fn.max('news_no'), eb.lit(0)).as('no'))
      .where('org_id', '=', news.orgId)
      .where('booking_id', '=', news.bookingId)
      .where('item_no', '=', news.itemNo)
    const { no } = await before.executeTakeFirstOrThrow()
    const row = await sql<Tables>(tx)
      .insertInto('item_news')
      .values({
        org_id: news.orgId,
        booking_id: news.bookingId,
        item_no: news.itemNo,
        news_no: no + 1,
        news_key: news.key,
        kind: news.kind,
        state: news.state,
        note: news.note,
        offer: JSON.stringify(news.offer),
        answer_by_ms: news.answerByMs,
        at_ms: news.atMs,
        answered_ms: null,
      })
      .onConflict((same) => same.columns(['org_id', 'booking_id', 'item_no', 'news_key']).doNothing())
      .returningAll()
      .executeTakeFirst()
    return row ? read(row) : null
  },
  async knows(tx: Tx, { orgId, bookingId }: Of, itemNo: number, key: string): Promise<boolean> {
    const found = sql<Tables>(tx).selectFrom('item_news').select('news_no').where('org_id', '=', orgId).where('booking_id', '=', bookingId)
    return (await found.where('item_no', '=', itemNo).where('news_key', '=', key).executeTakeFirst()) !== undefined
  },
  listOf: async (tx: Tx, of: Of): Promise<ItemNews[]> => (await listed.all(tx, { orgId: of.orgId, bookingId: of.bookingId })).map(read),
  async close(tx: Tx, { orgId, bookingId }: Of, itemNo: number, state: NewsState, answeredMs: number | null): Promise<void> {
    const open = sql<Tables>(tx)
      .updateTable('item_news')
      .set({ state, answered_ms: answeredMs })
      .where('org_id', '=', orgId)
      .where('booking_id', '=', bookingId)
    await open.where('item_no', '=', itemNo).where('state', '=', 'open').execute()
  },
  /** What became known of a person's bookings since then, newest first. */
  async since(tx: Tx, { orgId, userId }: { orgId: OrgId; userId: UserId }, sinceMs: number, limit: number): Promise<ItemNews[]> {
    const rows = await raw<Selectable<NewsTable>>`select n.* from item_news n join bookings b using (org_id, booking_id)
      where n.org_id = ${orgId} and b.user_id = ${userId} and n.at_ms >= ${sinceMs} and n.state <> 'superseded' order by n.at_ms desc limit ${limit}`.execute(
      sql(tx),
    )
    return rows.rows.map(read)
  },

  /** What became of what a supplier said and was acted on: what is cancelled is paid back, what is true at once needs no answer. */
  async answersTo(tx: Tx, supplier: string, keys: readonly string[]): Promise<Map<string, NewsAnswer>> {
    const { rows } = await raw<{ news_key: string; answer: NewsAnswer | null }>`select i.news_key,
      case when i.body->>'kind' = 'cancelled' or n.state = 'refunded' then 'refunded' when n.state in ('told', 'accepted') then 'accepted' end as answer
      from supplier_inbox i left join item_news n using (news_key)
      where i.supplier = ${supplier} and i.news_key = any(${[...keys]}) and i.result = 'done'`.execute(sql(tx))
    return new Map(rows.flatMap(({ news_key, answer }) => (answer ? [[news_key, answer] as const] : [])))
  },
  async cursorDue(tx: Tx, supplier: string, { nowMs, untilMs }: { nowMs: number; untilMs: number }): Promise<{ readonly cursor: string | null } | null> {
    await sql<Tables>(tx)
      .insertInto('supplier_cursors')
      .values({ supplier, cursor: null, next_ms: nowMs })
      .onConflict((same) => same.doNothing())
      .execute()
    const due = sql<Tables>(tx).updateTable('supplier_cursors').set({ next_ms: untilMs }).where('supplier', '=', supplier).where('next_ms', '<=', nowMs)
    return (await due.returning('cursor').executeTakeFirst()) ?? null
  },
  async hear(tx: Tx, supplier: string, news: readonly SaidNews[], nowMs: number): Promise<void> {
    if (news.length === 0) return
    const rows = news.map(({ key, body }) => ({ supplier, news_key: key, body: JSON.stringify(body), received_ms: nowMs, next_ms: nowMs, result: null }))
    await sql<Tables>(tx)
      .insertInto('supplier_inbox')
      .values(rows)
      .onConflict((same) => same.doNothing())
      .execute()
    fallsDue(tx, SUPPLIER_NEWS, nowMs)
  },
  async moveCursor(tx: Tx, supplier: string, cursor: string | null): Promise<void> {
    await sql<Tables>(tx).updateTable('supplier_cursors').set({ cursor }).where('supplier', '=', supplier).execute()
  },
  /** In the order in which they came. */
  async claimDue(tx: Tx, { nowMs, untilMs, limit }: { nowMs: number; untilMs: number; limit: number }): Promise<Received[]> {
    const due = sql<Tables>(tx)
      .selectFrom('supplier_inbox')
      .select(['supplier', 'news_key'])
      .where('next_ms', '<=', nowMs)
      .orderBy('received_ms')
      .orderBy('news_key')
      .limit(limit)
      .forUpdate()
      .skipLocked()
    const rows = await sql<Tables>(tx)
      .updateTable('supplier_inbox')
      .set({ next_ms: untilMs, tries: raw<number>`tries + 1` })
      .where((eb) => eb(eb.refTuple('supplier', 'news_key'), 'in', due.$asTuple('supplier', 'news_key')))
      .returning(['supplier', 'news_key', 'body', 'tries', 'received_ms'])
      .execute()
    return rows
      .sort((a, b) => a.received_ms - b.received_ms || (a.news_key < b.news_key ? -1 : 1))
      .map(({ supplier, news_key, body, tries }) => ({ supplier, key: news_key, body, tries }))
  },
  async settle(tx: Tx, { supplier, key }: Pick<Received, 'supplier' | 'key'>, result: string): Promise<void> {
    const row = sql<Tables>(tx).updateTable('supplier_inbox').set({ next_ms: null, result })
    await row.where('supplier', '=', supplier).where('news_key', '=', key).execute()
  },
  async postpone(tx: Tx, { supplier, key }: Pick<Received, 'supplier' | 'key'>, nextMs: number): Promise<void> {
    const row = sql<Tables>(tx).updateTable('supplier_inbox').set({ next_ms: nextMs })
    await row.where('supplier', '=', supplier).where('news_key', '=', key).execute()
    fallsDue(tx, SUPPLIER_NEWS, nextMs)
  },
  async nextDueMs(tx: Tx): Promise<number | null> {
    const { rows } = await raw<{ at_ms: number | null }>`select min(next_ms) as at_ms from supplier_inbox where next_ms is not null`.execute(sql(tx))
    return rows[0]?.at_ms ?? null
  },
}
