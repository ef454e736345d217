import { prepared, raw, type Sql, sql } from '@sojourn/db'
import { type BookingId, invariant, type UserId } from '@sojourn/kernel'
import type { RiskStore, Signal } from './risk-store.ts'
import { storedFacts, storedLook, storedReasons, storedRules } from './stored-risk.ts'

interface SignalTable {
  org_id: string
  signal_id: string
  at_ms: number
  kind: Signal['kind']
  user_id: string
  browser: string
  device: string
  network: string
  mailbox: string
  booking_id: string | null
  facts: unknown
  score: number | null
  action: string | null
  reasons: unknown
}
interface Tables {
  risk_signals: SignalTable
  risk_counts: { org_id: string; bucket: number }
  risk_rules: { org_id: string; version: number; rules: unknown; saved_ms: number; saved_by: string }
  risk_reviews: {
    org_id: string
    booking_id: string
    signal_id: string
    user_id: string
    opened_ms: number
    verdict: 'legitimate' | 'fraud' | null
    settled_ms: number | null
    settled_by: string | null
  }
}

interface At {
  org: string
  browser: string
  network: string
  person: string
  mailbox: string
  now: number
}
interface LookAt extends At {
  read: boolean
}
const look = prepared((db: Sql<Tables>, at: LookAt) =>
  db.selectNoFrom(
    raw<unknown>`look_at_risk(${at.org}, ${at.browser}, ${at.read}::boolean, ${at.network}, ${at.person}, ${at.mailbox}, ${at.now}::bigint)`.as('seen'),
  ),
)

interface PaymentAt extends At {
  signal: string
  device: string
  booking: string | null
  facts: string
  score: number
  action: string
  reasons: string
  review: boolean
}
const addPayment = prepared((db: Sql<Tables>, at: PaymentAt) =>
  db.selectNoFrom(
    raw`record_payment_risk(${at.org}, ${at.signal}, ${at.now}::bigint, ${at.person}, ${at.browser}, ${at.device}, ${at.network}, ${at.mailbox}, ${at.booking},
      ${at.facts}::jsonb, ${at.score}::int, ${at.action}, ${at.reasons}::jsonb, ${at.review}::boolean)`.as('recorded'),
  ),
)

interface FingerprintAt extends At {
  signal: string
  device: string
  facts: string
}
const addFingerprint = prepared((db: Sql<Tables>, at: FingerprintAt) =>
  db.selectNoFrom(
    raw`record_fingerprint(${at.org}, ${at.signal}, ${at.now}::bigint, ${at.person}, ${at.browser}, ${at.device}, ${at.network}, ${at.mailbox}, ${at.facts}::jsonb)`.as(
      'recorded',
    ),
  ),
)

interface CardAt {
  org: string
  booking: string
  try: string
  card: string
  country: string | null
  declined: boolean
  now: number
}
const addCard = prepared((db: Sql<Tables>, at: CardAt) =>
  db.selectNoFrom(
    raw`record_card_risk(${at.org}, ${at.booking}, ${at.try}, ${at.card}, ${at.country}, ${at.declined}::boolean, ${at.now}::bigint)`.as('recorded'),
  ),
)

export const riskStore: RiskStore = {
  async look(tx, { orgId, browser, isRead, network, userId, mailbox }, nowMs) {
    const row = await look.first(tx, { org: orgId, browser, read: isRead, network, person: userId, mailbox, now: nowMs })
    invariant(row, 'a function answers one row')
    const { has_paid: hasPaid, ...seen } = storedLook.parse(row.seen)
    return { ...seen, hasPaid }
  },
  addPayment(tx, { orgId, userId, browser, network, mailbox, assessment, ...row }) {
    addPayment.write(tx, {
      ...{ org: orgId, person: userId, browser, network, mailbox, now: row.atMs },
      ...{ signal: row.signalId, device: row.device, booking: row.bookingId, facts: JSON.stringify(row.facts) },
      ...{ score: assessment.score, action: assessment.action, reasons: JSON.stringify(assessment.reasons), review: assessment.isForReview },
    })
  },
  addCard(tx, { orgId, bookingId, tryId, card, country, isDeclined, atMs }) {
    addCard.write(tx, { org: orgId, booking: bookingId, try: tryId, card, country, declined: isDeclined, now: atMs })
  },
  addFingerprint(tx, { orgId, signalId, atMs, userId, browser, device, network, mailbox, facts }) {
    addFingerprint.write(tx, { org: orgId, signal: signalId, now: atMs, person: userId, browser, device, network, mailbox, facts: JSON.stringify(facts) })
  },
  async listOf(tx, { orgId, userId }) {
    const rows = await sql<Tables>(tx)
      .selectFrom('risk_signals')
      .select(['at_ms', 'kind', 'device', 'network', 'mailbox', 'booking_id', 'facts'])
      .where('org_id', '=', orgId)
      .where('user_id', '=', userId)
      .orderBy('at_ms', 'desc')
      .execute()
    return rows.map(({ at_ms, kind, device, network, mailbox, booking_id, facts }) => ({
      ...{ atMs: at_ms, kind, device, network, mailbox, bookingId: booking_id, facts: storedFacts.parse(facts) },
    }))
  },
  async listPayments(tx, { orgId, sinceMs, limit }) {
    const rows = await sql<Tables>(tx)
      .selectFrom('risk_signals')
      .select(['signal_id', 'booking_id', 'at_ms', 'facts'])
      .where('org_id', '=', orgId)
      .where('kind', '=', 'payment')
      .where('at_ms', '>=', sinceMs)
      .orderBy('at_ms', 'desc')
      .limit(limit)
      .execute()
    return rows.map((row) => ({ signalId: row.signal_id, bookingId: row.booking_id, atMs: row.at_ms, facts: storedFacts.parse(row.facts) }))
  },
  async findRules(tx, orgId) {
    const newest = sql<Tables>(tx).selectFrom('risk_rules').select(['version', 'rules']).where('org_id', '=', orgId)
    const row = await newest.orderBy('version', 'desc').limit(1).executeTakeFirst()
    return row ? { version: row.version, rules: storedRules.parse(row.rules) } : null
  },
  async saveRules(tx, { orgId, rules, savedBy, atMs }) {
    const db = sql<Tables>(tx)
    // not translated: the name of a lock
    await raw`select pg_advisory_xact_lock(hashtextextended(${`risk rules ${orgId}`}, 0))`.execute(db)
    const version = ((await this.findRules(tx, orgId))?.version ?? 0) + 1
    await db
      .insertInto('risk_rules')
      .values({ org_id: orgId, version, rules: JSON.stringify(rules), saved_ms: atMs, saved_by: savedBy })
      .execute()
    return version
  },
  async listReviews(tx, orgId, limit) {
    const rows = await sql<Tables>(tx)
      .selectFrom('risk_reviews as r')
      .innerJoin('risk_signals as s', (on) => on.onRef('s.org_id', '=', 'r.org_id').onRef('s.signal_id', '=', 'r.signal_id'))
      .select(['r.booking_id', 'r.user_id', 'r.opened_ms', 's.score', 's.reasons'])
      .where('r.org_id', '=', orgId)
      .where('r.verdict', 'is', null)
      .orderBy('r.opened_ms')
      .limit(limit)
      .execute()
    return rows.map((row) => ({
      bookingId: row.booking_id as BookingId,
      userId: row.user_id as UserId,
      openedMs: row.opened_ms,
      score: row.score ?? 0,
      reasons: storedReasons.parse(row.reasons),
    }))
  },
  async settleReview(tx, { orgId, bookingId, verdict, settledBy, atMs }) {
    const row = await sql<Tables>(tx)
      .updateTable('risk_reviews')
      .set({ verdict, settled_ms: atMs, settled_by: settledBy })
      .where('org_id', '=', orgId)
      .where('booking_id', '=', bookingId)
      .where('verdict', 'is', null)
      .returning('user_id')
      .executeTakeFirst()
    return (row?.user_id as UserId | undefined) ?? null
  },
  async sweep(tx, { signalsMs, countsMs }) {
    const db = sql<Tables>(tx)
    await db.deleteFrom('risk_signals').where('at_ms', '<', signalsMs).execute()
    await db.deleteFrom('risk_reviews').where('opened_ms', '<', signalsMs).execute()
    await db
      .deleteFrom('risk_counts')
      .where('bucket', '<', Math.floor(countsMs / 600_000))
      .execute()
  },
}
