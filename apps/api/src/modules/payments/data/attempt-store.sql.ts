import { fallsDue, prepared, type Sql, sql } from '@sojourn/db'
import { type BookingId, money, type OrgId } from '@sojourn/kernel'
import type { ColumnType, Insertable, Selectable, Updateable } from 'kysely'
import type { Attempt, AttemptId, AttemptState } from '../domain/attempt.ts'
import { type AttemptStore, OPEN_PAYMENTS } from './payment-store.ts'

interface AttemptTable {
  org_id: string
  attempt_id: string
  booking_id: string
  kind: Attempt['kind']
  number: number
  key: string
  generation: number
  gateway_payment_id: string | null
  client_secret: string | null
  amount_minor: number
  currency: string
  description: string
  payer_ip: string | null
  customer_id: string | null
  return_url: string | null
  keeps_card: boolean
  asks_challenge: ColumnType<boolean, boolean, never>
  metadata: ColumnType<Attempt['metadata'], string, string>
  state: AttemptState
  decline_code: string | null
  message: string | null
  action_url: string | null
  hosted_url: string | null
  charge_id: string | null
  card_brand: string | null
  card_last4: string | null
  method_id: string | null
  fingerprint: string | null
  asks: number
  next_ask_ms: number | null
  created_ms: number
  settled_ms: number | null
}
interface Tables {
  payment_attempts: AttemptTable
}

const read = (row: Selectable<AttemptTable>): Attempt => ({
  orgId: row.org_id as OrgId,
  attemptId: row.attempt_id as AttemptId,
  bookingId: row.booking_id as BookingId,
  kind: row.kind,
  number: row.number,
  key: row.key,
  generation: row.generation,
  gatewayPaymentId: row.gateway_payment_id,
  clientSecret: row.client_secret,
  amount: money(row.amount_minor, row.currency),
  description: row.description,
  payerIp: row.payer_ip,
  customerId: row.customer_id,
  returnUrl: row.return_url,
  keepsCard: row.keeps_card,
  asksChallenge: row.asks_challenge,
  metadata: row.metadata,
  state: row.state,
  declineCode: row.decline_code,
  message: row.message,
  actionUrl: row.action_url,
  hostedUrl: row.hosted_url,
  chargeId: row.charge_id,
  paidCard: row.card_brand !== null && row.card_last4 !== null ? { brand: row.card_brand, last4: row.card_last4 } : null,
  methodId: row.method_id,
  fingerprint: row.fingerprint,
  asks: row.asks,
  nextAskMs: row.next_ask_ms,
  createdAtMs: row.created_ms,
  settledAtMs: row.settled_ms,
})

/** What the gateway's word changes. */
const result = (attempt: Attempt) => ({
  generation: attempt.generation,
  gateway_payment_id: attempt.gatewayPaymentId,
  client_secret: attempt.clientSecret,
  state: attempt.state,
  decline_code: attempt.declineCode,
  message: attempt.message,
  action_url: attempt.actionUrl,
  hosted_url: attempt.hostedUrl,
  charge_id: attempt.chargeId,
  card_brand: attempt.paidCard?.brand ?? null,
  card_last4: attempt.paidCard?.last4 ?? null,
  method_id: attempt.methodId,
  fingerprint: attempt.fingerprint,
  asks: attempt.asks,
  next_ask_ms: attempt.nextAskMs,
  settled_ms: attempt.settledAtMs,
})

const rowOf = (attempt: Attempt) => ({
  org_id: attempt.orgId,
  attempt_id: attempt.attemptId,
  booking_id: attempt.bookingId,
  kind: attempt.kind,
  number: attempt.number,
  key: attempt.key,
  amount_minor: attempt.amount.minor,
  currency: attempt.amount.currency,
  description: attempt.description,
  payer_ip: attempt.payerIp,
  customer_id: attempt.customerId,
  return_url: attempt.returnUrl,
  keeps_card: attempt.keepsCard,
  asks_challenge: attempt.asksChallenge,
  metadata: JSON.stringify(attempt.metadata),
  created_ms: attempt.createdAtMs,
  ...result(attempt),
})

interface Key {
  org_id: string
  attempt_id: string
}

const insert = prepared((db: Sql<Tables>, row: Insertable<AttemptTable>) => db.insertInto('payment_attempts').values(row))
const change = prepared((db: Sql<Tables>, { org_id, attempt_id, ...changes }: Key & Updateable<AttemptTable>) =>
  db.updateTable('payment_attempts').set(changes).where('org_id', '=', org_id).where('attempt_id', '=', attempt_id),
)

const attempts = (db: Sql<Tables>) => db.selectFrom('payment_attempts').selectAll()
const lock = prepared((db: Sql<Tables>, at: Key) => attempts(db).where('org_id', '=', at.org_id).where('attempt_id', '=', at.attempt_id).forUpdate())
const listOf = prepared((db: Sql<Tables>, at: { org_id: string; booking_id: string }) =>
  attempts(db).where('org_id', '=', at.org_id).where('booking_id', '=', at.booking_id).orderBy('number', 'desc'),
)
const findByGatewayId = prepared((db: Sql<Tables>, at: { id: string }) => attempts(db).where('gateway_payment_id', '=', at.id))

export const attemptStore: AttemptStore = {
  async insert(tx, attempt) {
    insert.write(tx, rowOf(attempt))
    fallsDue(tx, OPEN_PAYMENTS, attempt.nextAskMs)
  },
  async save(tx, attempt) {
    change.write(tx, { org_id: attempt.orgId, attempt_id: attempt.attemptId, ...result(attempt) })
    fallsDue(tx, OPEN_PAYMENTS, attempt.nextAskMs)
  },
  async lock(tx, orgId, attemptId) {
    const row = await lock.first(tx, { org_id: orgId, attempt_id: attemptId })
    return row ? read(row) : null
  },
  async listOf(tx, orgId, bookingId) {
    return (await listOf.all(tx, { org_id: orgId, booking_id: bookingId })).map(read)
  },
  async findByGatewayId(tx, gatewayPaymentId) {
    const row = await findByGatewayId.first(tx, { id: gatewayPaymentId })
    return row ? read(row) : null
  },
  async claimToAsk(tx, nowMs, untilMs, limit) {
    const due = sql<Tables>(tx)
      .selectFrom('payment_attempts')
      .select(['org_id', 'attempt_id'])
      .where('next_ask_ms', '<=', nowMs)
      .orderBy('next_ask_ms')
      .limit(limit)
      .forUpdate()
      .skipLocked()
    const rows = await sql<Tables>(tx)
      .updateTable('payment_attempts')
      .set({ next_ask_ms: untilMs })
      .where((eb) => eb(eb.refTuple('org_id', 'attempt_id'), 'in', due.$asTuple('org_id', 'attempt_id')))
      .returningAll()
      .execute()
    return rows.map(read)
  },
  async nextAskMs(tx) {
    const row = await sql<Tables>(tx)
      .selectFrom('payment_attempts')
      .select((eb) => eb.fn.min<number | null>('next_ask_ms').as('at_ms'))
      .executeTakeFirst()
    return row?.at_ms ?? null
  },
}
