import type { Money, Tx } from '@sojourn/kernel'
import { membershipStore, type OfMembership } from './data/membership-store.sql.ts'
import { personStore } from './data/person-store.sql.ts'
import type { MembershipsDeps } from './memberships-deps.ts'

export interface Reversed {
  /** One for each time a bank takes something back. */
  readonly key: string
  readonly amount: Money
  readonly kind: 'taken' | 'returned'
}

/** A bank reversed the payment of a used term: it is owed. If the reversal is undone, it is no longer owed. A second call changes nothing. */
export async function reverseCharge({ clock, ids }: MembershipsDeps, tx: Tx, of: OfMembership, { key, amount, kind }: Reversed): Promise<void> {
  const name = `reversal:${key}`
  if (kind === 'returned') return personStore.settleDebt(tx, of.orgId, name, `returned:${key}`)
  if (!(await membershipStore.lock(tx, of))) return
  const debt = { debtId: ids.next<'debt'>('mdb'), membershipNo: of.membershipNo, reason: 'reversal' as const, amount }
  await personStore.addDebt(tx, of.orgId, debt, { key: name, paidBy: null, atMs: clock.nowMs() })
}
