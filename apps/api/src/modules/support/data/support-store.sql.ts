import { prepared, raw, type Sql, sql } from '@sojourn/db'
import type { BrowserId, OrgId, UserId } from '@sojourn/kernel'
import type { ListedThread, Message, Side, Thread, Traveller } from '../domain/thread.ts'
import type { SupportStore } from './support-store.ts'

interface ThreadTable {
  org_id: string
  thread_id: string
  user_id: string | null
  browser_id: string | null
  booking_id: string
  created_ms: number
  last_ms: number
  last_seq: number
  traveller_read: number
  support_read: number
}
interface MessageTable {
  org_id: string
  thread_id: string
  seq: number
  message_id: string
  side: Side
  author_id: string | null
  text: string
  at_ms: number
}
interface Tables {
  support_threads: ThreadTable
  support_messages: MessageTable
}

type ThreadRow = Pick<ThreadTable, 'org_id' | 'thread_id' | 'user_id' | 'browser_id' | 'booking_id' | 'last_ms' | 'last_seq'>
type ListedRow = ThreadRow & { unread: number | null; preview: string | null }

const THREAD = ['org_id', 'thread_id', 'user_id', 'browser_id', 'booking_id', 'last_ms', 'last_seq'] as const

const readThread = (row: ThreadRow): Thread => ({
  orgId: row.org_id as OrgId,
  threadId: row.thread_id,
  userId: row.user_id as UserId | null,
  browserId: row.browser_id as BrowserId | null,
  bookingId: row.booking_id,
  lastMs: row.last_ms,
  lastSeq: row.last_seq,
})
const readListed = (row: ListedRow): ListedThread => ({ ...readThread(row), unread: Number(row.unread ?? 0), preview: row.preview ?? '' })
const readMessage = ({ seq, side, text, at_ms }: Pick<MessageTable, 'seq' | 'side' | 'text' | 'at_ms'>): Message => ({ seq, side, text, atMs: at_ms })

const ownerColumn = (of: Traveller) => (of.userId ? (['user_id', of.userId] as const) : (['browser_id', of.browserId ?? ''] as const))

/** Threads with what one side has not read of the other. */
const listed = (db: Sql<Tables>, orgId: OrgId, from: Side, mark: 'traveller_read' | 'support_read') =>
  db
    .selectFrom('support_threads as t')
    .select(THREAD.map((column) => `t.${column}` as const))
    .select(({ selectFrom }) => [
      selectFrom('support_messages as m')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('m.org_id', '=', 't.org_id')
        .whereRef('m.thread_id', '=', 't.thread_id')
        .where('m.side', '=', from)
        .whereRef('m.seq', '>', `t.${mark}`)
        .as('unread'),
      selectFrom('support_messages as l')
        .select('l.text')
        .whereRef('l.org_id', '=', 't.org_id')
        .whereRef('l.thread_id', '=', 't.thread_id')
        .whereRef('l.seq', '=', 't.last_seq')
        .as('preview'),
    ])
    .where('t.org_id', '=', orgId)

// Asked by every open page each half minute.
const unreadOf = prepared((db: Sql<Tables>, { orgId, userId }: { orgId: string; userId: string }) =>
  db
    .selectFrom('support_threads as t')
    .innerJoin('support_messages as m', (join) => join.onRef('m.org_id', '=', 't.org_id').onRef('m.thread_id', '=', 't.thread_id'))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('t.org_id', '=', orgId)
    .where('t.user_id', '=', userId)
    .where('m.side', '=', 'support')
    .whereRef('m.seq', '>', 't.traveller_read'),
)

export const supportStore: SupportStore = {
  async open(tx, of, { threadId, nowMs }) {
    const [column, owner] = ownerColumn(of)
    const db = sql<Tables>(tx)
    await db
      .insertInto('support_threads')
      .values({
        org_id: of.orgId,
        thread_id: threadId,
        user_id: of.userId ?? null,
        browser_id: of.browserId ?? null,
        booking_id: of.bookingId,
        created_ms: nowMs,
        last_ms: nowMs,
        last_seq: 0,
        traveller_read: 0,
        support_read: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await db
      .selectFrom('support_threads')
      .select(THREAD)
      .where('org_id', '=', of.orgId)
      .where(column, '=', owner)
      .where('booking_id', '=', of.bookingId)
      .executeTakeFirstOrThrow()
    return readThread(row)
  },
  async find(tx, { orgId, threadId }) {
    const row = await sql<Tables>(tx)
      .selectFrom('support_threads')
      .select(THREAD)
      .where('org_id', '=', orgId)
      .where('thread_id', '=', threadId)
      .executeTakeFirst()
    return row ? readThread(row) : null
  },
  async write(tx, { orgId, threadId }, { messageId, side, authorId, text }, nowMs) {
    const db = sql<Tables>(tx)
    const { last_seq } = await db
      .selectFrom('support_threads')
      .select('last_seq')
      .where('org_id', '=', orgId)
      .where('thread_id', '=', threadId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const known = await db
      .selectFrom('support_messages')
      .select(['seq', 'side', 'text', 'at_ms'])
      .where('org_id', '=', orgId)
      .where('thread_id', '=', threadId)
      .where('message_id', '=', messageId)
      .executeTakeFirst()
    if (known) return { message: readMessage(known), isNew: false }
    const seq = last_seq + 1
    // The writer has read the messages above.
    const read = side === 'traveller' ? { traveller_read: seq } : { support_read: seq }
    await db
      .updateTable('support_threads')
      .set({ last_seq: seq, last_ms: nowMs, ...read })
      .where('org_id', '=', orgId)
      .where('thread_id', '=', threadId)
      .execute()
    await db
      .insertInto('support_messages')
      .values({ org_id: orgId, thread_id: threadId, seq, message_id: messageId, side, author_id: authorId, text, at_ms: nowMs })
      .execute()
    return { message: { seq, side, text, atMs: nowMs }, isNew: true }
  },
  async messagesOf(tx, { orgId, threadId }, limit) {
    const rows = await sql<Tables>(tx)
      .selectFrom('support_messages')
      .select(['seq', 'side', 'text', 'at_ms'])
      .where('org_id', '=', orgId)
      .where('thread_id', '=', threadId)
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute()
    return rows.reverse().map(readMessage)
  },
  async markRead(tx, { orgId, threadId }, side, seq) {
    const mark = side === 'traveller' ? 'traveller_read' : 'support_read'
    await sql<Tables>(tx)
      .updateTable('support_threads')
      .set({ [mark]: raw<number>`greatest(${raw.ref(mark)}, least(last_seq, ${seq}::int))` })
      .where('org_id', '=', orgId)
      .where('thread_id', '=', threadId)
      .execute()
  },
  async listOf(tx, of) {
    const [column, owner] = ownerColumn(of)
    const rows = await listed(sql<Tables>(tx), of.orgId, 'support', 'traveller_read')
      .where(`t.${column}`, '=', owner)
      .orderBy('t.last_ms', 'desc')
      .limit(50)
      .execute()
    return rows.map(readListed)
  },
  async list(tx, orgId, { before, limit }) {
    const all = listed(sql<Tables>(tx), orgId, 'traveller', 'support_read')
    const rows = await (before ? all.where(raw<boolean>`(t.last_ms, t.thread_id) < (${before.lastMs}::bigint, ${before.threadId})`) : all)
      .orderBy('t.last_ms', 'desc')
      .orderBy('t.thread_id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(readListed)
  },
  async unreadOf(tx, of) {
    if (!of.userId) return (await supportStore.listOf(tx, of)).reduce((sum, { unread }) => sum + unread, 0)
    return Number((await unreadOf.first(tx, { orgId: of.orgId, userId: of.userId }))?.n ?? 0)
  },
  async adopt(tx, { orgId, browserId, userId }) {
    await sql<Tables>(tx)
      .updateTable('support_threads')
      .set({ user_id: userId, browser_id: null })
      .where('org_id', '=', orgId)
      .where('browser_id', '=', browserId)
      .where(
        raw<boolean>`not exists (select from support_threads own where own.org_id = support_threads.org_id and own.user_id = ${userId} and own.booking_id = support_threads.booking_id)`,
      )
      .execute()
  },
  async forget(tx, of) {
    const [column, owner] = ownerColumn(of)
    await sql<Tables>(tx).deleteFrom('support_threads').where('org_id', '=', of.orgId).where(column, '=', owner).execute()
  },
}
