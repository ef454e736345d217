import { type AgentEarningsShape, getEarnings, listEarnings, payOutEarnings } from '@sojourn/contracts'
import { accept, fromMajor, refuse, type Tx, type UserId } from '@sojourn/kernel'
import { type Route, signedInRoute } from '../../http/index.ts'
import { type AgencyDeps, isAgent, isOperator, nameOf, ofAgent } from './agency-deps.ts'
import { readEarningEntries } from './earning-entries.ts'
import { earningsOnWire, type OfAgent, readEarnings } from './earnings.ts'
import { payOut } from './pay-out.ts'
import { EARNINGS, PAYOUT } from './refusals.ts'

/** What agents earned on what their clients paid here: for the agent, and for operators, who pay it out. */
export function earningsHttp(deps: AgencyDeps): Route[] {
  const { transactions, people } = deps
  const agentOnWire = async (tx: Tx, of: OfAgent): Promise<AgentEarningsShape> => {
    const agent = await people.find(tx, of.agentId)
    const earnings = (await readEarnings(deps, tx, of)).map(earningsOnWire)
    return { agent_id: of.agentId, name: agent ? nameOf(agent) : '', email: agent?.email ?? '', earnings }
  }
  return [
    signedInRoute(
      getEarnings,
      async (page, caller) => {
        if (!isAgent(caller.user)) return refuse('not_allowed')
        return transactions.inTenant(caller.orgId, async (tx) => {
          const earnings = await readEarnings(deps, tx, ofAgent(caller))
          return accept({ earnings: earnings.map(earningsOnWire), ...(await readEarningEntries(deps, tx, ofAgent(caller), page)) })
        })
      },
      EARNINGS,
    ),
    signedInRoute(
      listEarnings,
      async (_body, caller) => {
        if (!isOperator(caller)) return refuse('not_allowed')
        const { orgId } = caller
        return transactions.inTenant(orgId, async (tx) => {
          const balances = await deps.ledger.accountBalances(tx, { orgId, account: 'agency_payable' })
          const agents: AgentEarningsShape[] = []
          for (const agentId of new Set(balances.map(({ subject }) => subject as UserId))) agents.push(await agentOnWire(tx, { orgId, agentId }))
          return accept({ agents })
        })
      },
      PAYOUT,
    ),
    signedInRoute(
      payOutEarnings,
      async ({ agent_id, amount: wire, currency, reference, reason }, caller) => {
        if (!isOperator(caller)) return refuse('not_allowed')
        if (!reason) return refuse('reason_missing')
        const amount = fromMajor(wire, currency)
        if (!amount) return refuse('bad_amount')
        const of = { orgId: caller.orgId, agentId: agent_id as UserId }
        return transactions.inTenant(caller.orgId, async (tx) => {
          const agent = await people.find(tx, of.agentId)
          if (!agent || !isAgent(agent)) return refuse('not_found')
          const paid = await payOut(deps, tx, of, { amount, reference })
          if (!paid.ok) return paid
          if (paid.value.isNew) await deps.audit.record(tx, caller, { kind: 'earnings_paid_out', subjectId: of.agentId, reason })
          return accept({ agent: await agentOnWire(tx, of) })
        })
      },
      PAYOUT,
    ),
  ]
}
