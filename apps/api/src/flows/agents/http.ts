import { getClients, getStatement, listPayLinks, openPayLink as openCall, sendPayLink as sendCall, withdrawPayLink as withdrawCall } from '@sojourn/contracts'
import { accept, refuse } from '@sojourn/kernel'
import { type Route, rawRoute, signedInRoute } from '../../http/index.ts'
import { type AgencyDeps, isAgent, nameOf, ofAgent } from './agency-deps.ts'
import { openPayLink } from './open-pay-link.ts'
import { operatorCreditHttp } from './operator-http.ts'
import { linkOnWire, standingLinks } from './pay-link-standing.ts'
import { downloadStatement, readStatement } from './read-statement.ts'
import { LINKS, STATEMENT } from './refusals.ts'
import { sendPayLink } from './send-pay-link.ts'
import { withdrawPayLink } from './withdraw-pay-link.ts'

export function agencyHttp(deps: AgencyDeps): Route[] {
  const { transactions, people, payLinks } = deps
  return [
    signedInRoute(getStatement, (body, caller) => readStatement(deps, body, caller), STATEMENT),
    rawRoute('GET', '/api/agents/statement.csv', (request, caller) => downloadStatement(deps, request, caller)),
    signedInRoute(
      getClients,
      async (_body, caller) => {
        if (!isAgent(caller.user)) return refuse('not_allowed')
        const clients = await transactions.inTenant(caller.orgId, (tx) => people.listClientsOf(tx, caller.user.userId))
        return accept({ clients: clients.map((client) => ({ user_id: client.userId, name: nameOf(client), email: client.email })) })
      },
      STATEMENT,
    ),
    signedInRoute(sendCall, (body, caller) => sendPayLink(deps, body, caller), LINKS),
    signedInRoute(
      listPayLinks,
      async ({ cursor, limit }, caller) => {
        if (!isAgent(caller.user)) return refuse('not_allowed')
        const page = { ...ofAgent(caller), before: cursor, limit: limit + 1 }
        return transactions.inTenant(caller.orgId, async (tx) => {
          const found = await payLinks.list(tx, page)
          const shown = await standingLinks(deps, tx, caller.orgId, found.slice(0, limit))
          return accept({ links: shown.map(linkOnWire), next: found.length > limit ? shown.at(-1)!.link.linkId : null })
        })
      },
      LINKS,
    ),
    signedInRoute(withdrawCall, (body, caller) => withdrawPayLink(deps, body, caller), LINKS),
    signedInRoute(openCall, (body, caller) => openPayLink(deps, body.token, caller), LINKS),
    ...operatorCreditHttp(deps),
  ]
}
