import { sql } from '@sojourn/db'
import type { OrgId, Tx } from '@sojourn/kernel'
import type { Membership } from '../domain/membership.ts'
import { membershipStore } from './membership-store.sql.ts'
import type { MembershipTables } from './tables.ts'

/** Terms that are charged without their member, and what a bank took back of them. */
export const chargeStore = {
  /** In a system transaction: those that go on after a day until then, and whose charge was not handed on. Another worker passes over them. */
  async claimToCharge(tx: Tx, until: string, limit: number): Promise<Membership[]> {
    const rows = await sql<MembershipTables>(tx)
      .selectFrom('memberships')
      .select(['org_id', 'membership_no'])
      .where('state', 'in', ['trialing', 'active'])
      .where('period_end', '<=', until)
      .where('renews', '=', true)
      .where('cancel_at_end', '=', false)
      .where('next_payment_by_org', '=', false)
      .whereRef('handed_period', '<=', 'period_no')
      .orderBy('period_end')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    const found: Membership[] = []
    for (const row of rows) found.push((await membershipStore.lock(tx, { orgId: row.org_id as OrgId, membershipNo: row.membership_no }))!)
    return found
  },
  async markHanded(tx: Tx, { orgId, membershipNo, periodNo }: Membership): Promise<void> {
    await sql<MembershipTables>(tx)
      .updateTable('memberships')
      .set({ handed_period: periodNo + 1 })
      .where('org_id', '=', orgId)
      .where('membership_no', '=', membershipNo)
      .execute()
  },
  /** The bank gave it again: it is owed no more. */
  async endDebt(tx: Tx, orgId: OrgId, key: string, paidBy: string): Promise<void> {
    const debts = sql<MembershipTables>(tx).updateTable('membership_debts').set({ paid_by: paidBy })
    await debts.where('org_id', '=', orgId).where('key', '=', key).where('paid_by', 'is', null).execute()
  },
}
