import { accept, invariant, type OrgId, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Organisation, Settings } from './domain/organisation.ts'

const OPERATOR = 1

export interface OperatorHttpDeps {
  /** As it is now, whichever process saved it. */
  find(orgId: OrgId): Promise<Organisation | null>
  /** Changes its settings while nobody else does. */
  change(orgId: OrgId, change: (settings: Settings) => Settings): Promise<Organisation>
}

/** The organisation of an operator, to be read. The door has seen to it that a body names no other organisation. */
export async function readOwn({ find }: OperatorHttpDeps, { orgId, user }: SignedInCaller): Promise<Outcome<Organisation>> {
  if (user.usrType !== OPERATOR) return refuse('not_allowed')
  const organisation = await find(orgId)
  invariant(organisation, `the door found the organisation ${orgId} a moment ago`)
  return accept(organisation)
}

/** The same with its settings changed. */
export async function changeOwn(
  { change }: OperatorHttpDeps,
  { orgId, user }: SignedInCaller,
  to: (settings: Settings) => Settings,
): Promise<Outcome<Organisation>> {
  return user.usrType === OPERATOR ? accept(await change(orgId, to)) : refuse('not_allowed')
}
