import { credit, debit, type Ledger } from '../../modules/ledger/index.ts'
import type { createMemberships } from '../../modules/memberships/index.ts'

type Bill = Parameters<typeof createMemberships>[0]['billOrganisation']

/** What an organisation pays for its members is earned by us and owed by it, until it pays its invoice. */
export const billOrganisation =
  (ledger: Pick<Ledger, 'post'>): Bill =>
  async (tx, { orgId, key, subject, amount }) => {
    if (amount.minor === 0) return
    await ledger.post(tx, { orgId, key, kind: 'organisation_pays', subject, lines: [debit('organisation_receivable', amount), credit('revenue', amount)] })
  }
