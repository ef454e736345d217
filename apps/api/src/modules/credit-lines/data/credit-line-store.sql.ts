import { sql } from '@sojourn/db'
import { money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import type { Selectable } from 'kysely'
import type { CreditLine } from '../domain/credit-line.ts'
import type { CreditLineStore } from './credit-line-store.ts'

interface LineTable {
  org_id: string
  line_id: string
  agent_id: string
  vp_id: string
  currency: string
  limit_minor: number
  opened_ms: number
}
interface Tables {
  credit_lines: LineTable
}

const read = (row: Selectable<LineTable>): CreditLine => ({
  orgId: row.org_id as OrgId,
  lineId: row.line_id,
  agentId: row.agent_id as UserId,
  vpId: row.vp_id,
  currency: row.currency,
  limit: money(row.limit_minor, row.currency),
})

const one = (tx: Tx, orgId: OrgId, agentId: UserId) =>
  sql<Tables>(tx).selectFrom('credit_lines').selectAll().where('org_id', '=', orgId).where('agent_id', '=', agentId)

export const creditLineStore: CreditLineStore = {
  async find(tx, { orgId, agentId }) {
    const row = await one(tx, orgId, agentId).executeTakeFirst()
    return row ? read(row) : null
  },
  async lock(tx, { orgId, agentId }) {
    const row = await one(tx, orgId, agentId).forUpdate().executeTakeFirst()
    return row ? read(row) : null
  },
  async insert(tx, { orgId, lineId, agentId, vpId, limit }, openedMs) {
    await sql<Tables>(tx)
      .insertInto('credit_lines')
      .values({ org_id: orgId, line_id: lineId, agent_id: agentId, vp_id: vpId, currency: limit.currency, limit_minor: limit.minor, opened_ms: openedMs })
      .onConflict((same) => same.doNothing())
      .execute()
  },
  async setLimit(tx, { orgId, lineId }, limit) {
    await sql<Tables>(tx).updateTable('credit_lines').set({ limit_minor: limit.minor }).where('org_id', '=', orgId).where('line_id', '=', lineId).execute()
  },
}
