import type { AgencyDeskShape, addClient as addCall, chooseClient as chooseCall, DataOf, getDesk as getCall, ParsedBodyOf } from '@sojourn/contracts'
import { accept, fold, type Outcome, refuse, shownEmail, type Tx, type UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { AgencyDesk } from '../../modules/agency-sales/index.ts'
import { type AgencyDeps, type AgencyPerson, isAgent, nameOf } from './agency-deps.ts'

type Deps = Pick<AgencyDeps, 'transactions' | 'agencySales' | 'people'>

export const ofSession = ({ orgId, user }: SignedInCaller) => ({ orgId, sessionId: user.sessionId, agentId: user.userId })

export const clientOnWire = (person: AgencyPerson) => ({
  user_id: person.userId,
  name: nameOf(person),
  first_name: person.firstName,
  last_name: person.lastName,
  email: person.email,
  phone: person.phone,
})

/** Those whose name or address has the text. */
export function matchingClients(clients: readonly AgencyPerson[], text: string): readonly AgencyPerson[] {
  const wanted = fold(text)
  return clients.filter((client) => fold(`${nameOf(client)} ${client.email} ${shownEmail(client.email)}`).includes(wanted))
}

/** A client of the caller who may be sold to; null for others. */
export async function ownClient(
  { people }: Pick<AgencyDeps, 'people'>,
  tx: Tx,
  clientId: UserId | null,
  { user }: SignedInCaller,
): Promise<AgencyPerson | null> {
  const person = clientId === null ? null : await people.find(tx, clientId)
  return person && person.agentId === user.userId && !person.isBlocked ? person : null
}

export async function deskOnWire(deps: Deps, tx: Tx, desk: AgencyDesk, caller: SignedInCaller): Promise<AgencyDeskShape> {
  const client = await ownClient(deps, tx, desk.clientId, caller)
  const { markupBasisPoints: points } = desk
  return { client: client && clientOnWire(client), markup_percent: points === null ? null : points / 100, limits: limitsOnWire(caller) }
}

export function limitsOnWire({ org }: Pick<SignedInCaller, 'org'>) {
  const { minBasisPoints, maxBasisPoints } = org.site.agentMarkup
  return { min_percent: minBasisPoints / 100, max_percent: maxBasisPoints / 100 }
}

/** For whom the caller works in this session. */
export async function getDesk(deps: Deps, caller: SignedInCaller): Promise<Outcome<DataOf<typeof getCall>>> {
  if (!isAgent(caller.user)) return refuse('not_allowed')
  return deps.transactions.inTenant(caller.orgId, async (tx) => {
    const desk = await deps.agencySales.deskOf(tx, ofSession(caller))
    return accept({ desk: await deskOnWire(deps, tx, desk, caller) })
  })
}

/** Chosen once, a client is taken into every form of this session. */
export async function chooseClient(deps: Deps, clientId: string | null, caller: SignedInCaller): Promise<Outcome<DataOf<typeof chooseCall>>> {
  if (!isAgent(caller.user)) return refuse('not_allowed')
  return deps.transactions.inTenant(caller.orgId, async (tx) => {
    const client = await ownClient(deps, tx, clientId as UserId | null, caller)
    if (clientId !== null && !client) return refuse('not_found')
    const desk = await deps.agencySales.changeDesk(tx, ofSession(caller), { clientId: client?.userId ?? null })
    return accept({ desk: await deskOnWire(deps, tx, desk, caller) })
  })
}

/** A person whom an agent wants to sell to and who has no account yet. */
export async function addClient(
  { people }: Pick<AgencyDeps, 'people'>,
  body: ParsedBodyOf<typeof addCall>,
  caller: SignedInCaller,
): Promise<Outcome<DataOf<typeof addCall>>> {
  if (!isAgent(caller.user)) return refuse('not_allowed')
  const { first_name: firstName, last_name: lastName, email, reason } = body
  const added = await people.inviteClient({ firstName, lastName, email, reason }, caller)
  return added.ok ? accept({ client: clientOnWire(added.value) }) : added
}
