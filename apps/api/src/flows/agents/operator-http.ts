import { creditPaidIn, setCreditLine } from '@sojourn/contracts'
import { accept, fromMajor, type Money, type Outcome, refuse, type Tx, type UserId } from '@sojourn/kernel'
import { type Route, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import type { CreditLine } from '../../modules/credit-lines/index.ts'
import { type AgencyDeps, isAgent, isOperator } from './agency-deps.ts'
import { changeLimit, openLine, paidIn } from './change-credit.ts'
import { lineOnWire, readCreditStatus } from './credit-status.ts'
import { OPERATOR } from './refusals.ts'

type Changed = (tx: Tx, of: { orgId: CreditLine['orgId']; agentId: UserId }, amount: Money) => Promise<Outcome<CreditLine>>

interface CreditAct {
  readonly kind: 'credit_line_set' | 'credit_paid_in'
  readonly reason: string | undefined
}

/** What operators decide of the credit of their own organisation's agents. */
export function operatorCreditHttp(deps: AgencyDeps): Route[] {
  const changed = async (caller: SignedInCaller, agent: string, wire: { amount: number; currency: string }, act: CreditAct, change: Changed) => {
    if (!isOperator(caller)) return refuse('not_allowed')
    const amount = fromMajor(wire.amount, wire.currency)
    if (!amount) return refuse('bad_amount')
    return deps.transactions.inTenant(caller.orgId, async (tx) => {
      const line = await change(tx, { orgId: caller.orgId, agentId: agent as UserId }, amount)
      if (line.ok) await deps.audit.record(tx, caller, { ...act, subjectId: agent as UserId })
      return line.ok ? accept({ line: lineOnWire(line.value, await readCreditStatus(deps, tx, line.value)) }) : line
    })
  }
  return [
    signedInRoute(
      setCreditLine,
      (body, caller) =>
        changed(
          caller,
          body.agent_id,
          { amount: body.limit, currency: body.currency },
          { kind: 'credit_line_set', reason: body.reason },
          async (tx, of, limit) => {
            const agent = await deps.people.find(tx, of.agentId)
            if (!agent || !isAgent(agent)) return refuse('not_found')
            if (!(await deps.creditLines.lineOf(tx, of))) await openLine(deps, tx, { ...of, vpId: body.vp_id, limit })
            return changeLimit(deps, tx, of, limit, caller.requestId)
          },
        ),
      OPERATOR,
    ),
    signedInRoute(
      creditPaidIn,
      (body, caller) =>
        changed(caller, body.agent_id, body, { kind: 'credit_paid_in', reason: body.reason }, (tx, of, amount) => paidIn(deps, tx, of, amount, body.reference)),
      OPERATOR,
    ),
  ]
}
