import { fallsDue, fixed, prepared, raw, type Sql, sql } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import type { Generated, Insertable } from 'kysely'
import type { Mail } from '../domain/mail.ts'
import { readMail } from '../letters/legacy-mail.ts'
import { MAIL, type Message, type MessageState, type MessageStore } from './message-store.ts'

interface Tables {
  messages: {
    org_id: string
    message_id: string
    key: string
    kind: string
    to_address: string
    data: string
    language: string
    state: MessageState
    created_ms: number
    tries: Generated<number>
    next_try_ms: number
    last_error: string | null
  }
}

const columns = ['org_id', 'message_id', 'key', 'kind', 'to_address', 'data', 'language', 'state', 'created_ms', 'tries'] as const
type Row = { [Column in (typeof columns)[number]]: unknown }

const toMessage = (row: Row): Message => ({
  orgId: row.org_id as OrgId,
  messageId: row.message_id as string,
  key: row.key as string,
  to: row.to_address as string,
  mail: readMail({ kind: row.kind, data: row.data } as Mail),
  language: row.language as string,
  state: row.state as MessageState,
  createdMs: row.created_ms as number,
  tries: row.tries as number,
})

const insert = prepared((db: Sql<Tables>, row: Insertable<Tables['messages']>) =>
  db
    .insertInto('messages')
    .values(row)
    .onConflict((same) => same.columns(['org_id', 'key']).doNothing()),
)

export const messageStore: MessageStore = {
  async listTo(tx, { orgId, to }) {
    const rows = await sql<Tables>(tx)
      .selectFrom('messages')
      .select(['kind', 'state', 'created_ms'])
      .where('org_id', '=', orgId)
      .where('to_address', '=', to)
      .orderBy('created_ms', 'desc')
      .execute()
    return rows.map(({ kind, state, created_ms: createdMs }) => ({ kind, state, createdMs }))
  },
  async forget(tx, { orgId, to }) {
    await sql<Tables>(tx).deleteFrom('messages').where('org_id', '=', orgId).where('to_address', '=', to).where('state', '<>', 'queued').execute()
  },
  async add(tx, message) {
    insert.write(tx, {
      org_id: message.orgId,
      message_id: message.messageId,
      key: message.key,
      kind: message.mail.kind,
      to_address: message.to,
      data: JSON.stringify(message.mail.data),
      language: message.language,
      state: message.state,
      created_ms: message.createdMs,
      next_try_ms: message.createdMs,
    })
    fallsDue(tx, MAIL, message.createdMs)
  },
  async newest(tx, limit) {
    const rows = await sql<Tables>(tx).selectFrom('messages').select(columns).orderBy('created_ms', 'desc').orderBy('message_id', 'desc').limit(limit).execute()
    return rows.map(toMessage)
  },
  async claim(tx, { nowMs, leaseUntilMs, limit }) {
    const rows = await sql<Tables>(tx)
      .with('due', (db) =>
        db
          .selectFrom('messages')
          .select(['org_id', 'message_id'])
          .where('state', '=', fixed('queued'))
          .where('next_try_ms', '<=', nowMs)
          .orderBy('next_try_ms')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('messages as m')
      .from('due')
      .whereRef('m.org_id', '=', 'due.org_id')
      .whereRef('m.message_id', '=', 'due.message_id')
      .set({ next_try_ms: leaseUntilMs, tries: raw<number>`m.tries + 1` })
      .returning(columns.map((column) => `m.${column}` as const))
      .execute()
    return rows.map((row) => toMessage(row as Row))
  },
  async nextDueMs(tx) {
    const row = await sql<Tables>(tx)
      .selectFrom('messages')
      .select((eb) => eb.fn.min<number | null>('next_try_ms').as('at_ms'))
      .where('state', '=', fixed('queued'))
      .executeTakeFirst()
    return row?.at_ms ?? null
  },
  async markSent(tx, message, data) {
    await change(tx, message, { state: 'sent', data: JSON.stringify(data), last_error: null })
  },
  async markTried(tx, message, { state, nextTryMs, error }) {
    await change(tx, message, { state, next_try_ms: nextTryMs, last_error: error })
    fallsDue(tx, MAIL, state === 'queued' ? nextTryMs : null)
  },
}

async function change(
  tx: Parameters<MessageStore['add']>[0],
  message: Message,
  values: Partial<Record<keyof Tables['messages'], string | number | null>>,
): Promise<void> {
  await sql<Tables>(tx)
    .updateTable('messages')
    .set(values as never)
    .where('org_id', '=', message.orgId)
    .where('message_id', '=', message.messageId)
    .execute()
}
