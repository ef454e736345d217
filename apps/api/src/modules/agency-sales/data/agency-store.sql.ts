import { sql } from '@sojourn/db'
import { type BookingId, type CheckoutId, money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import type { Selectable } from 'kysely'
import type { AgencySale } from '../domain/agency-sale.ts'
import type { AgencyStore } from './agency-store.ts'

interface SaleTable {
  org_id: string
  checkout_id: string
  agent_id: string
  client_id: string | null
  currency: string
  net_minor: number
  public_minor: number
  markup_minor: number
  paid_by: AgencySale['paidBy']
  booking_id: string | null
  created_ms: number
}
interface DeskTable {
  org_id: string
  session_id: string
  agent_id: string
  client_id: string | null
  markup_basis_points: number | null
  changed_ms: number
}
interface Tables {
  agency_sales: SaleTable
  agency_desks: DeskTable
}

const read = (row: Selectable<SaleTable>): AgencySale => ({
  orgId: row.org_id as OrgId,
  checkoutId: row.checkout_id as CheckoutId,
  agentId: row.agent_id as UserId,
  clientId: row.client_id as UserId | null,
  net: money(row.net_minor, row.currency),
  publicTotal: money(row.public_minor, row.currency),
  markup: money(row.markup_minor, row.currency),
  paidBy: row.paid_by,
  bookingId: row.booking_id as BookingId | null,
})

const sales = (tx: Tx, orgId: OrgId) => sql<Tables>(tx).selectFrom('agency_sales').selectAll().where('org_id', '=', orgId)

export const agencyStore: AgencyStore = {
  async insert(tx, sale, createdMs) {
    await sql<Tables>(tx)
      .insertInto('agency_sales')
      .values({
        org_id: sale.orgId,
        checkout_id: sale.checkoutId,
        agent_id: sale.agentId,
        client_id: sale.clientId,
        currency: sale.net.currency,
        net_minor: sale.net.minor,
        public_minor: sale.publicTotal.minor,
        markup_minor: sale.markup.minor,
        paid_by: sale.paidBy,
        booking_id: sale.bookingId,
        created_ms: createdMs,
      })
      .execute()
  },
  async find(tx, { orgId, checkoutId }) {
    const row = await sales(tx, orgId).where('checkout_id', '=', checkoutId).executeTakeFirst()
    return row ? read(row) : null
  },
  async change(tx, { orgId, checkoutId }, { clientId, net, publicTotal, markup, paidBy, bookingId }) {
    await sql<Tables>(tx)
      .updateTable('agency_sales')
      .set({
        ...(clientId !== undefined && { client_id: clientId }),
        ...(net && { net_minor: net.minor }),
        ...(publicTotal && { public_minor: publicTotal.minor }),
        ...(markup && { markup_minor: markup.minor }),
        ...(paidBy && { paid_by: paidBy }),
        ...(bookingId && { booking_id: bookingId }),
      })
      .where('org_id', '=', orgId)
      .where('checkout_id', '=', checkoutId)
      .execute()
  },
  async listByBookings(tx, orgId, bookingIds) {
    if (bookingIds.length === 0) return []
    return (
      await sales(tx, orgId)
        .where('booking_id', 'in', [...bookingIds])
        .execute()
    ).map(read)
  },
  async listBooked(tx, { orgId, agentId, clientIds, before, limit }) {
    if (clientIds?.length === 0) return []
    const rows = await sales(tx, orgId)
      .where('agent_id', '=', agentId)
      .where('booking_id', 'is not', null)
      .$if(clientIds !== null, (query) => query.where('client_id', 'in', [...clientIds!]))
      .$if(before !== undefined, (query) => query.where('booking_id', '<', before!))
      .orderBy('booking_id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(read)
  },
  async findDesk(tx, { orgId, sessionId, agentId }) {
    const row = await sql<Tables>(tx)
      .selectFrom('agency_desks')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('session_id', '=', sessionId)
      .where('agent_id', '=', agentId)
      .executeTakeFirst()
    return row ? { clientId: row.client_id as UserId | null, markupBasisPoints: row.markup_basis_points } : null
  },
  async saveDesk(tx, { orgId, sessionId, agentId }, { clientId, markupBasisPoints }, { nowMs, forgetBeforeMs }) {
    const db = sql<Tables>(tx)
    await db.deleteFrom('agency_desks').where('org_id', '=', orgId).where('agent_id', '=', agentId).where('changed_ms', '<', forgetBeforeMs).execute()
    const values = { agent_id: agentId, client_id: clientId, markup_basis_points: markupBasisPoints, changed_ms: nowMs }
    await db
      .insertInto('agency_desks')
      .values({ org_id: orgId, session_id: sessionId, ...values })
      .onConflict((same) => same.columns(['org_id', 'session_id']).doUpdateSet(values))
      .execute()
  },
}
