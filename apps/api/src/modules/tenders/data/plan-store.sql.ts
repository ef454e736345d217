import { prepared, type Sql, sql, write } from '@sojourn/db'
import { type BookingId, type Money, money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import type { ColumnType, Insertable } from 'kysely'
import type { TenderPlan } from '../domain/plan.ts'
import type { Earning, StoredLine } from '../domain/stored-plan.ts'
import { storedPartWords } from '../part-words.ts'
import type { PlanStore } from './plan-store.ts'

type Json<T> = ColumnType<T, string, string>
interface Tables {
  tender_plans: {
    org_id: string
    booking_id: string
    user_id: string
    plan: ColumnType<TenderPlan, string, never>
    earns: ColumnType<Earning | null, string | null, never>
    lot_id: ColumnType<string | null, undefined, string>
  }
  tender_returns: { org_id: string; booking_id: string; key: string; refund_minor: number; answer: Json<{ card: Money; lines: StoredLine[] }> }
}
type Of = { readonly orgId: OrgId; readonly bookingId: BookingId }

const insert = prepared((db: Sql<Tables>, row: Insertable<Tables['tender_plans']>) =>
  db
    .insertInto('tender_plans')
    .values(row)
    .onConflict((same) => same.doNothing()),
)
const find = prepared((db: Sql<Tables>, of: Of) =>
  db.selectFrom('tender_plans').selectAll().where('org_id', '=', of.orgId).where('booking_id', '=', of.bookingId),
)
const earned = prepared((db: Sql<Tables>, { lotId, ...of }: Of & { lotId: string }) =>
  db.updateTable('tender_plans').set({ lot_id: lotId }).where('org_id', '=', of.orgId).where('booking_id', '=', of.bookingId),
)

const returnsOf = (tx: Tx, { orgId, bookingId }: Of) =>
  sql<Tables>(tx).selectFrom('tender_returns').selectAll().where('org_id', '=', orgId).where('booking_id', '=', bookingId)

/** The ways of paying in the reader's language, by the reasons that were stored with them. What was stored without one keeps its text. */
const inCurrentLanguage = (plan: TenderPlan): TenderPlan => ({
  ...plan,
  lines: plan.lines.map((line) => {
    const words = storedPartWords(line.why)
    return words ? { ...line, label: words.label, rule: line.rule && words.rule } : line
  }),
})

export const planStore: PlanStore = {
  async insert(tx, { orgId, bookingId, userId, plan, earns }) {
    insert.write(tx, { org_id: orgId, booking_id: bookingId, user_id: userId, plan: JSON.stringify(plan), earns: earns && JSON.stringify(earns) })
  },

  async find(tx, { orgId, bookingId }) {
    const row = await find.first(tx, { orgId, bookingId })
    return row ? { orgId, bookingId, userId: row.user_id as UserId, plan: inCurrentLanguage(row.plan), earns: row.earns, lotId: row.lot_id } : null
  },

  async earned(tx, { orgId, bookingId }, lotId) {
    earned.write(tx, { orgId, bookingId, lotId })
  },

  async addReturn(tx, { orgId, bookingId, key, refund, card, lines }) {
    const row = sql<Tables>(tx)
      .insertInto('tender_returns')
      .values({ org_id: orgId, booking_id: bookingId, key, refund_minor: refund.minor, answer: JSON.stringify({ card, lines }) })
    write(tx, row)
  },

  async listReturns(tx, of) {
    const rows = await returnsOf(tx, of).execute()
    return rows.map(({ key, refund_minor, answer }) => ({ ...of, key, refund: money(refund_minor, answer.card.currency), ...answer }))
  },
}
