import { fixed, raw, sql } from '@sojourn/db'
import { type CheckoutId, money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import type { ColumnType, Selectable } from 'kysely'
import type { PayLink } from '../domain/pay-link.ts'
import type { PayLinkStore } from './pay-link-store.ts'

interface LinkTable {
  org_id: string
  link_id: string
  agent_id: string
  client_id: string
  checkout_id: string
  token_hash: string
  title: string
  client_name: string
  currency: string
  amount_minor: number
  guests: ColumnType<PayLink['guests'], string, never>
  expires_at_ms: number
  withdrawn: ColumnType<boolean, boolean | undefined>
  created_ms: number
}
interface Tables {
  pay_links: LinkTable
}

const read = (row: Selectable<LinkTable>): PayLink => ({
  orgId: row.org_id as OrgId,
  linkId: row.link_id,
  agentId: row.agent_id as UserId,
  clientId: row.client_id as UserId,
  checkoutId: row.checkout_id as CheckoutId,
  title: row.title,
  clientName: row.client_name,
  amount: money(row.amount_minor, row.currency),
  guests: row.guests,
  expiresAtMs: row.expires_at_ms,
  withdrawn: row.withdrawn,
})

const links = (tx: Tx, orgId: OrgId) => sql<Tables>(tx).selectFrom('pay_links').selectAll().where('org_id', '=', orgId)
const orNull = (row: Selectable<LinkTable> | undefined): PayLink | null => (row ? read(row) : null)

export const payLinkStore: PayLinkStore = {
  async holdAgent(tx, { orgId, agentId }) {
    await raw`select pg_advisory_xact_lock(hashtextextended(${`pay_links ${orgId} ${agentId}`}, 0))`.execute(sql(tx))
  },
  async insert(tx, link, tokenHash, createdMs) {
    await sql<Tables>(tx)
      .insertInto('pay_links')
      .values({
        org_id: link.orgId,
        link_id: link.linkId,
        agent_id: link.agentId,
        client_id: link.clientId,
        checkout_id: link.checkoutId,
        token_hash: tokenHash,
        title: link.title,
        client_name: link.clientName,
        currency: link.amount.currency,
        amount_minor: link.amount.minor,
        guests: JSON.stringify(link.guests),
        expires_at_ms: link.expiresAtMs,
        created_ms: createdMs,
      })
      .execute()
  },
  lock: async (tx, { orgId, agentId }, linkId) =>
    orNull(await links(tx, orgId).where('agent_id', '=', agentId).where('link_id', '=', linkId).forUpdate().executeTakeFirst()),
  findByToken: async (tx, orgId, tokenHash) => orNull(await links(tx, orgId).where('token_hash', '=', tokenHash).executeTakeFirst()),
  async list(tx, { orgId, agentId, before, limit }) {
    const rows = await links(tx, orgId)
      .where('agent_id', '=', agentId)
      .$if(before !== undefined, (query) => query.where('link_id', '<', before!))
      .orderBy('link_id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(read)
  },
  async listRunning(tx, { orgId, agentId }, nowMs) {
    return (await links(tx, orgId).where('agent_id', '=', agentId).where('withdrawn', '=', fixed(false)).where('expires_at_ms', '>', nowMs).execute()).map(read)
  },
  async withdraw(tx, { orgId, linkId }) {
    await sql<Tables>(tx).updateTable('pay_links').set({ withdrawn: true }).where('org_id', '=', orgId).where('link_id', '=', linkId).execute()
  },
}
