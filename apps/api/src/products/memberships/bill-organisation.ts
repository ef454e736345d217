import { credit, debit, inverse, type Ledger } from '../../modules/ledger/index.ts'
import type { createMemberships } from '../../modules/memberships/index.ts'

type Bills = Pick<Parameters<typeof createMemberships>[0], 'billOrganisation' | 'returnBill'>
type Bill = Parameters<Bills['billOrganisation']>[1]

/** What an organisation pays for its members is earned by us and owed by it, until it pays its invoice; what is taken back is owed no more. */
export const organisationBills = (ledger: Pick<Ledger, 'post'>): Bills => ({
  async billOrganisation(tx, bill) {
    if (bill.amount.minor === 0) return
    const { orgId, key, subject } = bill
    await ledger.post(tx, { orgId, key, kind: 'organisation_pays', subject, lines: linesOf(bill) })
  },
  async returnBill(tx, bill) {
    if (bill.amount.minor === 0) return
    const { orgId, key, subject } = bill
    await ledger.post(tx, { orgId, key, kind: 'organisation_bill_returned', subject, lines: inverse(linesOf(bill)) })
  },
})

const linesOf = ({ amount }: Bill) => [debit('organisation_receivable', amount), credit('revenue', amount)]
