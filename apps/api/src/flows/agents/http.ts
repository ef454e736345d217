import {
  addClient as addCall,
  chooseClient as chooseCall,
  clientBookings,
  getDesk as deskCall,
  getClients,
  getStatement,
  listPayLinks,
  setMarkup as markupCall,
  openPayLink as openCall,
  previewPayLink as previewCall,
  sendPayLink as sendCall,
  withdrawPayLink as withdrawCall,
} from '@sojourn/contracts'
import { accept, refuse } from '@sojourn/kernel'
import { type Route, rawRoute, route, signedInRoute } from '../../http/index.ts'
import { type AgencyDeps, isAgent, ofAgent } from './agency-deps.ts'
import { listClientBookings } from './client-bookings.ts'
import { addClient, chooseClient, clientOnWire, getDesk, matchingClients } from './desk.ts'
import { earningsHttp } from './earnings-http.ts'
import { openPayLink } from './open-pay-link.ts'
import { operatorCreditHttp } from './operator-http.ts'
import { linkOnWire, linksWithState } from './pay-link-state.ts'
import { previewPayLink } from './preview-pay-link.ts'
import { downloadStatement, readStatement } from './read-statement.ts'
import { LINKS, SALES, STATEMENT } from './refusals.ts'
import { sendPayLink } from './send-pay-link.ts'
import { setMarkup } from './set-markup.ts'
import { withdrawPayLink } from './withdraw-pay-link.ts'

export function agencyHttp(deps: AgencyDeps): Route[] {
  const { transactions, people, payLinks } = deps
  return [
    signedInRoute(getStatement, (body, caller) => readStatement(deps, body, caller), STATEMENT),
    rawRoute('GET', '/api/agents/statement.csv', (request, caller) => downloadStatement(deps, request, caller)),
    signedInRoute(
      getClients,
      async ({ text }, caller) => {
        if (!isAgent(caller.user)) return refuse('not_allowed')
        const all = await transactions.inTenant(caller.orgId, (tx) => people.listClientsOf(tx, caller.user.userId))
        return accept({ clients: matchingClients(all, text).map(clientOnWire) })
      },
      STATEMENT,
    ),
    signedInRoute(deskCall, (_body, caller) => getDesk(deps, caller), STATEMENT),
    signedInRoute(chooseCall, (body, caller) => chooseClient(deps, body.client_id, caller), SALES),
    signedInRoute(addCall, (body, caller) => addClient(deps, body, caller), SALES),
    signedInRoute(markupCall, (body, caller) => setMarkup(deps, body, caller), SALES),
    signedInRoute(clientBookings, (body, caller) => listClientBookings(deps, body, caller), SALES),
    route(previewCall, (body, caller) => previewPayLink(deps, body.token, caller), LINKS),
    signedInRoute(sendCall, (body, caller) => sendPayLink(deps, body, caller), LINKS),
    signedInRoute(
      listPayLinks,
      async ({ cursor, limit }, caller) => {
        if (!isAgent(caller.user)) return refuse('not_allowed')
        const page = { ...ofAgent(caller), before: cursor, limit: limit + 1 }
        return transactions.inTenant(caller.orgId, async (tx) => {
          const found = await payLinks.list(tx, page)
          const shown = await linksWithState(deps, tx, caller.orgId, found.slice(0, limit))
          return accept({ links: shown.map(linkOnWire), next: found.length > limit ? shown.at(-1)!.link.linkId : null })
        })
      },
      LINKS,
    ),
    signedInRoute(withdrawCall, (body, caller) => withdrawPayLink(deps, body, caller), LINKS),
    signedInRoute(openCall, (body, caller) => openPayLink(deps, body.token, caller), LINKS),
    ...operatorCreditHttp(deps),
    ...earningsHttp(deps),
  ]
}
