import type { DataOf, getStatement } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, isDay, type Outcome, refuse } from '@sojourn/kernel'
import type { Caller, SignedInCaller } from '../../http/index.ts'
import { type AgencyDeps, isAgent, ofAgent } from './agency-deps.ts'
import { lineOnWire, readCreditStatus } from './credit-status.ts'
import { type Entry, readEntries, type StatementAsk } from './statement.ts'
import { csvOf } from './statement-csv.ts'

/** The caller's line and a page of its movements. */
export function readStatement(deps: AgencyDeps, ask: StatementAsk, caller: SignedInCaller): Promise<Outcome<DataOf<typeof getStatement>>> {
  return deps.transactions.inTenant(caller.orgId, async (tx) => {
    if (!isAgent(caller.user)) return refuse('not_allowed')
    const line = await deps.creditLines.lineOf(tx, ofAgent(caller))
    if (!line) return refuse('no_credit_line')
    const page = await readEntries(deps, tx, line, ask)
    return accept({ line: lineOnWire(line, await readCreditStatus(deps, tx, line)), ...page })
  })
}

const AT_ONCE = 1_000
const said = (status: number, text: string) => new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** The same entries, all of them, as a file. */
export async function downloadStatement(deps: AgencyDeps, request: Request, caller: Caller | null): Promise<Response> {
  const asked = new URL(request.url).searchParams
  const [from, to] = [asked.get('from') || undefined, asked.get('to') || undefined]
  const { user } = caller ?? {}
  if (!caller || !user || !isAgent(user)) return said(403, say`Only the agent can see this statement. Please sign in with the agent's account.`)
  if ([from, to].some((each) => each !== undefined && !isDay(each))) return said(400, say`Please write dates as YYYY-MM-DD, such as 2027-01-31.`)
  const entries = await deps.transactions.inTenant(caller.orgId, async (tx) => {
    const line = await deps.creditLines.lineOf(tx, { orgId: caller.orgId, agentId: user.userId })
    if (!line) return null
    const all: Entry[] = []
    let next: string | null | undefined
    do {
      const page = await readEntries(deps, tx, line, { from, to, limit: AT_ONCE, cursor: next ?? undefined })
      all.push(...page.entries)
      next = page.next
    } while (next)
    return all
  })
  if (!entries) return said(404, say`This account has no credit line, so there is no statement.`)
  const name = ['statement', from, to].filter(Boolean).join('_')
  return new Response(csvOf(entries), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
