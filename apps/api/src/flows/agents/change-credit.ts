import { accept, equals, type Money, money, negate, type OrgId, type Outcome, refuse, type Tx, type UserId } from '@sojourn/kernel'
import { type CreditLine, limitChange, type NewLine, payIn } from '../../modules/credit-lines/index.ts'
import { credit, debit, inverse, type PostingLine } from '../../modules/ledger/index.ts'
import type { AgencyDeps } from './agency-deps.ts'
import { readCreditStatus } from './credit-status.ts'

type Parts = Pick<AgencyDeps, 'creditLines' | 'ledger'>
type OfAgent = { readonly orgId: OrgId; readonly agentId: UserId }

export const PAID_IN = 'paid_in'

/** Opens a line with its limit to use. Opened again it is the one there is. */
export async function openLine(deps: Parts, tx: Tx, fresh: NewLine): Promise<CreditLine> {
  const line = await deps.creditLines.open(tx, fresh)
  await post(deps, tx, line, { key: 'opened', kind: 'credit_granted', lines: granting(line, line.limit) })
  return line
}

/** Raises or lowers a limit, no further than to what is used and held of it. `key` makes the change happen once. */
export async function changeLimit(deps: Parts, tx: Tx, of: OfAgent, limit: Money, key: string): Promise<Outcome<CreditLine>> {
  const line = await held(deps, tx, of)
  if (!line) return refuse('no_credit_line')
  const change = limitChange(await readCreditStatus(deps, tx, line), limit)
  if (!change.ok) return change
  const rise = change.value
  if (equals(rise, money(0, line.currency))) return accept(line)
  await deps.creditLines.setLimit(tx, line, limit)
  const lines = rise.minor > 0 ? granting(line, rise) : inverse(granting(line, negate(rise)))
  await post(deps, tx, line, { key: `limit:${key}`, kind: 'credit_granted', lines })
  return accept({ ...line, limit })
}

/**
 * The agency paid its invoice: what it owed is available again. One reference of the bank counts once: sent again it changes nothing, with other values it is refused.
 */
export async function paidIn(deps: Parts, tx: Tx, of: OfAgent, amount: Money, reference: string): Promise<Outcome<CreditLine>> {
  const line = await held(deps, tx, of)
  if (!line) return refuse('no_credit_line')
  const subject = `${PAID_IN}:${reference}`
  const booked = await bookedAs(deps, tx, line, subject)
  if (booked) return equals(booked, amount) ? accept(line) : refuse('reference_used')
  const allowed = payIn(await readCreditStatus(deps, tx, line), amount)
  if (!allowed.ok) return allowed
  const lines = [debit('bank', amount, line.lineId), credit('credit_available', amount, line.lineId)]
  // Not under the line's name: the bank gives a reference once, to one of all agencies.
  const isNew = await deps.ledger.post(tx, { orgId: of.orgId, key: subject, kind: PAID_IN, subject, lines })
  return isNew ? accept(line) : refuse('reference_used')
}

/** What came in on a line under a reference; null where nothing did. */
async function bookedAs({ ledger }: Parts, tx: Tx, { orgId, lineId }: CreditLine, subject: string): Promise<Money | null> {
  const paid = await ledger.posted(tx, { orgId, key: subject, account: 'bank', subject: lineId })
  return paid && money(paid.minor, paid.currency)
}

/** Locks the line until the transaction ends. */
async function held({ creditLines, ledger }: Parts, tx: Tx, of: OfAgent): Promise<CreditLine | null> {
  const line = await creditLines.takeLine(tx, of)
  if (line) await ledger.balancesOf(tx, { orgId: of.orgId, account: 'credit_available', subjects: [line.lineId] }, { lock: true })
  return line
}

const granting = ({ lineId }: CreditLine, amount: Money): PostingLine[] => [debit('credit_granted', amount, lineId), credit('credit_available', amount, lineId)]

const post = ({ ledger }: Parts, tx: Tx, { orgId, lineId }: CreditLine, { key, kind, lines }: { key: string; kind: string; lines: readonly PostingLine[] }) =>
  ledger.post(tx, { orgId, key: `${lineId}:${key}`, kind, subject: lineId, lines })
