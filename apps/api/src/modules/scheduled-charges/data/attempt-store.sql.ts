import { fallsDue, prepared, raw, type Sql, sql } from '@sojourn/db'
import { money, type OrgId, type Tx } from '@sojourn/kernel'
import type { ColumnType, Insertable, Selectable, Updateable } from 'kysely'
import type { ChargeAttempt, ChargeAttemptId } from '../domain/attempt.ts'
import type { ChargeId } from '../domain/charge.ts'
import { LATER_CHARGES } from './due-name.ts'
import { readSource } from './read-source.ts'

interface AttemptTable {
  org_id: string
  attempt_id: string
  charge_id: string
  no: number
  round: number
  key: string
  generation: number
  source: ColumnType<unknown, string, string>
  amount_minor: number
  currency: string
  description: string
  customer_id: string | null
  state: ChargeAttempt['state']
  intent_id: string | null
  failure: ChargeAttempt['failure']
  decline_code: string | null
  message: string | null
  asks: number
  next_ask_ms: number | null
  at_ms: number
  settled_ms: number | null
}
interface Tables {
  charge_attempts: AttemptTable
}

const read = (row: Selectable<AttemptTable>): ChargeAttempt => ({
  orgId: row.org_id as OrgId,
  attemptId: row.attempt_id as ChargeAttemptId,
  chargeId: row.charge_id as ChargeId,
  no: row.no,
  round: row.round,
  key: row.key,
  generation: row.generation,
  source: readSource(row.source),
  amount: money(row.amount_minor, row.currency),
  description: row.description,
  customerId: row.customer_id,
  state: row.state,
  intentId: row.intent_id,
  failure: row.failure,
  declineCode: row.decline_code,
  message: row.message,
  asks: row.asks,
  nextAskMs: row.next_ask_ms,
  atMs: row.at_ms,
  settledAtMs: row.settled_ms,
})

const changing = (attempt: ChargeAttempt) => ({
  generation: attempt.generation,
  state: attempt.state,
  intent_id: attempt.intentId,
  failure: attempt.failure,
  decline_code: attempt.declineCode,
  message: attempt.message,
  asks: attempt.asks,
  next_ask_ms: attempt.nextAskMs,
  settled_ms: attempt.settledAtMs,
})

interface Key {
  org_id: string
  attempt_id: string
}
const insert = prepared((db: Sql<Tables>, row: Insertable<AttemptTable>) => db.insertInto('charge_attempts').values(row))
const change = prepared((db: Sql<Tables>, { org_id, attempt_id, ...changes }: Key & Updateable<AttemptTable>) =>
  db.updateTable('charge_attempts').set(changes).where('org_id', '=', org_id).where('attempt_id', '=', attempt_id),
)
const lock = prepared((db: Sql<Tables>, at: Key) =>
  db.selectFrom('charge_attempts').selectAll().where('org_id', '=', at.org_id).where('attempt_id', '=', at.attempt_id).forUpdate(),
)
const listOf = prepared((db: Sql<Tables>, at: { org_id: string; charge_id: string }) =>
  db.selectFrom('charge_attempts').selectAll().where('org_id', '=', at.org_id).where('charge_id', '=', at.charge_id).orderBy('no'),
)
const byIntent = prepared((db: Sql<Tables>, at: { id: string }) => db.selectFrom('charge_attempts').selectAll().where('intent_id', '=', at.id))

export const attemptStore = {
  async insert(tx: Tx, attempt: ChargeAttempt): Promise<void> {
    insert.write(tx, {
      org_id: attempt.orgId,
      attempt_id: attempt.attemptId,
      charge_id: attempt.chargeId,
      no: attempt.no,
      round: attempt.round,
      key: attempt.key,
      source: JSON.stringify(attempt.source),
      amount_minor: attempt.amount.minor,
      currency: attempt.amount.currency,
      description: attempt.description,
      customer_id: attempt.customerId,
      at_ms: attempt.atMs,
      ...changing(attempt),
    })
    fallsDue(tx, LATER_CHARGES, attempt.nextAskMs)
  },
  /** How often each of these cards was tried since then; locked until the transaction ends. Those that were not are left out. */
  async countOfCards(tx: Tx, orgId: OrgId, cardIds: readonly string[], sinceMs: number): Promise<Map<string, number>> {
    // In one order, so that two who share cards never wait for each other.
    for (const cardId of [...cardIds].sort()) await raw`select pg_advisory_xact_lock(hashtextextended(${`tries:${orgId}:${cardId}`}, 0))`.execute(sql(tx))
    const rows = await sql<Tables>(tx)
      .selectFrom('charge_attempts')
      .select([raw<string>`source->>'cardId'`.as('card_id'), raw<number>`count(*)::int`.as('n')])
      .where('org_id', '=', orgId)
      .where(raw<string>`source->>'cardId'`, 'in', [...cardIds])
      .where('at_ms', '>', sinceMs)
      .groupBy('card_id')
      .execute()
    return new Map(rows.map((row) => [row.card_id, row.n]))
  },
  async save(tx: Tx, attempt: ChargeAttempt): Promise<void> {
    change.write(tx, { org_id: attempt.orgId, attempt_id: attempt.attemptId, ...changing(attempt) })
    fallsDue(tx, LATER_CHARGES, attempt.nextAskMs)
  },
  async lock(tx: Tx, { orgId, attemptId }: Pick<ChargeAttempt, 'orgId' | 'attemptId'>): Promise<ChargeAttempt | null> {
    const row = await lock.first(tx, { org_id: orgId, attempt_id: attemptId })
    return row ? read(row) : null
  },
  async listOf(tx: Tx, { orgId, chargeId }: { orgId: OrgId; chargeId: ChargeId }): Promise<ChargeAttempt[]> {
    return (await listOf.all(tx, { org_id: orgId, charge_id: chargeId })).map(read)
  },
  async listOfAll(tx: Tx, orgId: OrgId, chargeIds: readonly ChargeId[]): Promise<ChargeAttempt[]> {
    if (chargeIds.length === 0) return []
    const rows = sql<Tables>(tx).selectFrom('charge_attempts').selectAll().where('org_id', '=', orgId).where('charge_id', 'in', chargeIds)
    return (await rows.orderBy('no').execute()).map(read)
  },
  async findByIntent(tx: Tx, intentId: string): Promise<ChargeAttempt | null> {
    const row = await byIntent.first(tx, { id: intentId })
    return row ? read(row) : null
  },
  async claimToAsk(tx: Tx, { nowMs, untilMs, limit }: { nowMs: number; untilMs: number; limit: number }): Promise<ChargeAttempt[]> {
    const due = sql<Tables>(tx)
      .selectFrom('charge_attempts')
      .select(['org_id', 'attempt_id'])
      .where('next_ask_ms', '<=', nowMs)
      .orderBy('next_ask_ms')
      .limit(limit)
      .forUpdate()
      .skipLocked()
    const rows = await sql<Tables>(tx)
      .updateTable('charge_attempts')
      .set({ next_ask_ms: untilMs })
      .where((eb) => eb(eb.refTuple('org_id', 'attempt_id'), 'in', due.$asTuple('org_id', 'attempt_id')))
      .returningAll()
      .execute()
    return rows.map(read)
  },
  async nextAskMs(tx: Tx): Promise<number | null> {
    const first = await sql<Tables>(tx)
      .selectFrom('charge_attempts')
      .select((eb) => eb.fn.min<number | null>('next_ask_ms').as('at_ms'))
      .executeTakeFirst()
    return first?.at_ms ?? null
  },
}
